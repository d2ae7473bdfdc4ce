import { beforeEach, expect, test } from "vitest";
import { Choice } from "./choice.svelte";
import { step, WELCOME, welcomed } from "./table.fixture";
import type { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

test("a suggested move lies ready with its card, turned as it has to be, and waits to be played", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(1);
  choice.prepare("Pnsw@1,0");
  expect([choice.index, choice.move?.text, choice.flipped, table.pending]).toEqual([0, "Pnsw@1,0", true, null]);
  choice.prepare(`-${table.view!.own!.hand[1]!}`);
  expect([choice.index, choice.discarding, choice.move, table.pending]).toEqual([1, true, null, null]);
  choice.prepare("Pnsw@77,0");
  expect(choice.discarding).toBe(true);
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
  choice.askToDiscard();
  choice.confirm();
  expect(table.pending).toBe("-R");
});

test("a welcome after an accepted move leaves no ghost of it behind", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(0);
  choice.atCell({ column: 0, row: 1 }, true);
  choice.confirm();
  expect([choice.move?.text, table.pending]).toEqual(["Pnes@0,1", "Pnes@0,1"]);
  table.receive({ ...WELCOME, n: 10, view: step(10).view });
  expect([choice.move, choice.card, choice.discarding]).toEqual([null, null, false]);
});

/** Tomas moves: Ana, who waits, knows what she could play then if the server was asked. */
const WAITING = { ...WELCOME, view: { ...WELCOME.view!, legal: [], public: { ...WELCOME.view!.public, to_act: 2 } } };
const PLANNABLE = { type: "plannable", seat: 0, game: 1, version: 4, moves: WELCOME.view!.legal } as const;

function waiting(): { table: Table; choice: Choice } {
  const table = welcomed();
  table.receive(WAITING);
  const choice = new Choice(table);
  table.onStep = (_, taken) => choice.follow(taken);
  return { table, choice };
}

function othersMove(table: Table, legal: string[]): void {
  const view = { ...WELCOME.view!, legal, public: { ...WELCOME.view!.public, version: 5, to_act: legal.length > 0 ? 0 : 1 } };
  table.receive({ ...step(10), seat: 2, move: "-", events: [], view });
}

test("a card stays chosen while others move, and the server is asked again what could be planned", () => {
  const { table, choice } = waiting();
  expect(choice.asks).toBe(null);
  choice.take(0);
  expect(choice.asks).toBe(4);
  table.receive(PLANNABLE);
  expect([choice.asks, [...choice.cells.keys()].length]).toEqual([null, 3]);
  othersMove(table, []);
  expect([choice.card, choice.asks]).toEqual(["Pnes", 5]);
});

test("a planned move waits for the turn, and is never played by itself", () => {
  const { table, choice } = waiting();
  choice.take(0);
  table.receive(PLANNABLE);
  choice.atCell({ column: 0, row: 1 }, false);
  choice.atCell({ column: 0, row: 1 }, false);
  expect([choice.move?.text, choice.planned, choice.confirmable, table.pending]).toEqual(["Pnes@0,1", true, null, null]);
  othersMove(table, [...PLANNABLE.moves]);
  choice.letGo();
  expect([choice.move?.text, choice.planned, choice.confirmable, table.pending]).toEqual(["Pnes@0,1", true, "Pnes@0,1", null]);
  choice.confirm();
  expect(table.pending).toBe("Pnes@0,1");
});

test("a planned move that has become impossible is let go, and its card stays chosen", () => {
  const { table, choice } = waiting();
  choice.take(0);
  table.receive(PLANNABLE);
  choice.atCell({ column: 0, row: 1 }, true);
  othersMove(table, PLANNABLE.moves.filter((move) => !move.endsWith("@0,1")));
  expect(choice.impossible).toBe(true);
  choice.letGo();
  expect([choice.card, choice.move, choice.lapsed, choice.confirmable]).toEqual(["Pnes", null, true, null]);
  choice.atCell({ column: 1, row: 0 }, true);
  expect(choice.lapsed).toBe(false);
});

test("a planned move that was impossible for a while is planned again as soon as it can be made", () => {
  const { table, choice } = waiting();
  choice.take(0);
  table.receive(PLANNABLE);
  choice.atCell({ column: 0, row: 1 }, true);
  table.receive({ ...PLANNABLE, moves: [] });
  choice.letGo();
  expect([choice.move, choice.possibleAgain]).toEqual([null, false]);
  table.receive(PLANNABLE);
  expect(choice.possibleAgain).toBe(true);
  choice.offerAgain();
  expect([choice.move?.text, choice.planned, choice.lapsed, table.pending]).toEqual(["Pnes@0,1", true, false, null]);
});

test("old news of what could be planned neither ends a plan nor plays it", () => {
  const { table, choice } = waiting();
  choice.take(0);
  table.receive(PLANNABLE);
  choice.atCell({ column: 0, row: 1 }, true);
  othersMove(table, []);
  expect([choice.impossible, choice.move?.text]).toEqual([false, "Pnes@0,1"]);
  table.receive({ ...PLANNABLE, version: 5, moves: [] });
  expect(choice.impossible).toBe(true);
});

test("a discard can be planned, and the own move ends what was chosen", () => {
  const { table, choice } = waiting();
  choice.take(3);
  choice.askToDiscard();
  expect([choice.discarding, choice.planned, choice.confirmable]).toEqual([true, true, null]);
  othersMove(table, ["-R"]);
  expect(choice.confirmable).toBe("-R");
  table.receive({ ...step(11), version: 6, view: { ...step(11).view, public: { ...step(11).view.public, version: 6 } } });
  expect([choice.card, choice.discarding, table.plannable]).toEqual([null, false, null]);
});

test("a move that was named is shown with its card, and played only when it is confirmed", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.prepare("Pnsw@1,0");
  expect([choice.index, choice.flipped, choice.confirmable, table.pending]).toEqual([0, true, "Pnsw@1,0", null]);
  choice.prepare("-R");
  expect([choice.index, choice.discarding, choice.move, choice.confirmable]).toEqual([3, true, null, "-R"]);
  choice.prepare("Pew@9,9");
  expect(choice.confirmable).toBe("-R");
  choice.prepare("Blamp>2");
  choice.confirm();
  expect(table.pending).toBe("Blamp>2");
});

test("whoever confirms nothing discards at once", () => {
  const table = welcomed();
  const choice = new Choice(table);
  choice.take(3);
  choice.askToDiscard(false);
  expect(table.pending).toBe("-R");
});

test("whoever goes from player to player comes to breaking their own tool last", () => {
  const table = welcomed();
  table.view = { ...table.view!, legal: ["Blamp>0", "Blamp>1", "Blamp>2"] };
  const choice = new Choice(table);
  choice.take(2);
  expect([...choice.targets.keys()]).toEqual([1, 2, 0]);
});
