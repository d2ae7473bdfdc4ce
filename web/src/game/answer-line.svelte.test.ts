import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { hush, saidAfter } from "../state/speech.svelte";
import { VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { QUESTIONS, sayAnswer } from "./questions";

beforeEach(async () => {
  await speakParts("table", "asked");
  await speak("en");
  document.body.innerHTML = "";
  hush();
});

const shown = () => [...document.querySelectorAll("[popover] p")].map((line) => line.textContent);
const said = () => saidAfter(0).at(-1)?.words;

function ask(key: string): void {
  const table = welcomed();
  table.view = VIEW;
  sayAnswer(key, { table, cell: { column: 0, row: 0 } });
  flushSync();
}

test("what a key asks is read as it is heard", () => {
  for (const key of Object.values(QUESTIONS).filter((key) => key !== "r")) {
    ask(key);
    expect(shown()).toEqual([said()]);
  }
});

test("a role is heard only: it is seen on its card, once that is turned", () => {
  ask("r");
  expect([shown(), said()]).toEqual([[], expect.stringMatching(/^Digger/)]);
});

test.each([
  ["a key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }))],
  ["a choice", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
  ["another person at this device", hush],
])("it goes with %s", (_, then) => {
  ask("h");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  expect(shown()).toHaveLength(1);
  then();
  flushSync();
  expect(shown()).toEqual([]);
});
