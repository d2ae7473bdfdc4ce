import { beforeEach, expect, test } from "vitest";
import { Choice } from "./choice.svelte";
import { loadSeen } from "./seen-games";
import { sha256 } from "../proof/sha256";
import { Table } from "./table.svelte";
import type { Public, RoomChanged, Said, Step, Welcome, WireView } from "../generated/wire";

const PUBLIC: Public = {
  edition: "lt", players: 3, options: [], rounds: 3, version: 4, round: 1, starter: 0, phase: "play", to_act: 0,
  mine: [[0, 0, "Pnesw"]], goals: [{ content: null, card: null }, { content: null, card: null }, { content: null, card: null }],
  hand_sizes: [6, 6, 6], broken: [[], [], []], deck_size: 49, discards: 0, played: [], looked: [[], [], []], choices: [],
  stone: null, roles: null, spare: null, offered: 0, gold_cards: [0, 0, 0], loose: [0, 0, 0], gold: null, results: [],
  nuggets: null, winners: null,
};
const VIEW: WireView = {
  public: PUBLIC,
  reached: [[0, 0]],
  seat: 0,
  own: { role: "digger", hand: ["Pnes", "Pes", "Blamp", "R"], discards: [], seen: [null, null, null], gold: [], offer: [], rejected: [] },
  legal: ["-Blamp", "-Pes", "-Pnes", "-R", "Blamp>1", "Blamp>2", "Pnes@0,1", "Pnsw@1,0", "Pnes@0,-1", "Pnsw@0,-1", "Pnw@1,0"],
};
const seat = (name: string, device: number) => ({
  name, dwarf: { shape: 0, colour: device, pattern: 0 }, device, bot: null, ready: true, away: false, stand_in: null, next: null,
});
const WELCOME: Welcome = {
  type: "welcome", v: 1, n: 9, now: 0, seats: [0], shown: 0, waiting: null,
  room: {
    code: "ABC", stage: "playing", host: 0, seats: [seat("Ana", 0), seat("Tomas", 1), seat("Rūta", 2)], game: 1, paused: null,
    settings: { edition: "lt", options: [], rounds: 3, first: null, clock: null, talk: "claims", private: false, closed: false },
    votes: [], deal: null, cancelled: [], finished: [], devices: 3,
  },
  presence: { type: "presence", connected: [true, true, true], watching: 0 }, clock: null, talk: [], hash: "h9", view: VIEW,
  holders: ["Ana", "Tomas", "Rūta"].map((name, number) => ({ n: 5, seat: number, name, dwarf: { shape: 0, colour: number, pattern: 0 }, bot: null, person: 2 + number })),
};

function step(n: number): Step {
  return {
    type: "step", n, at: 0, game: 1, version: 5, seat: 0, move: "Pnes@0,1", by: null, room: null, hash: `h${n}`,
    events: [{ kind: "path-laid", seat: 0, cell: [0, 1], card: "Pnes" }, { kind: "drew", seat: 0, card: "V" }],
    view: { ...VIEW, legal: [], public: { ...PUBLIC, version: 5, to_act: 1 } },
  };
}

function welcomed(): Table {
  const table = new Table("ABC", { tokens: ["t"] });
  table.hear(WELCOME);
  return table;
}

/** What a table would send, in order. */
function posted(table: Table): { type: string; key: string; hash?: string }[] {
  const sent: { type: string; key: string }[] = [];
  const send = (message: { type: string; key: string }) => sent.push(message) > 0;
  (table as unknown as { socket: object }).socket = { send, rest: () => {}, close: () => {} };
  return sent;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a welcome gives the whole situation, a step the next one and its line in the story", () => {
  const table = welcomed();
  expect(table.myTurn).toBe(true);
  table.hear(step(10));
  expect(table.myTurn).toBe(false);
  expect(table.story.map((entry) => entry.told.key)).toEqual(["log-path-laid"]);
  expect(table.marks).toEqual([{ column: 0, row: 1 }]);
});

test("what a reload finds includes the story of the last step", () => {
  welcomed().hear(step(10));
  const kept = JSON.parse(sessionStorage.getItem("saboteur/table/ABC")!);
  expect([kept.n, kept.hash, kept.story.length]).toEqual([10, "h10", 1]);
});

/** Tomas leaves after a line of talk, and a bot plays on. */
function left(n: number): RoomChanged {
  const bot = { ...seat("Bruni", 1), device: null, bot: "friendly" };
  const { room } = WELCOME;
  return {
    type: "room", n, at: 0, change: { kind: "given-to-bot", seat: 1, bot: "friendly", name: "Bruni" },
    room: { ...room, seats: room.seats.map((one, number) => (number === 1 ? bot : one)) },
    holders: [{ n, seat: 1, name: "Bruni", dwarf: bot.dwarf, bot: "friendly", person: null }],
  };
}

