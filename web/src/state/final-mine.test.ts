import { expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { finalMine } from "./final-mine";
import { PUBLIC } from "./table.fixture";

const ended: WireEvent = {
  kind: "round-ended", round: 1, winner: "diggers", how: "treasure", starter: 0, turns: 9, finder: 0, roles: [], spare: null,
  goals: ["Pes", "treasure", "Psw"],
};
const began: WireEvent = { kind: "round-began", round: 2, starter: 1, hand_sizes: [], deck_size: 49, mine: [], stones: [], broken: [] };
const tunnel: [number, number, string][] = [1, 2, 3, 4, 5, 6].map((column) => [column, 0, "Pew"]);
const before = { ...PUBLIC, mine: [...PUBLIC.mine, ...tunnel] };

test("the card that ended the round lies in it, and all goals are open", () => {
  const laid: WireEvent[] = [{ kind: "path-laid", seat: 0, cell: [7, 0], card: "Pew" }, { kind: "goal-turned", goal: 1, content: "treasure" }];
  const final = finalMine({ before, events: [...laid, ended, began] });
  expect(final.mine).toContainEqual([7, 0, "Pew"]);
  expect(final.goals).toEqual([{ content: "Pes", card: null }, { content: "treasure", card: "Pnesw" }, { content: "Psw", card: null }]);
  expect(final.reached).toContainEqual([8, 0]);
});

test("what a rockfall took is gone, and what it cut off is dark", () => {
  const final = finalMine({ before, events: [{ kind: "rock-fell", seat: 0, cell: [2, 0], card: "Pew" }, { ...ended, winner: "saboteurs" }] });
  expect(final.mine).not.toContainEqual([2, 0, "Pew"]);
  expect(final.reached).toEqual([[0, 0], [1, 0]]);
});
