import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Said } from "../generated/wire";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import type { StoryEntry } from "../text/story";
import RoomTalk from "./RoomTalk.svelte";

beforeAll(async () => {
  globalThis.IntersectionObserver ??= class { observe() {} disconnect() {} } as unknown as typeof IntersectionObserver;
  await speakParts("table", "dialogs");
  await speak("en");
});

test("talk of several rounds is divided: before the game, by rounds, and after it", async () => {
  const table = welcomed();
  const line = (n: number, key: string, values = {}): StoryEntry => ({ n, at: 0, by: null, told: { key, values } });
  const said = (n: number): Said => ({ type: "said", n, at: 0, game: 1, version: 4, seat: 1, text: "!hello", by: null });
  table.told.lines = [line(10, "log-round-began", { round: 1 }), line(20, "log-round-began", { round: 2 }), line(30, "log-game-ended")];
  table.told.talk = [5, 11, 12, 21, 31].map(said);
  const talk = mount(RoomTalk, { target: document.body, props: { table } });
  flushSync();
  const lines = [...document.querySelectorAll(".room-talk li")].map((one) => (one.matches(".part") ? one.textContent : "said"));
  expect(lines).toEqual(["said", "Round 1 of 3", "said", "said", "Round 2 of 3", "said", "The game is over.", "said"]);
  await unmount(talk);
});
