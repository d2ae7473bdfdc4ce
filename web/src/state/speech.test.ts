import { beforeEach, expect, test, vi } from "vitest";
import { hush, lastHeard, saidAfter, say } from "./speech.svelte";

let now = 0;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  hush();
});

const words = (from: number) => saidAfter(from).map((line) => line.words);

test("the same words twice are two lines, and silence is none", () => {
  const from = lastHeard();
  say("Your turn");
  say("Your turn");
  say(" ");
  expect(words(from)).toEqual(["Your turn", "Your turn"]);
});

test("a region that comes later repeats only what was cut off by its coming", () => {
  say("long ago");
  now += 5000;
  say("just now");
  const from = lastHeard();
  say("afterwards");
  expect(words(from)).toEqual(["just now", "afterwards"]);
});

test("what is urgent overtakes what has still to be read out, and only then", () => {
  const from = lastHeard();
  now += 60_000;
  say("Your turn", true);
  say("Bruni, E5: junction, open to the east, south, and west. 12 cards in the draw pile.");
  say("Your turn", true);
  say("Dagna discards a card.");
  expect(saidAfter(from).map((line) => line.urgent)).toEqual([false, false, true, false]);
});

test("a region that comes into silence repeats nothing", () => {
  say("long ago");
  now += 5000;
  expect(words(lastHeard())).toEqual([]);
});

test("only the last few lines stay, and none for the next person", () => {
  const from = lastHeard();
  for (const line of ["one", "two", "three", "four", "five"]) {
    say(line);
    now += 1000;
  }
  expect(words(from)).toEqual(["two", "three", "four", "five"]);
  hush();
  expect(words(from)).toEqual([]);
});

test("what was said a moment ago stays however much follows: a dialog that opens now must still tell it", () => {
  const from = lastHeard();
  const lines = ["The diggers win", "one", "two", "three", "four", "five"];
  for (const line of lines) say(line);
  expect(words(from)).toEqual(lines);
});
