import { beforeEach, expect, test } from "vitest";
import { dayOf, daysInARow, noteSolvedPuzzle, puzzleOf, streak } from "./streak";

beforeEach(() => localStorage.clear());

test("every puzzle has its day, and no day has two", () => {
  for (const count of [60, 64, 74, 82]) {
    const seen = new Set(Array.from({ length: count }, (_, day) => puzzleOf(20_000 + day, count)));
    expect(seen.size).toBe(count);
  }
});

test("a day begins at the reader's midnight", () => {
  expect(dayOf(new Date(2026, 4, 2, 0, 0))).toBe(dayOf(new Date(2026, 4, 2, 23, 59)));
  expect(dayOf(new Date(2026, 4, 3, 0, 0)) - dayOf(new Date(2026, 4, 2, 23, 59))).toBe(1);
});

test("days in a row are counted, and a day left out begins anew", () => {
  noteSolvedPuzzle(3, 100, true);
  noteSolvedPuzzle(3, 100, true);
  expect(daysInARow(100)).toBe(1);
  noteSolvedPuzzle(4, 101, true);
  expect([daysInARow(101), daysInARow(102), daysInARow(103)]).toEqual([2, 2, 0]);
  noteSolvedPuzzle(9, 103, false);
  expect(daysInARow(103)).toBe(0);
  noteSolvedPuzzle(5, 103, true);
  expect(daysInARow(103)).toBe(1);
  expect(streak().solved).toEqual([3, 4, 9, 5]);
});
