import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Past, PastStep, Said, WireEvent } from "../generated/wire";
import { GameStory } from "./game-story.svelte";
import { posted, step, VIEW, WELCOME, welcomed } from "./table.fixture";
import { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("requestIdleCallback", (idle: () => void) => idle());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function laid(n: number, seat: number, column = n): PastStep {
  return { type: "step", n, at: 0, version: n, seat, move: "Pew@1,0", by: null, events: [{ kind: "path-laid", seat, cell: [column, 0], card: "Pew" }] };
}

function began(n: number): PastStep {
  const event: WireEvent = { kind: "round-began", round: 1, starter: 0, hand_sizes: [6, 6, 6], deck_size: 49, mine: [], stones: [null, null, null], broken: [[], [], []] };
  return { ...laid(n, 0), seat: null, move: null, version: 0, events: [event] };
}

const said = (n: number): Said => ({ type: "said", n, at: 0, game: 1, version: 1, seat: 1, text: "!hello", by: null });
const numbers = (entries: { n: number }[]) => entries.map(({ n }) => n);

test("the moves since a seat's last one are all those of the others; without a seat, the last move", () => {
  const story = new GameStory(false);
  for (const move of [laid(1, 0), laid(2, 1), laid(3, 2), laid(4, 0), laid(5, 1), laid(6, 2)]) story.step(move);
  expect(numbers(story.since(0))).toEqual([5, 6]);
  expect(numbers(story.since(2))).toEqual([]);
  expect(numbers(story.since(7))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(story.since(null))).toEqual([6]);
  expect(numbers(story.from(4))).toEqual([4, 5, 6]);
  expect([story.lastOf(1)?.n, story.lastOf(9)]).toEqual([5, undefined]);
});

test("a new round leaves no move to show again", () => {
  const story = new GameStory(false);
  story.step(laid(1, 0));
  story.step({ ...laid(2, 1), events: [...laid(2, 1).events, ...began(2).events] });
  expect([story.moves, story.marks, story.lines.length]).toEqual([[], [], 3]);
});

test("a history goes before what is known already, and nothing is told twice", () => {
  const story = new GameStory(false);
  for (const move of [laid(8, 2), laid(9, 0)]) story.step(move);
  story.said(said(10));
  story.merge([began(5), laid(6, 0), said(7), laid(8, 2)], 8);
  expect([numbers(story.lines), numbers(story.talk), numbers(story.moves)]).toEqual([[5, 6, 8, 9], [7, 10], [6, 8, 9]]);
});

test("of a history whose beginning is left out, what is known from before stays", () => {
  const story = new GameStory(false);
  for (const move of [laid(1, 0), laid(2, 1)]) story.step(move);
  story.merge([laid(5, 1), laid(6, 2)], 6);
  expect(numbers(story.lines)).toEqual([1, 2, 5, 6]);
});

test("a history of an earlier round brings no moves into the current one", () => {
  const story = new GameStory(false);
  story.step(began(9));
  story.step(laid(10, 0));
  story.merge([began(5), laid(6, 0), laid(7, 1)], 8);
  expect([numbers(story.lines), numbers(story.moves)]).toEqual([[5, 6, 7, 9, 10], [10]]);
});

test("a shared device keeps nothing of a history that only one of its people may see", () => {
  const look: PastStep = { ...laid(5, 0), move: "V@8,0", events: [{ kind: "goal-seen", seat: 0, goal: 1, content: "treasure" }] };
  const story = new GameStory(true);
  story.merge([look], 5);
  expect(JSON.stringify([story.lines, story.moves])).not.toContain("treasure");
});

/** A table that has just been greeted, and what it sends. */
function arrived(): { table: Table; sent: { type: string; key: string }[] } {
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  table.receive(WELCOME);
  (table as unknown as { onConnected(): void }).onConnected();
  return { table, sent };
}

const past = (key: string, told: Past["told"], more = false): Past => ({ type: "past", key, game: 1, to: 9, more, told });

test("after a welcome the history is asked for, once, and joined from its pieces", () => {
  const { table, sent } = arrived();
  expect(sent.map(({ type }) => type)).toEqual(["history"]);
  const { key } = sent[0]!;
  table.receive(step(10));
  table.receive(past(key, [began(5), laid(6, 1)], true));
  table.receive(past("somebody else's", [laid(6, 2)]));
  table.receive(past(key, [laid(7, 2), said(8)]));
  expect([numbers(table.told.lines), numbers(table.told.talk)]).toEqual([[5, 6, 7, 10], [8]]);
  expect(JSON.parse(sessionStorage.getItem("saboteur/table/ABC")!).story.length).toBe(4);
  (table as unknown as { onConnected(): void }).onConnected();
  expect(sent.length).toBe(1);
});

test("without a game there is nothing to ask for", () => {
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  table.receive({ ...WELCOME, view: null, hash: "" });
  (table as unknown as { onConnected(): void }).onConnected();
  expect(sent).toEqual([]);
});

test("a refused question is asked again when the server says so; nobody is told, and no move is freed", () => {
  vi.useFakeTimers();
  const { table, sent } = arrived();
  table.play("Pnes@0,1");
  table.receive({ type: "refused", key: sent[0]!.key, code: "too-often", arguments: { seconds: 3 }, n: 9, hash: "", view: null });
  expect([table.problem, table.pending]).toEqual([null, "Pnes@0,1"]);
  vi.advanceTimersByTime(2900);
  expect(sent.filter(({ type }) => type === "history").length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(sent.filter(({ type }) => type === "history").length).toBe(2);
});

test("a server that does not know the question is not asked again, and nobody is told", () => {
  const { table, sent } = arrived();
  table.receive({ type: "refused", key: null, code: "bad-message", arguments: {}, n: 9, hash: "", view: null });
  expect([table.problem, sent.length]).toEqual([null, 1]);
});

test("the moves that are shown again survive a reload", () => {
  const table = welcomed();
  table.receive({ ...step(10), seat: 1, events: laid(10, 1).events, view: VIEW });
  const again = new Table("ABC", { tokens: ["t"] });
  (again as unknown as { restore(): void }).restore();
  expect(numbers(again.told.since(0))).toEqual([10]);
});

test("gold is told with its nuggets where the table shows them, and never otherwise", () => {
  const picked = (...events: WireEvent[]) => {
    const story = new GameStory(false);
    story.step({ ...laid(1, 0), move: "G", events });
    return [story.lines.map(({ told: { key, values } }) => [key, values]), story.lastOf(0)?.events.map(({ kind }) => kind)];
  };
  const taken: WireEvent = { kind: "gold-taken", seat: 0, value: 2 };
  const paid: WireEvent = { kind: "gold-paid", seat: 0, count: 1, loose: 1, kept: null, rejected: null };
  const shown: WireEvent = { kind: "gold-shown", seat: 0, values: [2] };
  expect(picked(taken)).toEqual([[["log-gold-taken", undefined]], ["gold-taken"]]);
  expect(picked(taken, shown)).toEqual([[["log-gold-taken-open", { count: 2 }]], ["gold-taken", "gold-shown"]]);
  expect(picked(paid)).toEqual([[["log-gold-paid", { cards: 1, loose: 1 }]], ["gold-paid"]]);
  expect(picked(paid, shown)).toEqual([[["log-gold-paid-open", { cards: 1, loose: 1, count: 3 }]], ["gold-paid", "gold-shown"]]);
});

test("every entry belongs to the round that began before it, also after the history has come", () => {
  const story = new GameStory(false);
  story.step(laid(9, 0));
  expect(story.roundAt(9)).toBe(null);
  const second = { ...began(6), events: began(6).events.map((event) => ({ ...event, round: 2 }) as WireEvent) };
  story.merge([began(2), laid(3, 0), second], 8);
  expect([1, 2, 5, 6, 9].map((n) => story.roundAt(n))).toEqual([null, 1, 1, 2, 2]);
});
