import { expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import { hintFor, HINTS, type Situation } from "./first-game-hints";

function seen(change: { legal?: string[]; broken?: string[][]; goals?: (string | null)[]; own?: boolean } = {}): WireView {
  const { legal = [], broken = [[], [], []], goals = [null, null, null], own = true } = change;
  const open = { broken, goals: goals.map((content) => ({ content, card: null })) };
  return { public: open, seat: 1, own: own ? { role: "digger" } : null, legal, reached: [] } as unknown as WireView;
}

function now(change: Partial<Situation> = {}): Situation {
  return { view: seen(), myTurn: false, winner: null, ...change };
}

test("a hint comes when it matters, and never again", () => {
  expect(hintFor(now(), [])).toBe("role");
  expect(hintFor(now(), ["role"])).toBe("goals");
  expect(hintFor(now(), ["role", "goals"])).toBeUndefined();
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["Pew@1,0"] }) }), ["role", "goals"])).toBe("fits");
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["-Pew"] }) }), ["role", "goals"])).toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [["lamp"], [], []] }) }), ["role", "goals"])).toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [[], ["lamp"], []] }) }), ["role", "goals"])).toBe("broken");
  expect(hintFor(now({ view: seen({ goals: [null, "Psw", null] }) }), ["role", "goals"])).toBe("stone");
  expect(hintFor(now({ view: seen({ goals: [null, "Psw", null] }) }), [...HINTS])).toBeUndefined();
});

test("at the end of a round only the gold matters", () => {
  expect(hintFor(now({ winner: "diggers" }), [])).toBe("gold");
  expect(hintFor(now({ winner: "diggers" }), ["gold"])).toBeUndefined();
});

test("whoever only watches is told nothing", () => {
  expect(hintFor(now({ view: seen({ own: false }) }), [])).toBeUndefined();
});
