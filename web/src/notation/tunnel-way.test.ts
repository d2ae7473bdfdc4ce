import { expect, test } from "vitest";
import { keyOf } from "./cells";
import { reachedCells, wayTo } from "./tunnel-way";

const mine = (cards: Record<string, string>) => new Map(Object.entries({ "0,0": "Pnesw", ...cards }));
const keys = (cards: Record<string, string>) => reachedCells(mine(cards)).map(keyOf);

test("tunnels are joined where both cards are open", () => {
  expect(keys({ "1,0": "Pew", "2,0": "Pns", "0,1": "Pns", "5,0": "Pew" })).toEqual(["0,0", "1,0", "0,1"]);
});

test("a dead end is reached, and nothing behind it", () => {
  expect(keys({ "1,0": "Pe/w", "2,0": "Pew" })).toEqual(["0,0", "1,0"]);
});

test("the way runs from the middle of the start to the middle of the goal, with the sides it passes", () => {
  expect(wayTo(mine({ "1,0": "Psw", "1,1": "Pnesw", "2,1": "Pnesw" }), { column: 2, row: 1 })).toEqual([
    { cell: { column: 0, row: 0 }, enters: null, leaves: "e" },
    { cell: { column: 1, row: 0 }, enters: "w", leaves: "s" },
    { cell: { column: 1, row: 1 }, enters: "n", leaves: "e" },
    { cell: { column: 2, row: 1 }, enters: "w", leaves: null },
  ]);
});

test("two tunnels of one card that do not meet are two ways", () => {
  // From the west only the north is open here; the south is another tunnel, entered from below.
  const cards = mine({ "1,0": "Pnw/es", "1,-1": "Pes", "2,-1": "Psw", "2,0": "Pnw" });
  expect(wayTo(cards, { column: 2, row: 0 }).map(({ cell }) => keyOf(cell))).toEqual(["0,0", "1,0", "1,-1", "2,-1", "2,0"]);
});

test("there is no way to what is not joined", () => {
  expect(wayTo(mine({ "2,0": "Pew" }), { column: 2, row: 0 })).toEqual([]);
});