function forgotten(n: number): RoomChanged {
  return { type: "room", n, at: 0, change: { kind: "name-forgotten", seat: 1, person: 3, former: true }, room: left(n).room, holders: [] };
}

/** Laid and said by Tomas, then by the bot in his seat. */
function handedOn(): Table {
  const table = welcomed();
  const move = (n: number): Step => ({ ...step(n), seat: 1, events: [{ kind: "path-laid", seat: 1, cell: [0, 1], card: "Pnes" }] });
  const said = (n: number): Said => ({ type: "said", n, at: 0, game: 1, version: 4, seat: 1, text: "!suspect>1", by: null });
  for (const message of [move(10), said(11), left(12), move(13), said(14)]) table.hear(message);
  return table;
}

const names = (table: Table) => table.story.map((entry) => table.namesAt(entry.n).nameOf(1));
const speakers = (table: Table) => table.talk.map((line) => table.holderAt(line.seat, line.n)?.name);

test("lines keep the name of whoever did it when the seat goes to somebody else", () => {
  const table = handedOn();
  expect(names(table)).toEqual(["Tomas", "Bruni", "Bruni"]);
  expect(speakers(table)).toEqual(["Tomas", "Bruni"]);
  expect(table.nameOf(1)).toBe("Bruni");
  expect(table.story[1]!.told).toMatchObject({ key: "log-given-to-bot", former: { name: 1 }, values: { bot: "Bruni" } });
  expect(table.namesAt(11).nameOf(1)).toBe("Tomas");
});

test("so do lines after a reload, and for somebody who comes later", () => {
  handedOn();
  const again = new Table("ABC", { tokens: ["t"] });
  (again as unknown as { remember(): void }).remember();
  expect(names(again)).toEqual(["Tomas", "Bruni", "Bruni"]);
  const late = new Table("ABC", { tokens: ["u"] });
  const line: Said = { type: "said", n: 11, at: 0, game: 1, version: 4, seat: 1, text: "!hello", by: null };
  late.hear({ ...WELCOME, n: 14, room: left(12).room, talk: [line], holders: [...WELCOME.holders, ...left(12).holders] });
  expect(speakers(late)).toEqual(["Tomas"]);
});

test("whoever waits for a bot's seat, or has it since the deal, is a newcomer", () => {
  const table = handedOn();
  expect([0, 1, 2].map((seat) => table.newcomer(seat))).toEqual([null, null, null]);
  const bots = left(15).room.seats;
  const next = { name: "Zoe", dwarf: { shape: 0, colour: 5, pattern: 0 }, device: 7 };
  const change = { kind: "announced" as const, seat: 1, name: "Zoe", dwarf: next.dwarf, device: 7 };
  table.hear({ type: "room", n: 15, at: 0, change, room: { ...WELCOME.room, seats: bots.map((one, number) => (number === 1 ? { ...one, next } : one)) }, holders: [] });
  expect(table.newcomer(1)).toBe("Zoe");
  const seats = bots.map((one, number) => (number === 1 ? { ...seat("Zoe", 1), device: 7 } : one));
  const holders = [{ n: 16, seat: 1, name: "Zoe", dwarf: next.dwarf, bot: null, person: 15 }];
  table.hear({ type: "room", n: 16, at: 0, change: { kind: "took-over", seat: 1 }, room: { ...WELCOME.room, seats }, holders });
  expect([0, 1, 2].map((seat) => table.newcomer(seat))).toEqual([null, "Zoe", null]);
});

test("a deleted name goes out of the lines of whoever asked, and of nobody else", () => {
  const table = handedOn();
  table.hear(forgotten(15));
  expect(names(table)).toEqual(["", "Bruni", "Bruni"]);
  expect(speakers(table)).toEqual(["", "Bruni"]);
});

test("a new deal begins with those who have the seats then", () => {
  const table = handedOn();
  table.hear({ ...step(20), game: 2, version: 0, seat: null, move: null, events: [], room: left(12).room });
  table.hear(step(21));
  expect(names(table)).toEqual(["Bruni"]);
});

test("a refusal is told, brings the view and frees the next move", () => {
  const table = welcomed();
  table.play("Pnes@5,5");
  expect(table.pending).toBe("Pnes@5,5");
  table.hear({ type: "refused", key: null, code: "not-reached", arguments: { column: 5, row: 5 }, n: 9, hash: "h9", view: VIEW });
  expect([table.pending, table.problem?.code]).toEqual([null, "not-reached"]);
});

