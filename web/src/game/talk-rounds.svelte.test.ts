import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Said } from "../generated/wire";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import type { StoryEntry } from "../text/story";
import Talk from "./Talk.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

const began = (n: number, round: number): StoryEntry => ({ n, at: 0, by: null, told: { key: "log-round-began", values: { round } } });
const said = (n: number): Said => ({ type: "said", n, at: 0, game: 1, version: 4, seat: 1, text: "!hello", by: null });
const lines = () => [...document.querySelectorAll(".lines li")].map((one) => (one.matches(".round") ? one.textContent : "said"));

test("claims of the last round are divided from the new one as soon as it begins, not with its first line", async () => {
  const table = welcomed();
  table.told.lines = [began(10, 1)];
  table.told.talk = [11, 12].map(said);
  const talk = mount(Talk, { target: document.body, props: { table, muted: new Set<number>(), onDone: () => {} } });
  flushSync();
  expect(lines()).toEqual(["Round 1 of 3", "said", "said"]);
  table.told.lines = [...table.told.lines, began(20, 2)];
  flushSync();
  expect(lines()).toEqual(["Round 1 of 3", "said", "said", "Round 2 of 3"]);
  table.told.talk = [...table.told.talk, said(21)];
  flushSync();
  expect(lines()).toEqual(["Round 1 of 3", "said", "said", "Round 2 of 3", "said"]);
  await unmount(talk);
});
