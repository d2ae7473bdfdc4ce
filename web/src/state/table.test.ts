import { beforeEach, expect, test } from "vitest";
import type { RoomChanged, Said, Step } from "../generated/wire";
import { Choice } from "./choice.svelte";
import { posted, PUBLIC, seat, step, VIEW, WELCOME, welcomed } from "./table.fixture";
import { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a welcome gives the whole situation, a step the next one and its line in the story", () => {
  const table = welcomed();
  expect(table.myTurn).toBe(true);
  table.receive(step(10));
  expect(table.myTurn).toBe(false);
  expect(table.told.lines.map((entry) => entry.told.key)).toEqual(["log-path-laid"]);
  expect(table.told.marks).toEqual([{ column: 0, row: 1 }]);
});

test("what a reload finds includes the story of the last step", () => {
  welcomed().receive(step(10));
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
  return { type: "room", n, at: 0, change: { kind: "name-forgotten", seat: 1, person: 3, former: true, taken: [] }, room: left(n).room, holders: [] };
}

/** Laid and said by Tomas, then by the bot in his seat. */
function handedOn(): Table {
  const table = welcomed();
  const move = (n: number): Step => ({ ...step(n), seat: 1, events: [{ kind: "path-laid", seat: 1, cell: [0, 1], card: "Pnes" }] });
  const said = (n: number): Said => ({ type: "said", n, at: 0, game: 1, version: 4, seat: 1, text: "!suspect>1", by: null });
  for (const message of [move(10), said(11), left(12), move(13), said(14)]) table.receive(message);
  return table;
}

const names = (table: Table) => table.told.lines.map((entry) => table.namesAt(entry.n).nameOf(1));
const speakers = (table: Table) => table.told.talk.map((line) => table.holderAt(line.seat, line.n)?.name);

test("lines keep the name of whoever did it when the seat goes to somebody else", () => {
  const table = handedOn();
  expect(names(table)).toEqual(["Tomas", "Bruni", "Bruni"]);
  expect(speakers(table)).toEqual(["Tomas", "Bruni"]);
  expect(table.nameOf(1)).toBe("Bruni");
  expect(table.told.lines[1]!.told).toMatchObject({ key: "log-given-to-bot", former: { name: 1 }, values: { bot: "Bruni" } });
  expect(table.namesAt(11).nameOf(1)).toBe("Tomas");
});

test("so do lines after a reload, and for somebody who comes later", () => {
  handedOn();
  const again = new Table("ABC", { tokens: ["t"] });
  (again as unknown as { restore(): void }).restore();
  expect(names(again)).toEqual(["Tomas", "Bruni", "Bruni"]);
  const late = new Table("ABC", { tokens: ["u"] });
  const line: Said = { type: "said", n: 11, at: 0, game: 1, version: 4, seat: 1, text: "!hello", by: null };
  late.receive({ ...WELCOME, n: 14, room: left(12).room, talk: [line], holders: [...WELCOME.holders, ...left(12).holders] });
  expect(speakers(late)).toEqual(["Tomas"]);
});

test("whoever waits for a bot's seat, or has it since the deal, is a newcomer", () => {
  const table = handedOn();
  expect([0, 1, 2].map((seat) => table.newcomer(seat))).toEqual([null, null, null]);
  const bots = left(15).room.seats;
  const next = { name: "Zoe", dwarf: { shape: 0, colour: 5, pattern: 0 }, device: 7, program: false };
  const change = { kind: "announced" as const, seat: 1, name: "Zoe", dwarf: next.dwarf, device: 7, program: false };
  table.receive({ type: "room", n: 15, at: 0, change, room: { ...WELCOME.room, seats: bots.map((one, number) => (number === 1 ? { ...one, next } : one)) }, holders: [] });
  expect(table.newcomer(1)).toBe("Zoe");
  const seats = bots.map((one, number) => (number === 1 ? { ...seat("Zoe", 1), device: 7 } : one));
  const holders = [{ n: 16, seat: 1, name: "Zoe", dwarf: next.dwarf, bot: null, person: 15 }];
  table.receive({ type: "room", n: 16, at: 0, change: { kind: "took-over", seat: 1 }, room: { ...WELCOME.room, seats }, holders });
  expect([0, 1, 2].map((seat) => table.newcomer(seat))).toEqual([null, "Zoe", null]);
});

test("a deleted name goes out of the lines of whoever asked, and of nobody else", () => {
  const table = handedOn();
  table.receive(forgotten(15));
  expect(names(table)).toEqual(["", "Bruni", "Bruni"]);
  expect(speakers(table)).toEqual(["", "Bruni"]);
});

test("a new deal begins with those who have the seats then", () => {
  const table = handedOn();
  table.receive({ ...step(20), game: 2, version: 0, seat: null, move: null, events: [], room: left(12).room });
  table.receive(step(21));
  expect(names(table)).toEqual(["Bruni"]);
});

test("a refusal is told, brings the view and frees the next move", () => {
  const table = welcomed();
  table.play("Pnes@5,5");
  expect(table.pending).toBe("Pnes@5,5");
  table.receive({ type: "refused", key: null, code: "not-reached", arguments: { column: 5, row: 5 }, n: 9, hash: "h9", view: VIEW });
  expect([table.pending, table.problem?.code]).toEqual([null, "not-reached"]);
});

test("only the answer to a move itself frees the next one; an unanswered claim holds nothing up", () => {
  const table = welcomed();
  const sent = posted(table);
  table.claim("!hello");
  table.play("Pnes@0,1");
  table.receive({ type: "refused", key: sent[0]!.key, code: "too-often", arguments: {}, n: 9, hash: "", view: null });
  expect(table.pending).toBe("Pnes@0,1");
  table.claim("!oops");
  table.receive({ type: "done", key: sent[1]!.key, n: 10 });
  expect(table.pending).toBe(null);
});

test("whoever is asked again before the answer to the last move has come is not ignored", () => {
  const table = welcomed();
  const sent = posted(table);
  table.play("G2");
  table.receive(step(10));
  table.play("G1");
  expect(sent.length).toBe(2);
  table.receive({ type: "done", key: sent[0]!.key, n: 10 });
  expect(table.pending).toBe("G1");
});

test("after a reconnection the same message goes out under the same key until it is answered", () => {
  const table = welcomed();
  const sent = posted(table);
  table.play("Pnes@0,1");
  table.receive(step(10));
  const line = table as unknown as { onConnected(): void };
  line.onConnected();
  expect(sent.map((message) => message.key)).toEqual([sent[0]!.key, sent[0]!.key]);
  table.receive({ type: "done", key: sent[0]!.key, n: 10 });
  line.onConnected();
  expect(sent.length).toBe(2);
});

test("a restart of the server is no farewell, a lost seat is one", () => {
  const table = welcomed();
  table.receive({ type: "bye", code: "stopping", arguments: {} });
  expect([table.bye, table.link]).toEqual([null, "connecting"]);
  table.receive({ type: "bye", code: "seat-gone", arguments: {} });
  expect([table.bye?.code, table.link]).toEqual(["seat-gone", "ended"]);
});

test("the mark of the last move survives a reload", () => {
  welcomed().receive(step(10));
  const again = new Table("ABC", { tokens: ["t"] });
  (again as unknown as { restore(): void }).restore();
  expect(again.told.marks).toEqual([{ column: 0, row: 1 }]);
});

test("a refused message of the deal is told to nobody and frees no move; a refused move is", () => {
  const table = welcomed();
  const sent = posted(table);
  table.play("Pnes@0,1");
  for (const code of ["not-now", "nonce-misfits"]) {
    table.receive({ type: "refused", key: null, code, arguments: {}, n: 9, hash: "", view: null });
  }
  expect([table.pending, table.problem]).toEqual(["Pnes@0,1", null]);
  table.receive({ type: "refused", key: sent[0]!.key, code: "not-now", arguments: { stage: "over" }, n: 9, hash: "", view: null });
  expect([table.pending, table.problem?.code]).toEqual([null, "not-now"]);
});

test("the end of a round names who laid the last path, not who is paid first", () => {
  const table = welcomed();
  const ended = {
    kind: "round-ended" as const, round: 1, winner: "diggers", how: "treasure", starter: 0, turns: 9, finder: 1,
    roles: ["saboteur", "digger", "digger"], spare: null, goals: ["treasure", "Pes", "Psw"],
  };
  table.receive({ ...step(10), seat: 0, events: [{ kind: "path-laid", seat: 0, cell: [7, -2], card: "Pew" }, ended] });
  expect([table.ending?.layer, table.ending?.roles]).toEqual([0, ["saboteur", "digger", "digger"]]);
});

test("what a map showed is there until it is put aside or the round is over", () => {
  const table = welcomed();
  const looked = { ...step(10), events: [{ kind: "goal-seen" as const, seat: 0, goal: 1, content: "Pes" }] };
  table.receive(looked);
  expect(table.look).toEqual({ goal: 1, content: "Pes" });
  table.receive({ ...step(11), seat: 1, events: [{ kind: "goal-seen", seat: 1, goal: 2, content: null }] });
  expect(table.look).toEqual({ goal: 1, content: "Pes" });
  table.look = null;
  table.receive({ ...looked, n: 12 });
  const ended = { kind: "round-ended" as const, round: 1, winner: "diggers", how: "treasure", starter: 0, turns: 9, finder: 1, roles: [], spare: null, goals: [] };
  table.receive({ ...step(13), events: [ended] });
  expect(table.look).toBe(null);
  // A map as the last card of a round: in the next one it would be wrong.
  table.receive({ ...step(14), events: [...looked.events, ended] });
  expect(table.look).toBe(null);
});

test("more time is asked for on one's turn alone, and told when it is news", () => {
  const table = welcomed();
  const sent = posted(table);
  const told: number[] = [];
  table.onChange = ({ n }) => told.push(n);
  table.askForTime();
  expect(sent).toMatchObject([{ type: "more-time", game: 1, version: 4, seat: 0 }]);
  const added = (n: number): RoomChanged => ({ type: "room", n, at: 0, change: { kind: "time-added", seat: 0, seconds: 30 }, room: WELCOME.room, holders: [] });
  table.receive(added(10));
  expect(table.told.lines.at(-1)!.told).toMatchObject({ key: "log-time-added", seats: { name: 0 } });
  table.catchUp = 11;
  table.receive(added(11));
  expect(told).toEqual([10]);
  table.receive(step(12));
  table.askForTime();
  expect(sent).toHaveLength(1);
});

test("moves out of sight or touch are counted from the first of them, until this player moves", () => {
  const table = welcomed();
  table.receive({ ...step(10), seat: 1 });
  expect(table.missed, "this one was seen").toBe(0);
  table.catchUp = 12;
  for (const n of [11, 12, 13]) table.receive({ ...step(n), seat: n === 12 ? 0 : 1 });
  expect([table.missed, table.missedFrom], "a stand-in's move among them").toEqual([2, 11]);
  table.receive({ ...step(14), seat: 0 });
  expect(table.missed).toBe(0);
});

/** What becomes of a move that reaches the server after these steps: what lies ready again, and what is told. */
function lateAfter(...steps: Step[]): [string | null, string | undefined] {
  const table = welcomed();
  const choice = new Choice(table);
  table.onStillPossible = (move) => choice.prepare(move);
  const sent = posted(table);
  table.play("Pnes@0,1");
  for (const one of steps) table.receive(one);
  table.receive({ type: "refused", key: sent[0]!.key, code: "stale", arguments: {}, n: 9, hash: "h", view: null });
  expect(table.pending).toBeNull();
  return [choice.move?.text ?? null, table.problem?.code];
}

/** The clock has discarded for this player, and it may be their turn again. */
const lapsed = (view: Partial<Step["view"]>): Step => ({ ...step(10), version: 8, move: "-", view: { ...VIEW, ...view, public: { ...PUBLIC, version: 8 } } });

test("a move that was late is told of only if it was neither played nor is possible, whatever the page has loaded", () => {
  expect(lateAfter(step(10))).toEqual([null, undefined]);
  expect(lateAfter(lapsed({}))).toEqual(["Pnes@0,1", undefined]);
  expect(lateAfter(lapsed({ legal: ["-R"] }))).toEqual([null, "late"]);
  expect(lateAfter(lapsed({ legal: [] }))).toEqual([null, "late"]);
});

test("without a game on the screen a late move is told of: there is nowhere to lay it ready", () => {
  const table = welcomed();
  const sent = posted(table);
  table.play("Pnes@0,1");
  table.receive({ type: "refused", key: sent[0]!.key, code: "stale", arguments: {}, n: 9, hash: "h", view: null });
  expect(table.problem?.code).toBe("late");
});