test("a card offers the places the server gave, either way round", () => {
  const choice = new Choice(welcomed());
  choice.take(0);
  expect([...choice.cells.keys()].sort()).toEqual(["0,-1", "0,1", "1,0"]);
  choice.atCell({ column: 1, row: 0 }, true);
  expect([choice.move?.text, choice.flipped]).toEqual(["Pnsw@1,0", true]);
});

test("a preview is played by choosing its place again, and turned where both ways fit", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(0);
  choice.atCell({ column: 0, row: -1 }, true);
  expect(choice.move?.text).toBe("Pnes@0,-1");
  choice.turn();
  expect(choice.move?.text).toBe("Pnsw@0,-1");
  choice.atCell({ column: 0, row: -1 }, true);
  expect(table.pending).toBe("Pnsw@0,-1");
});

test("a place that was not offered is asked for, so that the server names the rule", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(0);
  choice.atCell({ column: 5, row: 2 }, true);
  expect([choice.move, table.pending]).toEqual([null, "Pnes@5,2"]);
});

test("a tool card offers players; a card without targets only the discard", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(2);
  expect([...choice.targets.keys()]).toEqual([1, 2]);
  expect([choice.playable("Blamp"), choice.playable("R")]).toEqual([true, false]);
  choice.take(3);
  expect(choice.open).toEqual([]);
  choice.discard();
  expect(table.pending).toBe("-R");
});

test("a welcome after an accepted move leaves no ghost of it behind", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(0);
  choice.atCell({ column: 0, row: 1 }, true);
  choice.play();
  expect([choice.move?.text, table.pending]).toEqual(["Pnes@0,1", "Pnes@0,1"]);
  table.hear({ ...WELCOME, n: 10, view: step(10).view });
  expect([choice.move, choice.card, choice.discarding]).toEqual([null, null, false]);
});

test("only the answer to a move itself frees the next one; an unanswered claim holds nothing up", () => {
  const table = welcomed();
  const sent = posted(table);
  table.claim("!hello");
  table.play("Pnes@0,1");
  table.hear({ type: "refused", key: sent[0]!.key, code: "too-often", arguments: {}, n: 9, hash: "", view: null });
  expect(table.pending).toBe("Pnes@0,1");
  table.claim("!oops");
  table.hear({ type: "done", key: sent[1]!.key, n: 10 });
  expect(table.pending).toBe(null);
});

test("after a reconnection the same message goes out under the same key until it is answered", () => {
  const table = welcomed();
  const sent = posted(table);
  table.play("Pnes@0,1");
  table.hear(step(10));
  const line = table as unknown as { onConnected(): void };
  line.onConnected();
  expect(sent.map((message) => message.key)).toEqual([sent[0]!.key, sent[0]!.key]);
  table.hear({ type: "done", key: sent[0]!.key, n: 10 });
  line.onConnected();
  expect(sent.length).toBe(2);
});

test("a restart of the server is no farewell, a lost seat is one", () => {
  const table = welcomed();
  table.hear({ type: "bye", code: "stopping", arguments: {} });
  expect([table.bye, table.link]).toEqual([null, "connecting"]);
  table.hear({ type: "bye", code: "seat-gone", arguments: {} });
  expect([table.bye?.code, table.link]).toEqual(["seat-gone", "ended"]);
});

test("the mark of the last move survives a reload", () => {
  welcomed().hear(step(10));
  const kept = JSON.parse(sessionStorage.getItem("saboteur/table/ABC")!);
  expect(kept.marks).toEqual([{ column: 0, row: 1 }]);
});

test("a device that comes back while a deal is being made adds its chance with the nonce it promised", () => {
  const deal = { stage: "hashing" as const, commitment: "c", hashes: [null, null, null], nonces: [null, null, null], secret: null, seed: null };
  const room = { ...WELCOME.room, stage: "dealing" as const, deal };
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  table.hear({ ...WELCOME, room, view: null, hash: "" });
  const resumed = { type: "resumed" as const, v: 1, n: 9, to: 9, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null };
  table.hear(resumed);
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce-hash"]);
  expect(sent[0]!.hash).toBe(sent[1]!.hash);
  expect(`saboteur/nonce/1${loadSeen("ABC", 2, "")!.own[0]!.nonce}`).toSatisfy((text: string) => sha256(text) === sent[0]!.hash);
});

const CALLED = { stage: "opening" as const, commitment: "c", hashes: ["mine", "other", null], nonces: [null, null, null], secret: null, seed: null };

const CANCELLED = { commitment: "b", hashes: [], nonces: [], secret: "s", reason: "host" };

