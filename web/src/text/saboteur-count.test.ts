import { expect, test } from "vitest";
import { saboteurCount } from "./saboteur-count";

const count = (players: number, role: string, ...options: string[]) => saboteurCount({ players, options }, role);

test("one dwarf card is left over, and it may be a saboteur's", () => {
  expect(count(5, "digger")).toEqual({ kind: "range", lowest: 1, highest: 2 });
  expect(count(3, "digger")).toEqual({ kind: "range", lowest: 0, highest: 1 });
  expect(count(9, "saboteur")).toEqual({ kind: "range", lowest: 2, highest: 3 });
});

test("a saboteur counts at lowest one", () => {
  expect(count(3, "saboteur")).toEqual({ kind: "alone", lowest: 1, highest: 1 });
  expect(count(5, "saboteur")).toEqual({ kind: "range", lowest: 1, highest: 2 });
});

test("where all saboteurs play, everybody knows how many", () => {
  expect(count(5, "digger", "all_saboteurs")).toEqual({ kind: "exact", lowest: 2, highest: 2 });
  expect(count(5, "selfish", "all_saboteurs", "selfish_dwarf", "open_gold")).toEqual({ kind: "exact", lowest: 2, highest: 2 });
  expect(count(4, "saboteur", "all_saboteurs")).toEqual({ kind: "alone", lowest: 1, highest: 1 });
});
