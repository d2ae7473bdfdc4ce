import { expect, test } from "vitest";
import measured from "../generated/balance.json";
import { bundleFrom } from "./localize.svelte";

const SOURCE = "balance = { $same ->\n    [yes] same\n    [gold] { $gold } instead of { $usual_gold }\n   *[no] { $wins } instead of { $usual }\n}\n";

test("numbers are written as the language writes them", () => {
  const bundle = bundleFrom("lt", SOURCE);
  const pattern = bundle.getMessage("balance")!.value!;
  expect(bundle.formatPattern(pattern, { same: "gold", gold: 1.2, usual_gold: 1.6, wins: 0, usual: 0 })).toBe("1,2 instead of 1,6");
});

test("a table of every size was measured", () => {
  expect(Object.keys(measured.diggers)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("the usual table is among those measured", () => {
  expect(Object.keys(measured.numbers)).toContain(measured.usual);
});
