import { beforeEach, expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { endingAfter } from "./round-ending";
import { welcomed } from "./table.fixture";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const ended: WireEvent = {
  kind: "round-ended", round: 1, winner: "saboteurs", how: "hands", starter: 0, turns: 30, finder: null,
  roles: ["saboteur", "digger", "digger"], spare: "digger", goals: ["Pes", "treasure", "Psw"],
};
const paid: WireEvent = { kind: "gold-paid", seat: 0, count: 2, loose: 1, kept: [2, 1], rejected: [] };
const taken = (seat: number, value: number | null): WireEvent => ({ kind: "gold-taken", seat, value });

test("the reader's nuggets are counted with those that came without a card, and nobody else's", () => {
  expect(endingAfter(null, { n: 9, events: [ended, paid], seat: 1 }, null, 0)?.won).toBe(4);
  const others = endingAfter(null, { n: 9, events: [ended, { ...paid, kept: null, rejected: null }], seat: 1 }, null, 1);
  expect(others?.won).toBe(0);
  expect(endingAfter(others, { n: 9, events: [taken(1, 3), taken(2, null)], seat: 1 }, null, 1)?.won).toBe(3);
});

test("what was won before a reload is not known, and no part of it is told for the whole", () => {
  const reloaded = { ...endingAfter(null, { n: 9, events: [ended], seat: 1 }, null, 1)!, won: null };
  expect(endingAfter(reloaded, { n: 9, events: [taken(1, 2)], seat: 1 }, null, 1)?.won).toBe(null);
});

test("nobody is asked for a move while others still read how the round ended", () => {
  const table = welcomed();
  table.receive({ type: "rest", seats: [1, 2], left: 20_000 });
  expect([table.myTurn, table.rest.seconds]).toEqual([false, 20]);
  table.receive({ type: "rest", seats: [], left: 0 });
  expect(table.myTurn).toBe(true);
});

test("with open gold, everybody's nuggets are known, also those without a card; without it, nobody's", () => {
  const hidden: WireEvent = { ...paid, kept: null, rejected: null };
  const shown = (seat: number, ...values: number[]): WireEvent => ({ kind: "gold-shown", seat, values });
  const open = endingAfter(null, { n: 9, events: [ended, hidden, shown(0, 2, 1)], seat: 1 }, null, 1);
  expect(open?.open).toEqual({ 0: 4 });
  expect(endingAfter(open, { n: 9, events: [taken(2, null), shown(2, 3)], seat: 2 }, null, 1)?.open).toEqual({ 0: 4, 2: 3 });
  expect(endingAfter(null, { n: 9, events: [ended, paid, taken(1, 2)], seat: 1 }, null, 1)?.open).toEqual({});
});
