import { beforeEach, expect, test } from "vitest";
import type { Deal, Public, Room, Step, WireEvent, WireView } from "../generated/wire";
import { emptySeen, gameOf, noteRoom, noteStep, noteView, ownOf, type Seen } from "./seen";

const PUBLIC: Public = {
  edition: "lt", players: 3, options: [], rounds: 2, version: 0, round: 1, starter: 1, phase: "play", to_act: 1,
  mine: [[0, 0, "Pnesw"]], goals: [{ content: null, card: null }, { content: null, card: null }, { content: null, card: null }],
  hand_sizes: [6, 6, 6], broken: [[], [], []], deck_size: 49, discards: 0, played: [], looked: [[], [], []], choices: [],
  stone: null, roles: null, spare: null, offered: 0, gold_cards: [0, 0, 0], loose: [0, 0, 0], gold: null, results: [],
  nuggets: null, winners: null,
};
const HAND = ["Pns", "Pew", "Pes", "Blamp", "R", "V"];
const view = (more: Partial<Public> = {}, hand = HAND, seat: number | null = 0): WireView => ({
  public: { ...PUBLIC, ...more }, reached: [], seat, legal: [],
  own: seat === null ? null : { role: "digger", hand, discards: [], seen: [null, null, null], gold: [], offer: [], rejected: [] },
});
const step = (version: number, seat: number, move: string, events: WireEvent[], after: WireView): Step => ({
  type: "step", n: version, at: 0, game: 1, version, seat, move, by: null, events, room: null, hash: "", view: after,
});
const DEAL: Deal = { stage: "hashing", commitment: "c1", hashes: [null, null, null], nonces: [null, null, null], secret: null, seed: null };
const seat = (bot: string | null) => ({
  name: "Ana", dwarf: { shape: 0, colour: 0, pattern: 0 }, device: 0, bot, ready: true, away: false, stand_in: null, owed: 0, next: null, program: false, extensions: 0,
});
const ROOM: Room = {
  code: "ABC", stage: "dealing", host: 0, seats: [seat(null), seat(null), seat("gruff")], game: 0, paused: null, voted_clock: null, ended: null,
  settings: { edition: "lt", options: [], rounds: 2, first: null, clock: null, more_time: true, talk: "claims", private: false, closed: false, bot_pace: "normal", card_counter: true, listed: false, no_programs: false, hints: "alone" },
  votes: [], deal: DEAL, cancelled: [], finished: [], devices: 1,
};
const cancelled = (commitment: string, secret: string) => ({ commitment, secret, hashes: [], nonces: [], reason: "host" });

let seen: Seen;
beforeEach(() => {
  seen = emptySeen(1);
});

test("a commitment is remembered with the stage at which it was first shown, and hashes as they were first shown", () => {
  noteRoom(seen, ROOM);
  noteRoom(seen, { ...ROOM, deal: { ...DEAL, stage: "opening", hashes: ["h0", "h1", null] } });
  noteRoom(seen, { ...ROOM, stage: "playing", game: 1, deal: { ...DEAL, stage: "dealt", hashes: ["h0", "other", null] } });
  expect(seen).toMatchObject({ commitment: "c1", stage: "hashing", hashes: ["h0", "h1", null] });
  expect(seen.start).toEqual({ edition: "lt", options: [], rounds: 2, first: null, bots: [null, null, "gruff"] });
});

test("its own nonce counts as opened when the table shows it, until there is a new deal", () => {
  noteRoom(seen, ROOM);
  ownOf(seen, 0).nonce = "mine";
  const shown = (nonce: string) => ({ ...ROOM, deal: { ...DEAL, stage: "opening" as const, nonces: [nonce, "theirs", null] } });
  noteRoom(seen, shown("another"));
  expect(seen.own[0]!.opened).toBe(false);
  noteRoom(seen, shown("mine"));
  expect(seen.own[0]!.opened).toBe(true);
  noteRoom(seen, { ...ROOM, deal: { ...DEAL, commitment: "c2" } });
  expect(seen.own[0]).toMatchObject({ nonce: null, opened: false });
});

test("cancelled starts are remembered, also one that the server does not list, and belong to the next game", () => {
  noteRoom(seen, ROOM);
  const open: Room = { ...ROOM, stage: "open", deal: null, cancelled: [cancelled("c1", "s1")] };
  expect(gameOf(open)).toBe(1);
  noteRoom(seen, open);
  noteRoom(seen, { ...ROOM, deal: { ...DEAL, commitment: "c2" } });
  noteRoom(seen, { ...ROOM, deal: { ...DEAL, commitment: "c3" } });
  expect(seen.cancelled).toEqual([{ commitment: "c1", secret: "s1" }, { commitment: "c2", secret: null }]);
  expect(seen.commitment).toBe("c3");
});