/** A table at which everybody has shown a hash, and what it would send from then on. */
function opening(): [Table, { type: string }[]] {
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  const hashing = { ...CALLED, stage: "hashing" as const, hashes: [null, null, null] };
  table.hear({ ...WELCOME, room: { ...WELCOME.room, stage: "dealing", deal: hashing }, view: null, hash: "" });
  table.hear({ type: "room", n: 10, at: 0, change: { kind: "nonces-called" }, room: { ...WELCOME.room, stage: "dealing", deal: CALLED }, holders: [] });
  return [table, sent];
}

test("a nonce is opened once, whatever others open meanwhile", () => {
  const [table, sent] = opening();
  const deal = { ...CALLED, nonces: [null, "theirs", null] };
  table.hear({ type: "room", n: 11, at: 0, change: { kind: "nonce-opened", seat: 1, nonce: "theirs" }, room: { ...WELCOME.room, stage: "dealing", deal }, holders: [] });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce"]);
});

test("two tabs of a seat promise the same nonce", () => {
  const hashing = { ...CALLED, stage: "hashing" as const, hashes: [null, null, null] };
  const welcome = { ...WELCOME, room: { ...WELCOME.room, stage: "dealing" as const, deal: hashing }, view: null, hash: "" };
  const [one, other] = [new Table("ABC", { tokens: ["t"] }), new Table("ABC", { tokens: ["t"] })];
  const sent = [posted(one), posted(other)];
  for (const table of [one, other]) table.hear({ ...welcome, room: { ...welcome.room, stage: "open", deal: null, cancelled: [CANCELLED] } });
  for (const table of [one, other]) table.hear({ type: "room", n: 10, at: 0, change: { kind: "deal-committed", commitment: "c" }, room: welcome.room, holders: [] });
  expect(sent.map((messages) => messages.map((message) => message.hash))).toEqual([[sent[0]![0]!.hash], [sent[0]![0]!.hash]]);
});

test("what is missed of a deal is answered when all of it is known, and once on each connection", () => {
  const [table, sent] = opening();
  const room = { ...WELCOME.room, stage: "dealing" as const, deal: CALLED };
  const resumed = { type: "resumed" as const, v: 1, n: 10, to: 12, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null };
  table.hear(resumed);
  table.hear({ type: "room", n: 11, at: 0, change: { kind: "nonce-opened", seat: 1, nonce: "theirs" }, room, holders: [] });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce"]);
  table.hear({ type: "said", n: 12, at: 0, game: 0, version: 0, seat: 1, text: "!hello", by: null });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce", "nonce"]);
});

test("what this page sees is kept as it comes, and a deal that was missed is not taken for one seen in time", () => {
  const table = welcomed();
  table.hear(step(10));
  expect(loadSeen("ABC", 1, "")).toMatchObject({ moves: { 4: "Pnes@0,1" }, own: { 0: { rounds: { 1: { role: "digger", drawn: [[49, "V"]] } } } } });
  const room = (stage: "hashing" | "opening") => ({ ...WELCOME.room, stage: "dealing" as const, deal: { ...CALLED, stage } });
  table.hear({ type: "resumed", v: 1, n: 10, to: 12, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null });
  table.hear({ type: "room", n: 11, at: 0, change: { kind: "deal-committed", commitment: "c" }, room: room("hashing"), holders: [] });
  expect(loadSeen("ABC", 2, "")).toBe(null);
  table.hear({ type: "room", n: 12, at: 0, change: { kind: "nonces-called" }, room: room("opening"), holders: [] });
  expect(loadSeen("ABC", 2, "")).toMatchObject({ commitment: "c", stage: "opening", hashes: ["mine", "other", null] });
});

test("a refused message of the deal is told to nobody and frees no move; a refused move is", () => {
  const table = welcomed();
  table.play("Pnes@0,1");
  for (const code of ["not-now", "nonce-misfits"]) {
    table.hear({ type: "refused", key: null, code, arguments: {}, n: 9, hash: "", view: null });
  }
  expect([table.pending, table.problem]).toEqual(["Pnes@0,1", null]);
  const [{ key }] = [...(table as unknown as { outbox: Map<string, { key: string }> }).outbox.values()] as [{ key: string }];
  table.hear({ type: "refused", key, code: "not-now", arguments: { stage: "over" }, n: 9, hash: "", view: null });
  expect([table.pending, table.problem?.code]).toEqual([null, "not-now"]);
});

