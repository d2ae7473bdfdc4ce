import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Choice } from "../state/choice.svelte";
import { hush, saidAfter } from "../state/speech.svelte";
import { VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { speakChoice } from "./choice-speech.svelte";

beforeAll(async () => {
  await speakParts("table");
  await speak("en");
});

test("a card that turns itself is named once", () => {
  const table = welcomed();
  table.view = { ...VIEW, legal: ["Pes@1,1", "Pnw@1,0"], own: { ...VIEW.own!, hand: ["Pes"] } };
  const choice = new Choice(table);
  const stop = $effect.root(() => speakChoice(table, choice));
  flushSync();
  choice.take(0);
  flushSync();
  hush();
  choice.atCell({ column: 1, row: 0 }, true);
  flushSync();
  stop();
  expect(saidAfter(0).map((line) => line.words)).toEqual(["rotated: corner, open to the north and west, E5. selected; press again to play"]);
});
