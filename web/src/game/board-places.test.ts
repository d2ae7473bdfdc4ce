import { expect, test } from "vitest";
import type { StoryEntry } from "../text/story";
import { leadThrough, placeFor, placesIn } from "./board-places";

const [FIRST, LAST] = [{ column: 1, row: 0 }, { column: 2, row: 0 }];
const START = { column: 0, row: 0 };

test("End leads from goal to goal", () => {
  let here = START;
  const rows = [0, 1, 2, 3].map(() => (here = placeFor("End", here, [])).row);
  expect(rows).toEqual([-2, 0, 2, -2]);
});

test("pages lead through the cards that were played last", () => {
  expect(placeFor("PageDown", START, [FIRST, LAST])).toBe(LAST);
  expect(placeFor("PageUp", LAST, [FIRST, LAST])).toBe(FIRST);
  expect(placeFor("PageUp", FIRST, [FIRST, LAST])).toBe(FIRST);
  expect(placeFor("PageDown", LAST, [FIRST, LAST])).toBe(LAST);
  expect(placeFor("PageUp", START, [])).toBe(START);
});

test("the newest card is passed, though the board names it twice", () => {
  // It is among the moves since one's turn and is the last move as well.
  expect(placeFor("PageUp", LAST, [FIRST, LAST, LAST])).toBe(FIRST);
});

test("where the whole round is known, pages lead through all of it", () => {
  const stop = leadThrough(() => [START, FIRST, LAST]);
  expect(placeFor("PageUp", FIRST, [LAST])).toBe(START);
  stop();
  expect(placeFor("PageUp", LAST, [LAST])).toBe(LAST);
});

test("the cards of a round are found in its story, also when the next one has begun", () => {
  const line = (key: string, cell?: typeof START) => ({ n: 1, at: 0, by: null, told: { key, ...(cell && { cell }) } }) as StoryEntry;
  const first = [line("log-round-began"), line("log-path-laid", FIRST), line("log-goal-seen", { column: 8, row: 0 }), line("log-path-laid", LAST)];
  expect(placesIn(first, false)).toEqual([FIRST, LAST]);
  const both = [...first, line("log-round-ended"), line("log-round-began"), line("log-path-laid", START)];
  expect(placesIn(both, true)).toEqual([FIRST, LAST]);
  expect(placesIn(both, false)).toEqual([START]);
});
