import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { saveFirstGame } from "../state/first-game";
import { PUBLIC, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import FirstGameHints from "./FirstGameHints.svelte";
import { HINTS } from "./first-game-hints";

beforeAll(async () => {
  await speakParts("table", "taught");
  await speak("en");
});

test("a hint goes with the round that it was about", async () => {
  saveFirstGame({ wanted: true, known: HINTS.filter((hint) => hint !== "claim") });
  const table = welcomed();
  const began = (n: number, round: number) => ({ n, at: 0, by: null, told: { key: "log-round-began", values: { round } } });
  table.view = { ...VIEW, public: { ...PUBLIC, round: 2 } };
  table.told.lines = [began(1, 2)];
  table.told.talk = [{ type: "said", n: 5, at: 0, game: 1, version: 4, seat: 1, text: "!saw@8,0:stone", by: null }];
  const hints = mount(FirstGameHints, { target: document.body, props: { table, placing: false } });
  flushSync();
  expect(document.querySelector(".hint")?.textContent).toContain("Tomas");
  table.told.lines = [began(1, 2), began(20, 3)];
  table.view = { ...VIEW, public: { ...PUBLIC, version: 30, round: 3 } };
  flushSync();
  expect(document.querySelector(".hint")).toBeNull();
  await unmount(hints);
});
