import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Choice } from "../state/choice.svelte";
import type { PlayedMove } from "../state/game-story.svelte";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts, t } from "../text/localize.svelte";
import BoardNotices from "./BoardNotices.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

/** What the button says after so many missed moves, when it shows so many again. */
async function says(missed: number, shown: number): Promise<(string | null)[]> {
  const table = welcomed();
  table.missed = missed;
  const again: PlayedMove[] = Array.from({ length: shown }, (_, n) => ({ n, seat: 1, events: [] }));
  const notices = mount(BoardNotices, {
    target: document.body,
    props: { table, seated: undefined, choice: new Choice(table), ticker: "", bubbles: new Map(), again, wide: true, act: () => {}, onLog: () => {}, onAgain: () => {} },
  });
  flushSync();
  const said = [".words", ".number"].map((part) => document.querySelector(`.again ${part}`)!.textContent);
  await unmount(notices);
  return said;
}

test("the button counts the moves that it shows, and says of no more that they were missed than really were", async () => {
  expect(await says(3, 3)).toEqual([t("missed", { count: 3 }), "3"]);
  expect(await says(1, 4), "three more were seen since").toEqual([t("recap-since", { count: 4 }), "4"]);
  expect(await says(7, 2), "five were in the round before").toEqual([t("missed", { count: 7 }), "7"]);
  expect(await says(0, 4)).toEqual([t("recap-since", { count: 4 }), "4"]);
});
