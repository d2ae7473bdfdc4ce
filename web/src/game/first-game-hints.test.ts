import { expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import { hintFor, HINTS, type Hint, type Situation } from "./first-game-hints";

type Goals = [content: string | null, card?: string][];
const HIDDEN: Goals = [[null], [null], [null]];

interface Seen { legal?: string[]; broken?: string[][]; goals?: Goals; role?: string; own?: boolean; hand?: string[]; round?: number; deck?: number; mine?: [number, number, string][] }

function seen(change: Seen = {}): WireView {
  const { legal = [], broken = [[], [], []], goals = HIDDEN, role = "digger", own = true, hand = ["Pew"], round = 1, deck = 30, mine = [] } = change;
  const open = { broken, phase: "play", round, deck_size: deck, mine: [[0, 0, "Pnesw"], ...mine], goals: goals.map(([content, card = null]) => ({ content, card })) };
  return { public: open, seat: 1, own: own ? { role, hand } : null, legal, reached: [[0, 0], [1, 0]] } as unknown as WireView;
}

function now(change: Partial<Situation> = {}): Situation {
  return { view: seen(), myTurn: false, winner: null, claimed: false, amongBots: false, rested: true, ...change };
}

test("a hint comes when it matters, and never again", () => {
  expect(hintFor(now(), [])).toBe("goals");
  expect(hintFor(now(), ["goals"])).toBeUndefined();
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["Pew@1,0"] }) }), ["goals"])).toBe("fits");
  expect(hintFor(now({ myTurn: true, view: seen({ legal: ["-Pew"] }) }), ["goals", "turn"])).toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [[], ["lamp"], []] }) }), ["goals"])).toBe("broken");
});

test("no hint tells the role to whoever glances at the screen", () => {
  for (const known of [[], ["goals"], ["goals", "fits"], ["goals", "fits", "turn"]]) {
    const hints = ["digger", "saboteur", "selfish"].map((role) => hintFor(now({ myTurn: true, view: seen({ role, legal: ["Pew@1,0"] }) }), known));
    expect(new Set(hints).size, known.join()).toBe(1);
  }
});

test("a stone is spoken of while it is all that has been found", () => {
  const hint = (goals: Goals) => hintFor(now({ view: seen({ goals }) }), ["goals"]);
  expect(hint([[null], ["Psw", "Psw"], [null]])).toBe("stone");
  expect(hint([[null], ["Psw"], [null]]), "still to be placed").toBeUndefined();
  expect(hint([["Pes"], ["treasure", "Pnesw"], ["Psw"]]), "the treasure; the others are turned over as well").toBeUndefined();
  expect(hint([["Pes", "Pes"], ["treasure", "Pnesw"], ["Psw"]]), "a stone and the treasure by one card").toBeUndefined();
  expect(hint([["Pes", "Pes"], ["treasure"], ["Psw"]]), "the saboteurs have won").toBeUndefined();
});

test("what has just happened comes before what can wait", () => {
  const hint = (change: Seen, known: string[] = ["goals", "fits"]) => hintFor(now({ myTurn: true, view: seen({ hand: ["V", "Pn/e"], ...change }) }), known);
  expect(hint({ mine: [[1, 0, "Pew"], [3, 0, "Pew"]] }), "a card that no tunnel reaches").toBe("dark");
  expect(hint({ mine: [[1, 0, "Pew"]], hand: ["Pew"] }), "all of it is lit").toBe("turn");
  expect(hint({ deck: 0 })).toBe("empty");
  expect(hint({ goals: [[null], ["Psw", "Psw"], [null]], deck: 0 })).toBe("stone");
});

test("a card that is held for the first time is told of on one's first turns, before what is general", () => {
  const turn = (known: Hint[], hand = ["V", "Pn/e"]) => hintFor(now({ myTurn: true, amongBots: true, claimed: true, view: seen({ hand }) }), ["goals", "fits", ...known]);
  expect(turn([])).toBe("map");
  expect(turn(["map"])).toBe("dead-end");
  expect(turn(["map", "dead-end"])).toBe("turn");
  expect(turn(["map", "dead-end", "turn", "tools", "broken", "empty"], ["V"]), "however many there were").toBeUndefined();
  expect(turn(["dead-end", "turn", "tools", "broken", "empty"], ["V"])).toBe("map");
  expect(hintFor(now({ view: seen({ hand: ["V"] }) }), ["goals", "fits"]), "not on another's turn").toBeUndefined();
});

