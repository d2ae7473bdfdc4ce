import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteRoleSeen, roleKey } from "../state/seen-roles";
import { hush, saidAfter } from "../state/speech.svelte";
import { VIEW, welcomed } from "../state/table.fixture";
import type { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import GameScreen from "./GameScreen.svelte";

let table: Table;
let page: object;

/** The page, with one of its dialogs open. */
async function opened(key: string): Promise<HTMLElement> {
  localStorage.clear();
  document.body.innerHTML = "";
  await speakParts("table", "dialogs", "asked", "refusals", "room");
  await speak("en");
  table = welcomed();
  noteRoleSeen(roleKey("ABC", 1, 1, 0));
  table.link = "live";
  page = mount(GameScreen, { target: document.body, props: { table, seated: undefined, act: () => {}, onRules: () => {}, onSettings: () => {} } });
  const dialog = () => document.querySelector<HTMLElement>("dialog[open]");
  await vi.waitFor(() => { flushSync(); if (!dialog()) press(document.body, key); flushSync(); expect(dialog()).not.toBeNull(); }, { timeout: 20_000, interval: 300 });
  await vi.waitFor(() => { flushSync(); expect(dialog()!.querySelectorAll("button").length).toBeGreaterThan(0); }, 20_000);
  return dialog()!;
}

function press(where: HTMLElement, key: string): void {
  where.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

beforeEach(hush);
afterEach(() => unmount(page));

test.each(["r", "s", "c", "?", "n"])("in the dialog of %s more time can be asked for, and questions are answered", async (key) => {
  const dialog = await opened(key);
  const asked = vi.spyOn(table, "askForTime").mockImplementation(() => {});
  const button = dialog.querySelector("button")!;
  // The first dialog may be there before what answers in it.
  await vi.waitFor(() => { flushSync(); press(button, "k"); expect(asked).toHaveBeenCalled(); }, { timeout: 10_000, interval: 200 });
  press(button, "i");
  await vi.waitFor(() => expect(saidAfter(0).at(-1)?.words).toMatch(/^Your turn\. 49 cards/), 10_000);
}, 60_000);

test("whoever waits hears for whom, and what is typed is no key", async () => {
  const dialog = await opened("s");
  table.view = { ...VIEW, legal: [], public: { ...VIEW.public, to_act: 1 } };
  hush();
  press(dialog.querySelector("button")!, "k");
  await vi.waitFor(() => expect(saidAfter(0).map(({ words }) => words)).toContain("Tomas is thinking…"), 10_000);
  // What is typed is no key.
  hush();
  const field = document.createElement("input");
  dialog.append(field);
  press(field, "i");
  await new Promise((done) => setTimeout(done, 200));
  expect(saidAfter(0)).toEqual([]);
}, 60_000);
