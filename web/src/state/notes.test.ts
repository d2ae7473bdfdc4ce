import { beforeEach, expect, test } from "vitest";
import { releaseTable } from "./held-seats";
import { Notes } from "./notes.svelte";
import { step, VIEW, WELCOME, welcomed } from "./table.fixture";
import { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a mark goes from none over trusted, unsure and suspect to none", () => {
  const notes = new Notes(welcomed());
  const marks = [1, 2, 3, 4].map(() => { notes.cycle(1); return notes.of(1); });
  expect(marks).toEqual(["trusted", "unsure", "suspect", null]);
});

test("nobody notes anything about themselves", () => {
  const notes = new Notes(welcomed());
  notes.cycle(0);
  expect(notes.of(0)).toBe(null);
});

test("notes are there after a reload, and gone with the table", () => {
  new Notes(welcomed()).set(2, "suspect");
  expect(new Notes(welcomed()).of(2)).toBe("suspect");
  releaseTable("ABC");
  expect(new Notes(welcomed()).of(2)).toBe(null);
});

test("a new deal has new roles, and no notes", () => {
  const table = welcomed();
  const notes = new Notes(table);
  notes.set(2, "suspect");
  table.receive({ ...step(10), view: { ...VIEW, public: { ...VIEW.public, round: 2, version: 5 } } });
  expect(notes.of(2)).toBe(null);
  notes.set(1, "unsure");
  expect([notes.of(1), notes.of(2)]).toEqual(["unsure", null]);
});

test("on a shared device everybody sees their own notes, and nobody's while nobody is shown", () => {
  const table = new Table("ABC", { tokens: ["t", "u"] });
  table.receive({ ...WELCOME, seats: [0, 1] });
  const notes = new Notes(table);
  notes.set(2, "suspect");
  const shown = (seat: number | null) => table.receive({ type: "lifted", seats: [0, 1], shown: seat, n: 9, hash: "h", view: seat === null ? null : { ...VIEW, seat } });
  shown(1);
  expect(notes.of(2)).toBe(null);
  notes.set(2, "trusted");
  shown(null);
  expect([notes.possible, notes.of(2)]).toEqual([false, null]);
  shown(0);
  expect(notes.of(2)).toBe("suspect");
});
