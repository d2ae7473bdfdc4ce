import { expect, test } from "vitest";
import { replayPath, routeOf } from "./route.svelte";

test("addresses lead to pages, and codes are tidied", () => {
  expect(routeOf("/t/abc-o2/screen")).toEqual({ page: "table", code: "ABC02", as: "screen" });
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/nowhere")).toEqual({ page: "lost" });
});

test("the rulebook is opened at a chapter or a clause, the tutorial at a scene, puzzles by their number", () => {
  expect(routeOf("/rules")).toEqual({ page: "rules", wanted: "" });
  expect(routeOf("/rules/gold")).toEqual({ page: "rules", wanted: "gold" });
  expect(routeOf("/rules?clause=R4.7")).toEqual({ page: "rules", wanted: "R4.7" });
  expect(routeOf("/learn/turn")).toEqual({ page: "learn", lesson: "turn" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles", number: null });
  expect(routeOf("/puzzles/12")).toEqual({ page: "puzzles", number: 11 });
  expect(routeOf("/puzzles/0")).toEqual({ page: "puzzles", number: null });
});

test("a link carries whose eyes and which move", () => {
  expect(routeOf("/replay/abc?seat=2&move=17")).toEqual({ page: "replay", record: "abc", seat: 2, move: 17 });
  expect(routeOf("/replay/abc?seat=all")).toEqual({ page: "replay", record: "abc", seat: null, move: 0 });
  expect(routeOf(replayPath("abc", null, 4))).toEqual({ page: "replay", record: "abc", seat: null, move: 4 });
});

test("without a seat in the link nothing is given away", () => {
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", record: "abc", seat: 0, move: 0 });
});
