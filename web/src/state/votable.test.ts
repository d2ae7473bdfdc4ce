import { expect, test } from "vitest";
import { seat } from "./table.fixture";
import { canBeVotedOut } from "./votable";

const people = (count: number, bots = 0) => ({
  host: 0,
  seats: [...Array(count + bots).keys()].map((number) => ({ ...seat(`Player ${number}`, number), bot: number < count ? null : "friendly" })),
});

test("the seat of somebody who is away takes two others, of somebody who is here three", () => {
  expect([2, 3, 4].map((count) => canBeVotedOut(people(count, 2), 1, true))).toEqual([false, true, true]);
  expect([3, 4, 5].map((count) => canBeVotedOut(people(count, 2), 1, false))).toEqual([false, true, true]);
});

test("nobody votes about the host or about bots", () => {
  expect(canBeVotedOut(people(5), 0, true)).toBe(false);
  expect(canBeVotedOut(people(4, 1), 4, true)).toBe(false);
});
