import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../generated/wire";
import { noteRoleSeen, roleKey } from "../state/seen-roles";
import { hush, saidAfter } from "../state/speech.svelte";
import { PUBLIC, step, VIEW, welcomed } from "../state/table.fixture";
import type { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import GameScreen from "./GameScreen.svelte";

let table: Table;
let page: object;

/** Ana's path ends the first round, and the second one is dealt with the same step. */
const LAST: Step = {
  ...step(10),
  events: [
    { kind: "path-laid", seat: 0, cell: [0, 1], card: "Pnes" },
    { kind: "round-ended", round: 1, winner: "saboteurs", how: "hands", roles: ["digger", "saboteur", "digger"], spare: "digger", goals: ["Pes", "treasure", "Psw"] },
    { kind: "round-began", round: 2, starter: 1 },
  ] as unknown as Step["events"],
  view: { ...VIEW, legal: [], public: { ...PUBLIC, version: 5, round: 2, starter: 1, to_act: 1, deck_size: 48 } },
};

beforeEach(async () => {
  localStorage.clear();
  hush();
  document.body.innerHTML = "";
  document.documentElement.dataset.motion = "less";
  await speakParts("table", "dialogs");
  await speak("en");
  table = welcomed();
  page = mount(GameScreen, { target: document.body, props: { table, seated: undefined, act: () => {}, onRules: () => {}, onSettings: () => {} } });
});
afterEach(() => unmount(page));

/** What the page shows: the round, the cards left in its pile, and whether the hand is put away. */
function shown(): [string | undefined, string | undefined, boolean] {
  flushSync();
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  return [text(".round"), text(".pile > [aria-hidden=true]"), document.querySelector(".tray.ahead") !== null];
}

test("until the end of a round is put aside, the page shows that round and nothing of the next", async () => {
  await vi.waitFor(() => expect(shown()).toEqual(["Round 1 of 3", "49", false]), 20_000);
  table.receive(LAST);
  await vi.waitFor(() => expect(shown()).toEqual(["Round 1 of 3", "49", true]), 20_000);
  table.ending = null;
  expect(shown()).toEqual(["Round 2 of 3", "48", false]);
});

test("while gold is taken the round is not over: its cards stay", async () => {
  await vi.waitFor(() => expect(shown()[0]).toBe("Round 1 of 3"), 20_000);
  table.receive({ ...LAST, events: LAST.events.slice(0, 2), view: { ...LAST.view, public: { ...LAST.view.public, round: 1, phase: "pick-gold" } } });
  expect(shown()[2]).toBe(false);
});

test("later, the menu leads back to the results of the round, until the next one ends", async () => {
  await vi.waitFor(() => expect(shown()[0]).toBe("Round 1 of 3"), 20_000);
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const button = () => [...document.querySelectorAll<HTMLElement>("dialog button")].find(({ textContent }) => textContent === "Results of round 1");
  const results = () => document.querySelector("dialog .ending .verdict")?.textContent;
  table.link = "live";
  table.receive(LAST);
  await vi.waitFor(() => { flushSync(); expect(results()).toBe("The saboteurs win!"); }, 20_000);
  table.ending = null;
  flushSync();
  expect(results()).toBeUndefined();
  press("u");
  await vi.waitFor(() => { flushSync(); expect(button()).toBeDefined(); }, 20_000);
  button()!.click();
  flushSync();
  expect([results(), document.querySelectorAll("dialog .roles .turned").length, document.querySelector("dialog .way-on")]).toEqual(["The saboteurs win!", 4, null]);
});

const words = () => saidAfter(0).map((line) => line.words);
const began = "Round 2 begins. Tomas goes first.";

/** The end of the round has been looked at and is put aside. */
async function putAside(): Promise<void> {
  await vi.waitFor(() => expect(shown()[0]).toBe("Round 1 of 3"), 20_000);
  table.link = "live";
  table.receive(LAST);
  await vi.waitFor(() => { flushSync(); table.playsOut = false; expect(document.querySelector("dialog[open] .ending")).not.toBeNull(); }, 20_000);
  table.ending = null;
  flushSync();
}

test("the next round is announced with who begins, once the last one is put aside", async () => {
  noteRoleSeen(roleKey("ABC", 1, 1, 0));
  noteRoleSeen(roleKey("ABC", 1, 2, 0));
  await putAside();
  await vi.waitFor(() => expect(words()).toContain(began));
}, 40_000);

test("whoever has to look at their new role hears it afterwards", async () => {
  noteRoleSeen(roleKey("ABC", 1, 1, 0));
  await putAside();
  await vi.waitFor(() => { flushSync(); expect(document.querySelector("dialog[open] .reveal .card")).not.toBeNull(); }, 20_000);
  expect(words()).not.toContain(began);
  document.querySelector<HTMLElement>("dialog[open] .reveal .card")!.click();
  flushSync();
  document.querySelector<HTMLElement>("dialog[open] .reveal .primary")!.click();
  await vi.waitFor(() => { flushSync(); expect(words()).toContain(began); }, 20_000);
}, 40_000);
