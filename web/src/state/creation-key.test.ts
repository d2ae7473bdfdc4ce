import { beforeEach, expect, test } from "vitest";
import { CreationKey } from "./creation-key.svelte";

beforeEach(() => localStorage.clear());

test("nothing is sent and nothing kept where no key was asked for", () => {
  const key = new CreationKey();
  expect(key.with({ name: "Ana" })).toEqual({ name: "Ana" });
  key.keep();
  expect([key.asked, localStorage.length]).toEqual([false, 0]);
});

test("a key that was right is there the next time", () => {
  const key = new CreationKey();
  expect(key.refused("key-needed", "You need a key.")).toBe(true);
  expect([key.asked, key.problem]).toEqual([true, "You need a key."]);
  key.text = " open sesame ";
  expect(key.with({ name: "Ana" })).toEqual({ name: "Ana", key: "open sesame" });
  expect(key.problem).toBe("");
  key.keep();
  expect(new CreationKey().with({})).toEqual({ key: "open sesame" });
});

test("a key that became wrong is forgotten, and other refusals are not about it", () => {
  const key = new CreationKey();
  key.text = "open sesame";
  key.keep();
  expect(key.refused("too-often", "Wait.")).toBe(false);
  expect(new CreationKey().text).toBe("open sesame");
  expect(key.refused("bad-key", "Wrong.")).toBe(true);
  expect(new CreationKey().text).toBe("");
});
