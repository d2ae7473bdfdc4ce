import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { StoryEntry } from "../text/story";
import { PUBLIC, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import GameLog from "./GameLog.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

const line = (n: number, key: string, values = {}): StoryEntry => ({ n, at: 0, by: null, told: { key, values } });
const result = (...roles: string[]) => ({ winner: "diggers", how: "treasure", starter: 0, turns: 9, finder: 0, roles });

test("who the saboteurs were stands with the end of each round", async () => {
  const table = welcomed();
  table.view = { ...VIEW, public: { ...PUBLIC, round: 3, results: [result("digger", "saboteur", "digger"), result("saboteur", "digger", "digger")] } };
  table.told.lines = [line(10, "log-round-ended", { winner: "diggers" }), line(12, "log-paused"), line(14, "log-round-ended", { winner: "diggers" })];
  const log = mount(GameLog, { target: document.body, props: { table, onCell: () => {} } });
  flushSync();
  await vi.waitFor(() => expect([...document.querySelectorAll(".bots")].map((words) => words.textContent)).toEqual(["Saboteur this round: Tomas.", "Saboteur this round: Ana."]));
  await unmount(log);
});

test("one's own discard is marked as known to nobody else", async () => {
  const table = welcomed();
  const discard = (n: number, picture: string): StoryEntry => ({ n, at: 0, by: null, told: { key: "log-discarded", seats: { name: 0 }, picture } });
  table.told.lines = [discard(10, "Pns"), discard(11, "back:")];
  const log = mount(GameLog, { target: document.body, props: { table, onCell: () => {} } });
  flushSync();
  await vi.waitFor(() => expect([...document.querySelectorAll(".story > li")].map((words) => words.textContent?.trim())).toEqual(["Ana discards a card. straight tunnel, open to the north and south. Only you know which one.", "Ana discards a card."]));
  await unmount(log);
});

test("those who listen jump from round to round, and hear which way a path leads", async () => {
  const table = welcomed();
  const path: StoryEntry = { n: 11, at: 0, by: null, told: { key: "log-path-laid", seats: { name: 1 }, values: { shape: "bend", cell: "E5" }, cell: { column: 1, row: 0 }, picture: "Pes" } };
  table.told.lines = [{ n: 10, at: 0, by: null, told: { key: "log-round-began", values: { round: 2 }, seats: { name: 1 } } }, path];
  const log = mount(GameLog, { target: document.body, props: { table, onCell: () => {} } });
  flushSync();
  expect(document.querySelector(".story h3")?.textContent?.trim()).toBe("Round 2 begins. Tomas goes first.");
  const line = document.querySelector(".story button")!;
  expect(line.querySelector(".unseen")?.textContent).toBe("Tomas, E5: corner, open to the east and south.");
  expect(line.querySelector(":scope > span[aria-hidden=true]")?.textContent).toBe("Tomas plays a corner at E5.");
  await unmount(log);
});
