import { expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import { hintFor, HINTS, type Situation } from "./first-game-hints";

type Goals = [content: string | null, card?: string][];
const HIDDEN: Goals = [[null], [null], [null]];

function seen(change: { legal?: string[]; broken?: string[][]; goals?: Goals; role?: string; own?: boolean } = {}): WireView {
  const { legal = [], broken = [[], [], []], goals = HIDDEN, role = "digger", own = true } = change;
  const open = { broken, phase: "play", goals: goals.map(([content, card = null]) => ({ content, card })) };
  return { public: open, seat: 1, own: own ? { role } : null, legal, reached: [] } as unknown as WireView;
}

function now(change: Partial<Situation> = {}): Situation {
  return { view: seen(), myTurn: false, winner: null, ...change };
}

test("a hint comes when it matters, and never again", () => {
  expect(hintFor(now(), [])).toBe("goals");
  expect(hintFor(now(), ["goals"])).toBeUndefined();
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["Pew@1,0"] }) }), ["goals"])).toBe("fits");
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["-Pew"] }) }), ["goals"])).toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [["lamp"], [], []] }) }), ["goals"])).toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [[], ["lamp"], []] }) }), ["goals"])).toBe("broken");
});

test("a saboteur is told how to sabotage, on their own turn, once they know how to dig", () => {
  const turn = now({ myTurn: true, view: seen({ role: "saboteur", legal: ["Pew@1,0"] }) });
  expect(hintFor(turn, ["goals"])).toBe("fits");
  expect(hintFor(turn, ["goals", "fits"])).toBe("sabotage");
  expect(hintFor({ ...turn, myTurn: false }, ["goals", "fits"])).toBeUndefined();
  expect(hintFor({ ...turn, view: seen() }, ["goals", "fits"])).toBeUndefined();
});

test("a stone is spoken of while it is all that has been found", () => {
  const hint = (goals: Goals) => hintFor(now({ view: seen({ goals }) }), ["goals"]);
  expect(hint([[null], ["Psw", "Psw"], [null]])).toBe("stone");
  expect(hint([[null], ["Psw"], [null]]), "still to be placed").toBeUndefined();
  expect(hint([["Pes"], ["treasure", "Pnesw"], ["Psw"]]), "the treasure; the others are turned over as well").toBeUndefined();
  expect(hint([["Pes", "Pes"], ["treasure", "Pnesw"], ["Psw"]]), "a stone and the treasure by one card").toBeUndefined();
  expect(hint([["Pes", "Pes"], ["treasure"], ["Psw"]]), "the saboteurs have won").toBeUndefined();
});

test("at the end of a round only the gold matters", () => {
  const end = now({ winner: "diggers", view: seen({ goals: [[null], ["Psw", "Psw"], [null]] }) });
  expect(hintFor(end, [])).toBe("gold");
  expect(hintFor(end, ["gold"])).toBeUndefined();
  expect(hintFor(end, [...HINTS])).toBeUndefined();
});

test("whoever only watches is told nothing", () => {
  expect(hintFor(now({ view: seen({ own: false }) }), [])).toBeUndefined();
});
