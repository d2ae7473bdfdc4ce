import { expect, test } from "vitest";
import type { RoundResult, WireEvent } from "../generated/wire";
import { told, type StoryEntry } from "../text/story";
import { eveningOf } from "./evening";

const result = (winner: string, how: string, ...roles: string[]): RoundResult => ({ winner, how, starter: 0, turns: 20, finder: null, roles });
const RESULTS = [result("diggers", "treasure", "saboteur", "digger", "digger"), result("saboteurs", "hands", "digger", "saboteur", "digger")];
const began = (round: number) => ({ kind: "round-began", round, starter: 0 }) as unknown as WireEvent;
const laid = (seat: number): WireEvent => ({ kind: "path-laid", seat, cell: [1, 0], card: "Pew" });
const taken = (seat: number): WireEvent => ({ kind: "gold-taken", seat, value: null });
const paid = (seat: number, count: number, loose = 0): WireEvent => ({ kind: "gold-paid", seat, count, loose, kept: null, rejected: null });

function story(...events: WireEvent[]): StoryEntry[] {
  return events.map((event, n) => ({ n, at: 0, by: null, told: told(event)! }));
}

const GOLD = [[], [3, 2, 1], [1]];

test("each round is told: who won it and how, who laid the last path, who the saboteurs were, and who got how much gold", () => {
  const lines = story(began(1), laid(2), laid(1), taken(1), taken(2), began(2), laid(0), paid(1, 2, 1));
  expect(eveningOf(RESULTS, GOLD, lines)).toEqual([
    { round: 1, winner: "diggers", how: "treasure", roles: RESULTS[0]!.roles, layer: 1, nuggets: [0, 3, 1] },
    { round: 2, winner: "saboteurs", how: "hands", roles: RESULTS[1]!.roles, layer: null, nuggets: [0, 4, 0] },
  ]);
});

test("where the story does not reach back to the first round nothing is made up", () => {
  const lines = story(laid(1), taken(1), taken(2), began(2), laid(0), paid(1, 2));
  expect(eveningOf(RESULTS, GOLD, lines).map(({ layer, nuggets }) => [layer, nuggets])).toEqual([[null, null], [null, null]]);
});
