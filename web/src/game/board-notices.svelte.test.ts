import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Choice } from "../state/choice.svelte";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import BoardNotices from "./BoardNotices.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

test("what was done to one's own tools is said until one chooses a card after it, whatever else happens", async () => {
  const table = welcomed();
  const choice = new Choice(table);
  const move = (n: number, kind: string, target: number) => ({ n, seat: 1, events: [{ kind, seat: 1, target, tool: "lamp", card: "Blamp" }] }) as never;
  const props = { table, seated: undefined, choice, ticker: "Rūta discards a card.", bubbles: new Map(), again: [], wide: false, act: () => {}, onLog: () => {}, onAgain: () => {} };
  const notices = mount(BoardNotices, { target: document.body, props });
  const line = () => (flushSync(), document.querySelector(".ticker")?.textContent);
  expect(line()).toBe("Rūta discards a card.");
  table.told.moves = [move(10, "tool-broken", 2)];
  expect(line(), "somebody else's").toBe("Rūta discards a card.");
  table.told.moves = [move(10, "tool-broken", 0), move(11, "tool-broken", 2)];
  expect(line()).toContain("Tomas breaks Ana");
  choice.take(0);
  expect(line()).toBe("Rūta discards a card.");
  choice.clear();
  expect(line()).toBe("Rūta discards a card.");
  table.told.moves = [...table.told.moves, move(12, "tool-mended", 0)];
  expect(line()).toContain("Tomas repairs Ana");
  await unmount(notices);
});
