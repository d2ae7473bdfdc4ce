import { expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { told } from "./story";

const taken: WireEvent = { kind: "gold-taken", seat: 1, value: null };

test("a gold card that somebody took shows a number only where everyone may know it", () => {
  expect(told(taken)?.picture).toBe("gold:0");
  const open = [taken, { kind: "gold-shown", seat: 1, values: [3] } as WireEvent];
  expect(told(taken, 0, open)?.picture).toBe("gold:3");
});
