import { expect, test } from "vitest";
import { isShown } from "./muted";

test("chat of the muted is hidden, their preset phrases are not", () => {
  const muted = new Set([2]);
  expect([isShown("hello", 2, muted), isShown("hello", 1, muted), isShown("!thanks", 2, muted)]).toEqual([false, true, true]);
  expect(isShown("hello", 2)).toBe(true);
});
