import { expect, test } from "vitest";
import measured from "../generated/balance.json";
import { Messages } from "./messages";

test("numbers are written as the language writes them", () => {
  const messages = new Messages("lt");
  messages.add((_, write) => ({ balance: (values) => `${write(values, "gold")} instead of ${write(values, "usual_gold")}` }));
  expect(messages.text("balance", { gold: 1.2, usual_gold: 1.6 })).toBe("1,2 instead of 1,6");
});

test("a table of every size was measured", () => {
  expect(Object.keys(measured.diggers)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("the usual table is among those measured", () => {
  expect(Object.keys(measured.numbers)).toContain(measured.usual);
});
