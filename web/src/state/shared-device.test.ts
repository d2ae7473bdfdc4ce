import { beforeEach, expect, test } from "vitest";
import type { Step, WireView } from "../generated/wire";
import { posted, PUBLIC, step, VIEW, WELCOME } from "./table.fixture";
import { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const HIDDEN: WireView = { ...VIEW, seat: null, own: null, legal: [] };

/** A device that Ana and Tomas share, at Ana's turn; her cards are shown. */
function shared(): { table: Table; sent: { type: string }[] } {
  const table = new Table("ABC", { tokens: ["ana", "tomas"] });
  const sent = posted(table);
  table.receive({ ...WELCOME, seats: [0, 1], shown: null, view: HIDDEN });
  table.receive({ type: "lifted", seats: [0, 1], shown: 0, n: 9, hash: "h9", view: VIEW });
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
  table.receive(looked(10));
  expect([table.shown, table.view?.own?.seen[0]]).toEqual([0, "treasure"]);
  expect(table.turn).toEqual({ game: 1, round: 1, seat: 0, goal: 0, drew: "V" });
  table.passDevice();
  expect([table.turn, table.shown, table.view?.own, table.view?.legal]).toEqual([null, null, null, []]);
  expect(sent.at(-1)).toEqual({ type: "curtain", seat: null });
  expect(JSON.stringify([table.told.lines, table.view])).not.toContain("treasure");
  expect(sessionStorage.getItem("saboteur/table/ABC")).not.toContain("treasure");
});

test("whoever lifts the curtain while the line is lost sees the cards once it is back", () => {
  const { table } = shared();
  table.receive(looked(10));
  (table as unknown as { socket: object }).socket = { send: () => false };
  table.passDevice();
  table.showSeat(1);
  const sent = posted(table);
  (table as unknown as { onConnected(): void }).onConnected();
  expect(sent).toEqual([{ type: "curtain", seat: 1 }]);
});

test("a step that was on its way to somebody who passed the device on shows nothing", () => {
  const { table } = shared();
  table.receive(looked(10));
  table.passDevice();
  const late = looked(11);
  table.receive({ ...late, seat: 1, events: [], view: { ...late.view, public: { ...late.view.public, to_act: 2 } } });
  expect([table.view?.own, table.view?.public.to_act, table.turn]).toEqual([null, 2, null]);
});

test("a reload gives a turn back to its player, with the story, and shows nobody's cards", () => {
  const before = shared().table;
  before.receive(looked(10));
  const table = new Table("ABC", { tokens: ["ana", "tomas"] });
  table.receive({ ...WELCOME, seats: [0, 1], shown: null, view: { ...HIDDEN, public: looked(10).view.public } });
  expect([table.turn?.seat, table.shown, table.view?.own]).toEqual([0, null, null]);
  expect(table.told.lines).toEqual(before.told.lines);
});

test.each([
  ["the same player's next turn", { to_act: 0 }],
  ["the next round", { round: 2 }],
])("%s leaves nothing to look at", (_, change) => {
  const { table } = shared();
  table.receive(looked(10));
  table.receive({ ...step(11), seat: 2, events: [], view: { ...VIEW, public: { ...PUBLIC, version: 6, to_act: 1, ...change } } });
  expect(table.turn).toBeNull();
});

test("the end of a round leaves nothing to look at", () => {
  const { table } = shared();
  const ended = { kind: "round-ended", round: 1, winner: "diggers", how: "treasure", roles: ["digger", "digger", "saboteur"], spare: null, goals: [], stones: [] } as never;
  table.receive({ ...looked(10), events: [...looked(10).events, ended] });
  expect(table.turn).toBeNull();
});

test("what only one person may read does not go into the story of a shared device", () => {
  const { table } = shared();
  table.receive({ ...step(10), move: "-R", events: [{ kind: "discarded", seat: 0, card: "R" }] });
  expect(table.told.lines.map((entry) => entry.told.picture)).toEqual(["back:"]);
});