test("who comes late remembers that, and does not take later seats and settings for those of the start", () => {
  noteRoom(seen, { ...ROOM, stage: "playing", game: 1, deal: { ...DEAL, stage: "dealt" } });
  expect([seen.stage, seen.start?.bots]).toEqual(["dealt", null]);
  const after = emptySeen(1);
  noteRoom(after, { ...ROOM, stage: "over", game: 1, deal: { ...DEAL, stage: "published" } });
  expect([after.stage, after.start]).toEqual(["published", null]);
});

test("a hand is the one that was dealt only before the seat's first move", () => {
  noteView(seen, view({ deck_size: 48, to_act: 2 }));
  expect(seen.own[0]!.rounds[1]!.hand).toEqual(HAND);
  const late = emptySeen(2);
  noteView(late, view({ deck_size: 46, to_act: 1 }));
  expect(late.own[0]!.rounds[1]!.hand).toBe(null);
  const deciding = emptySeen(3);
  noteView(deciding, view({ deck_size: 47, to_act: 0, hand_sizes: [5, 6, 6] }, HAND.slice(1)));
  expect(deciding.own[0]!.rounds[1]!.hand).toBe(null);
});

test("a card drawn is remembered with its place in the deck; others' cards are not even asked for", () => {
  noteView(seen, view());
  const before = { ...PUBLIC, version: 0, deck_size: 49 };
  noteStep(seen, step(1, 1, "-", [{ kind: "discarded", seat: 1, card: null }, { kind: "drew", seat: 1, card: null }], view({ version: 1 })), before);
  const mine = step(2, 0, "-Pns", [{ kind: "discarded", seat: 0, card: "Pns" }, { kind: "drew", seat: 0, card: "V" }], view({ version: 2 }));
  noteStep(seen, mine, { ...before, version: 1, deck_size: 48 });
  noteStep(seen, mine, { ...before, version: 1, deck_size: 48 });
  expect(seen.own[0]!.rounds[1]!.drawn).toEqual([[48, "V"]]);
  expect([seen.moves, seen.own[0]!.moves]).toEqual([{ 0: "-", 1: "-" }, { 1: "-Pns" }]);
  expect(Object.keys(seen.own)).toEqual(["0"]);
});

test("after a gap nothing is remembered of which the place is not known", () => {
  noteView(seen, view());
  noteStep(seen, step(9, 0, "-Pns", [{ kind: "drew", seat: 0, card: "V" }], view({ version: 9 })), { ...PUBLIC, version: 4 });
  expect(seen.own[0]!.rounds[1]!.drawn).toEqual([]);
});

test("the end of a round shows roles, goals and gold; the cards of the next are not mixed up with it", () => {
  noteView(seen, view());
  const ended: WireEvent[] = [
    { kind: "path-laid", seat: 0, cell: [7, 0], card: "Pew" },
    { kind: "round-ended", round: 1, winner: "saboteurs", how: "hands", starter: 1, turns: 9, finder: null, roles: ["saboteur", "digger", "digger"], spare: null, goals: ["treasure", "Pes", "Psw"] },
    { kind: "gold-paid", seat: 0, count: 2, loose: 0, kept: [1, 3], rejected: [] },
    { kind: "round-began", round: 2, starter: 2, hand_sizes: [6, 6, 6], deck_size: 49, mine: [], stones: [], broken: [] },
  ];
  noteStep(seen, step(50, 0, "Pew@7,0", ended, view({ version: 50, round: 2, starter: 2 })), { ...PUBLIC, version: 49, deck_size: 0 });
  expect(seen.rounds[1]).toMatchObject({ ended: 50, roles: ["saboteur", "digger", "digger"], goals: ["treasure", "Pes", "Psw"], paid: [[0, 2, 0]] });
  expect(seen.own[0]!.rounds[1]!.paid).toEqual({ kept: [1, 3], rejected: [] });
  expect(seen.own[0]!.rounds[2]!.hand).toEqual(HAND);
});

test("gold on offer is remembered with how many had picked before, and what was picked only by who did", () => {
  noteView(seen, view());
  const before = { ...PUBLIC, version: 49 };
  noteStep(seen, step(50, 1, "Pew@7,0", [{ kind: "gold-offered", seat: 1, count: 3, values: null }], view({ version: 50, phase: "pick-gold" })), before);
  const picked: WireEvent[] = [{ kind: "gold-taken", seat: 1, value: null }, { kind: "gold-offered", seat: 0, count: 2, values: [1, 2] }];
  noteStep(seen, step(51, 1, "G", picked, view({ version: 51, phase: "pick-gold" })), { ...before, version: 50 });
  expect(seen.rounds[1]).toMatchObject({ offered: 3, takers: [1] });
  expect(seen.own[0]!.rounds[1]!.offers).toEqual([[1, [1, 2]]]);
});

test("a device of several seats keeps each seat's part by itself", () => {
  noteView(seen, view({}, HAND, 0));
  noteView(seen, view({}, [...HAND].reverse(), 2));
  noteView(seen, view({}, HAND, null));
  expect(Object.entries(seen.own).map(([number, own]) => [number, own.rounds[1]!.hand?.[0]])).toEqual([["0", "Pns"], ["2", "V"]]);
});
