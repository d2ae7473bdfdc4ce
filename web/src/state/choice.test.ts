import { beforeEach, expect, test } from "vitest";
import { Choice } from "./choice.svelte";
import { step, WELCOME, welcomed } from "./table.fixture";

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
  table.receive({ ...WELCOME, n: 10, view: step(10).view });
  expect([choice.move, choice.card, choice.discarding]).toEqual([null, null, false]);
});
