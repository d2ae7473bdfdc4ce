import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Hints } from "../generated/wire";
import { Choice } from "../state/choice.svelte";
import { saveFirstGame } from "../state/first-game";
import { settings } from "../state/settings.svelte";
import { PUBLIC, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import HintSheet from "./HintSheet.svelte";

const table = welcomed();
let sheet: object;
let choice: Choice;
let closed = 0;

beforeEach(async () => {
  await speakParts("table", "asked", "learn", "dialogs");
  await speak("en");
  document.body.innerHTML = '<div class="bar"><button class="button act">Play</button></div>';
  choice = new Choice(table);
  sheet = mount(HintSheet, { target: document.body, props: { table, choice, onClose: () => (closed += 1) } });
  table.hints.told = { type: "hints", hints: ["Pnes@0,1", "Blamp>1"].map((move) => ({ move, code: "closer", arguments: {}, before: null, after: null })), doubts: [null, 12, 66] } as unknown as Hints;
  flushSync();
});
afterEach(() => unmount(sheet));

test("a figure picks a suggestion, and the focus is on the button that plays it", async () => {
  document.querySelector("dialog h2")!.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
  await tick();
  await tick();
  expect(choice.move?.text).toBe("Blamp>1");
  expect(document.activeElement).toBe(document.querySelector(".bar .act"));
});

test("whoever confirms nothing plays a suggestion by choosing it", () => {
  settings.confirm = false;
  document.querySelector("dialog h2")!.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
  settings.confirm = true;
  expect(table.pending).toBe("Blamp>1");
  table.pending = null;
});

test("how suspicious the others look stands below, the most suspicious first; not in a first game", async () => {
  const read = () => [...document.querySelectorAll("dialog ul li")].map((line) => line.textContent?.trim());
  expect(read()).toEqual([]);
  await unmount(sheet);
  saveFirstGame({ wanted: false, known: [] });
  const told = table.hints.told;
  sheet = mount(HintSheet, { target: document.body, props: { table, choice, onClose: () => (closed += 1) } });
  table.hints.told = told;
  flushSync();
  expect(read()).toEqual(["Rūta: 66%", "Tomas: 12%"]);
  localStorage.clear();
});

test("a suggestion goes when the moment has passed, even if it is the same player's turn in the next round", () => {
  const before = closed;
  table.view = { ...VIEW, public: { ...PUBLIC, version: PUBLIC.version + 1, round: 2 } };
  flushSync();
  expect(closed).toBe(before + 1);
});