test("the card that is chosen is told of then, whatever else could be said", () => {
  const hint = (chosen: string, change: Partial<Situation> = {}, known: string[] = []) => hintFor(now({ chosen, ...change }), known);
  for (const [card, told] of [["V", "map"], ["Pn/e", "dead-end"], ["Blamp", "tools"], ["Mcart+lamp", "tools"]] as const) {
    expect(hint(card), card).toBe(told);
    expect(hint(card, { rested: false, myTurn: true }, ["goals", "fits"]), `${card} right after another hint`).toBe(told);
    expect(hint(card, {}, [told]), "which is known").toBe("goals");
  }
  expect(hint("Pew")).toBe("goals");
  expect(hint("V", { view: seen({ broken: [[], ["lamp"], []] }) }), "but for one's own tools").toBe("broken");
  expect(hint("V", { winner: "diggers" }), "nor at the end of a round").toBe("gold");
});

test("what has just happened to one's own tools comes first of all", () => {
  expect(hintFor(now({ view: seen({ broken: [[], ["lamp"], []] }) }), [])).toBe("broken");
  expect(hintFor(now({ mended: true }), [])).toBe("mended");
  expect(hintFor(now({ mended: true }), ["mended"])).toBe("goals");
  expect(hintFor(now({ mended: true, winner: "diggers" }), [])).toBe("gold");
});

test("what a broken tool means is told when the first one is broken, and to whoever can break or repair one", () => {
  const others = now({ view: seen({ broken: [["lamp"], [], []] }) });
  expect(hintFor(others, ["goals"])).toBe("tools");
  expect(hintFor(others, ["goals", "tools"])).toBeUndefined();
  expect(hintFor({ ...others, rested: false }, ["goals"]), "not right after another").toBeUndefined();
  expect(hintFor(now({ view: seen({ broken: [["lamp"], ["cart"], []] }) }), ["goals"]), "one's own comes first").toBe("broken");
  for (const card of ["Blamp", "Mcart", "Mpick+lamp"]) {
    const held = now({ myTurn: true, view: seen({ hand: ["Pew", card] }) });
    expect(hintFor(held, ["goals", "turn"]), card).toBe("tools");
    expect(hintFor({ ...held, myTurn: false }, ["goals", "turn"]), card).toBeUndefined();
  }
  expect(hintFor(now({ myTurn: true }), ["goals", "turn"]), "only path cards").toBeUndefined();
});

test("whoever reads about a broken tool goes on reading when a bot has repaired it", () => {
  expect(hintFor(now(), ["goals"], "tools")).toBe("tools");
  expect(hintFor(now({ myTurn: true }), ["goals"], "tools")).toBe("tools");
  expect(hintFor(now(), ["goals", "tools"], "tools")).toBeUndefined();
});

test("what others say of a goal and what bots are like is told in the first game", () => {
  expect(hintFor(now({ claimed: true, amongBots: true }), ["goals", "turn"])).toBe("claim");
  expect(hintFor(now({ myTurn: true, amongBots: true }), ["goals", "turn"])).toBe("bots");
  expect(hintFor(now({ myTurn: true, amongBots: true }), ["goals", "turn", "bots"])).toBeUndefined();
});

test("a hint that can wait never follows another at once, and a first round has not too many", () => {
  const turn = now({ myTurn: true, view: seen({ legal: ["Pew@1,0"] }) });
  expect(hintFor({ ...turn, rested: false }, ["goals"]), "this cannot wait").toBe("fits");
  expect(hintFor({ ...turn, rested: false }, ["goals", "fits"])).toBeUndefined();
  expect(hintFor({ ...turn, rested: true }, ["goals", "fits"])).toBe("turn");
  const known = ["goals", "fits", "turn", "tools", "broken", "dead-end"];
  expect(hintFor({ ...turn, claimed: true }, known)).toBeUndefined();
  expect(hintFor({ ...turn, view: seen({ deck: 0 }) }, known)).toBe("empty");
  expect(hintFor({ ...turn, claimed: true, view: seen({ round: 2 }) }, [...known, "ahead"])).toBe("claim");
});