test("the end of a round names who laid the last path, not who is paid first", () => {
  const table = welcomed();
  const ended = {
    kind: "round-ended" as const, round: 1, winner: "diggers", how: "treasure", starter: 0, turns: 9, finder: 1,
    roles: ["saboteur", "digger", "digger"], spare: null, goals: ["treasure", "Pes", "Psw"],
  };
  table.hear({ ...step(10), seat: 0, events: [{ kind: "path-laid", seat: 0, cell: [7, -2], card: "Pew" }, ended] });
  expect([table.ending?.layer, table.ending?.roles]).toEqual([0, ["saboteur", "digger", "digger"]]);
});

const HIDDEN: WireView = { ...VIEW, seat: null, own: null, legal: [] };

/** A device that Ana and Tomas share, at Ana's turn; her cards are shown. */
function shared(): { table: Table; sent: { type: string }[] } {
  const table = new Table("ABC", { tokens: ["ana", "tomas"] });
  const sent = posted(table);
  table.hear({ ...WELCOME, seats: [0, 1], shown: null, view: HIDDEN });
  table.hear({ type: "lifted", seats: [0, 1], shown: 0, n: 9, hash: "h9", view: VIEW });
  return { table, sent };
}

function looked(n: number): Step {
  const own = { ...VIEW.own!, seen: ["treasure", null, null] };
  return {
    ...step(n), move: "V@8,-2", view: { ...step(n).view, own },
    events: [{ kind: "goal-seen", seat: 0, goal: 0, content: "treasure" }, { kind: "drew", seat: 0, card: "V" }],
  };
}

test("on a shared device a turn stays with its player until it is passed on, then nothing of it is left", () => {
  const { table, sent } = shared();
  table.hear(looked(10));
  expect([table.shown, table.view?.own?.seen[0]]).toEqual([0, "treasure"]);
  expect(table.turn).toEqual({ game: 1, round: 1, seat: 0, goal: 0, drew: "V" });
  table.passOn();
  expect([table.turn, table.shown, table.view?.own, table.view?.legal]).toEqual([null, null, null, []]);
  expect(sent.at(-1)).toEqual({ type: "curtain", seat: null });
  expect(JSON.stringify([table.story, table.view])).not.toContain("treasure");
  expect(sessionStorage.getItem("saboteur/table/ABC")).not.toContain("treasure");
});

test("whoever lifts the curtain while the line is lost sees the cards once it is back", () => {
  const { table } = shared();
  table.hear(looked(10));
  (table as unknown as { socket: object }).socket = { send: () => false };
  table.passOn();
  table.lift(1);
  const sent = posted(table);
  (table as unknown as { onConnected(): void }).onConnected();
  expect(sent).toEqual([{ type: "curtain", seat: 1 }]);
});

test("a step that was on its way to somebody who passed the device on shows nothing", () => {
  const { table } = shared();
  table.hear(looked(10));
  table.passOn();
  const late = looked(11);
  table.hear({ ...late, seat: 1, events: [], view: { ...late.view, public: { ...late.view.public, to_act: 2 } } });
  expect([table.view?.own, table.view?.public.to_act, table.turn]).toEqual([null, 2, null]);
});

test("a reload gives a turn back to its player, with the story, and shows nobody's cards", () => {
  const before = shared().table;
  before.hear(looked(10));
  const table = new Table("ABC", { tokens: ["ana", "tomas"] });
  table.hear({ ...WELCOME, seats: [0, 1], shown: null, view: { ...HIDDEN, public: looked(10).view.public } });
  expect([table.turn?.seat, table.shown, table.view?.own]).toEqual([0, null, null]);
  expect(table.story).toEqual(before.story);
});

test.each([
  ["the same player's next turn", { to_act: 0 }],
  ["the next round", { round: 2 }],
])("%s leaves nothing to look at", (_, change) => {
  const { table } = shared();
  table.hear(looked(10));
  table.hear({ ...step(11), seat: 2, events: [], view: { ...VIEW, public: { ...PUBLIC, version: 6, to_act: 1, ...change } } });
  expect(table.turn).toBeNull();
});

test("the end of a round leaves nothing to look at", () => {
  const { table } = shared();
  const ended = { kind: "round-ended", round: 1, winner: "diggers", how: "treasure", roles: ["digger", "digger", "saboteur"], spare: null, goals: [], stones: [] } as never;
  table.hear({ ...looked(10), events: [...looked(10).events, ended] });
  expect(table.turn).toBeNull();
});

test("what only one person may read does not go into the story of a shared device", () => {
  const { table } = shared();
  table.hear({ ...step(10), move: "-R", events: [{ kind: "discarded", seat: 0, card: "R" }] });
  expect(table.story.map((entry) => entry.told.picture)).toEqual(["back:"]);
});
