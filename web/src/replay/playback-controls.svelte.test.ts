import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Playback } from "../state/playback.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import PlaybackControls from "./PlaybackControls.svelte";
import { played } from "./replay.fixture";

let playback: Playback;
let page: object;

beforeAll(async () => {
  await speakParts("table", "later");
  await speak("en");
});
beforeEach(() => {
  document.body.innerHTML = "<ul><li><button></button></li></ul>";
  playback = played(0);
  page = mount(PlaybackControls, { target: document.body, props: { playback } });
  flushSync();
});
afterEach(() => unmount(page));

/** Where the game is after each of these keys. */
function after(...keys: string[]): number[] {
  return keys.map((key) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: /[A-Z]/.test(key), bubbles: true, cancelable: true }));
    flushSync();
    return playback.at;
  });
}

test("keys lead to the deciding moves, and back", () => {
  expect(after("d", "d", "d", "D", "D")).toEqual([2, 4, 4, 2, 2]);
});

test("keys lead to where rounds begin, and back: first to the beginning of this one", () => {
  expect(after("n", "n", "ArrowRight", "N", "N", "N")).toEqual([3, 3, 4, 3, 0, 0]);
});

test("an arrow that has led through a list does not lead through the game as well", () => {
  const button = document.querySelector("li button")!;
  button.addEventListener("keydown", (event) => event.preventDefault());
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  expect(playback.at).toBe(0);
  expect(after("ArrowRight")).toEqual([1]);
});
