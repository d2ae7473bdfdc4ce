import { expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { soundsOf } from "./step-sounds";

const laid: WireEvent = { kind: "path-laid", seat: 0, cell: [7, 0], card: "Pew" };
const turned = (content: string): WireEvent => ({ kind: "goal-turned", goal: 1, content });
const ended = (winner: string, ...roles: string[]): WireEvent =>
  ({ kind: "round-ended", round: 1, winner, how: "treasure", starter: 0, turns: 9, finder: null, roles, spare: null, goals: [] });
const paid = (seat: number): WireEvent => ({ kind: "gold-paid", seat, count: 1, loose: 0, kept: null, rejected: null });

const names = (events: WireEvent[], seat: number | null) => soundsOf(events, seat).map(([sound]) => sound);

test("a card is heard first, then the goal it turns, one after the other", () => {
  expect(soundsOf([laid, turned("Pes")], 0)).toEqual([["lay", 0], ["stone", 0.25]]);
  expect(names([laid, turned("treasure"), ended("diggers", "digger", "saboteur")], 0)).toEqual(["lay", "treasure", "won"]);
});

test("a round is won or lost for the one who listens", () => {
  const found = [ended("diggers", "digger", "saboteur")];
  expect([names(found, 0), names(found, 1), names(found, null)]).toEqual([["won"], ["lost"], ["won"]]);
  const missed = [ended("saboteurs", "digger", "saboteur"), paid(1)];
  expect([names(missed, 0), names(missed, 1), names(missed, null)]).toEqual([["lost"], ["won"], ["lost"]]);
});

test("a selfish dwarf wins alone or not at all", () => {
  const alone = [ended("diggers", "selfish", "digger"), paid(0)];
  expect([names(alone, 0), names(alone, 1)]).toEqual([["won"], ["lost"]]);
  expect(names([ended("diggers", "selfish", "digger")], 0)).toEqual(["lost"]);
});
