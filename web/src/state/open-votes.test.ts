import { expect, test } from "vitest";
import type { Vote } from "../generated/wire";
import { VOTE_MILLISECONDS } from "../generated/constants";
import { stillOpen } from "./open-votes.svelte";
import { welcomed } from "./table.fixture";

/** What is open of these votes, by kind, at a time after the first look; seats that are away are named. */
function open(votes: Vote[], away: number[] = [], later = 0): string[] {
  const table = welcomed();
  table.room = { ...table.room!, votes };
  const asked = { code: table.code, room: table.room, isNotHere: (seat: number) => away.includes(seat) };
  stillOpen(asked, 1000);
  return stillOpen(asked, 1000 + later).map(({ vote }) => vote);
}

const about = (vote: Vote["vote"], since: number): Vote => ({ vote, seat: 1, yes: [0], since });

test("a vote about somebody's absence ends when they are back", () => {
  expect(open([about("stand-in", 1), about("clock", 1)], [1])).toEqual(["stand-in", "clock"]);
  expect(open([about("stand-in", 2), about("clock", 2), about("bot", 2)])).toEqual(["clock", "bot"]);
});

test("a vote is forgotten as the server forgets it, though it is not told so", () => {
  expect(open([about("clock", 3)], [], VOTE_MILLISECONDS - 1)).toEqual(["clock"]);
  expect(open([about("clock", 4)], [], VOTE_MILLISECONDS)).toEqual([]);
});