test("what a turn is comes before all that nobody needs, and in every first round", () => {
  const all = { claimed: true, amongBots: true, view: seen({ hand: ["V", "Pn/e"] }) };
  expect(hintFor(now(all), ["goals"]), "a claim before one's first turn").toBeUndefined();
  expect(hintFor(now({ ...all, myTurn: true }), ["goals", "map", "dead-end"])).toBe("turn");
  const many = ["goals", "fits", "stone", "dark", "broken", "tools", "map", "dead-end"];
  expect(hintFor(now({ ...all, myTurn: true }), many), "however many there were").toBe("turn");
  expect(hintFor(now({ ...all, myTurn: true, view: seen({ hand: ["Blamp"], broken: [["cart"], [], []] }) }), ["goals"])).toBe("turn");
});

test("a hint that is being read is pushed away only by one that cannot wait", () => {
  const turn = now({ myTurn: true, claimed: true, view: seen({ legal: ["Pew@1,0"] }) });
  const known = ["goals", "fits"];
  const among = { ...turn, amongBots: true };
  expect(hintFor(among, [...known, "turn"])).toBe("claim");
  expect(hintFor(among, [...known, "turn"], "bots"), "it is being read").toBe("bots");
  expect(hintFor(among, [...known, "turn", "bots"], "bots"), "it was put aside").toBe("claim");
  expect(hintFor(turn, [...known, "turn"], "bots"), "it does not matter any more").toBe("claim");
  expect(hintFor({ ...among, view: seen({ deck: 0 }) }, [...known, "turn"], "bots"), "this cannot wait").toBe("empty");
});

test("at the end of a round only the gold and what lies ahead matter", () => {
  const end = now({ winner: "diggers", view: seen({ goals: [[null], ["Psw", "Psw"], [null]] }) });
  expect(hintFor(end, [])).toBe("gold");
  expect(hintFor(end, ["gold"])).toBe("ahead");
  expect(hintFor(end, ["gold", "ahead"])).toBeUndefined();
  expect(hintFor(end, [...HINTS])).toBeUndefined();
});

test("whoever was told of the gold when the diggers won is told what saboteurs get when they win", () => {
  expect(hintFor(now({ winner: "saboteurs" }), [])).toBe("gold");
  expect(hintFor(now({ winner: "saboteurs" }), ["gold", "ahead"])).toBe("unfound");
  expect(hintFor(now({ winner: "saboteurs" }), ["gold", "ahead", "unfound"])).toBeUndefined();
  expect(hintFor(now({ winner: "diggers" }), ["gold", "ahead"])).toBeUndefined();
  expect(hintFor(now(), ["goals", "gold", "ahead"])).toBeUndefined();
});

test("what lies ahead is told as long as some of it was not met, at the latest when the next round begins", () => {
  const end = now({ winner: "diggers" });
  const next = now({ view: seen({ round: 2 }) });
  for (const [met, told] of [[[], "ahead"], [["stone", "dark"], "ahead"], [["stone", "dark", "empty"], undefined]] as const) {
    expect(hintFor(end, ["goals", "gold", ...met])).toBe(told);
    expect(hintFor(next, ["goals", "gold", ...met])).toBe(told);
  }
  expect(hintFor(now(), ["goals", "gold"]), "during a first round").toBeUndefined();
  expect(hintFor({ ...next, myTurn: true }, ["goals"]), "though the gold was not put aside").toBe("ahead");
  const known = ["goals", "gold", "ahead"];
  expect(hintFor(next, known)).toBeUndefined();
  expect(hintFor({ ...next, view: seen({ round: 2, deck: 0 }) }, known), "it still comes at its moment").toBe("empty");
});

test("whoever only watches is told nothing", () => {
  expect(hintFor(now({ view: seen({ own: false }) }), [])).toBeUndefined();
});

test("after the game there is nothing left to teach", () => {
  const view = seen();
  expect(hintFor(now({ view: { ...view, public: { ...view.public, phase: "over" } } }), [])).toBeUndefined();
});
