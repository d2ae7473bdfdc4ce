import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ending } from "../state/round-ending";
import { hush, saidAfter } from "../state/speech.svelte";
import { PUBLIC, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { pressAtEnd, type EndedKeys } from "./ended-keys";

const table = welcomed();
// The next round has begun: its mine is empty.
table.view = { ...VIEW, public: { ...PUBLIC, round: 2 } };
const before = { mine: [[0, 0, "Pnesw"], [1, 0, "Pew"]] as [number, number, string][], goals: PUBLIC.goals };
const ENDING = {
  n: 20, round: 1, winner: "diggers", how: "treasure", layer: 1, roles: ["digger", "saboteur", "digger"], spare: null, goals: ["treasure", "Pes", "Psw"], paid: [], open: {}, won: 3,
  last: { before, events: [{ kind: "path-laid", seat: 1, cell: [2, 0], card: "Pew" }, { kind: "round-ended", winner: "diggers", goals: ["treasure", "Pes", "Psw"] }] },
} as unknown as Ending;
let backs: number;

beforeEach(async () => {
  hush();
  backs = 0;
  document.body.innerHTML = "";
  await speakParts("table", "asked", "dialogs");
  await speak("en");
});
afterEach(hush);

/** What a key says, and whether it is kept from the game. */
function pressed(key: string, looks = true): { said: string | undefined; kept: boolean } {
  hush();
  const keys: EndedKeys = { table, ending: ENDING, cell: { column: 0, row: 0 }, looks, back: () => (backs += 1) };
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.body.addEventListener("keydown", (told) => pressAtEnd(told, keys), { once: true });
  document.body.dispatchEvent(event);
  return { said: saidAfter(0).at(-1)?.words, kept: event.defaultPrevented };
}

const LOOKING = "You’re viewing the mine from round 1. Press Esc to go back to the results.";

test("the mine that is looked at is the one that is read", () => {
  expect(pressed("e").said).toMatch(/E5: straight tunnel.*F5: straight tunnel/);
  expect(pressed("g").said).toMatch(/^L3: top goal: treasure/);
});

test.each(["i", "r", "h", "w", "1", "d", "/"])("%s tells what is looked at and the way back, and plays nothing", (key) => {
  expect(pressed(key)).toEqual({ said: LOOKING, kept: true });
});

test("Escape leads back to the results", () => {
  expect([pressed("Escape").kept, backs]).toEqual([true, 1]);
});

test("keys that only lead around do so", () => {
  for (const key of ["b", "p", "ArrowLeft", "PageDown", "Tab", "+"]) expect(pressed(key)).toEqual({ said: undefined, kept: false });
});

test("over the results, questions are answered as well, and Escape closes them", () => {
  document.body.innerHTML = '<dialog open><div class="ending"></div></dialog>';
  expect(pressed("i", false).said).toBe("The diggers win! You won 3 nuggets. Saboteur this round: Tomas.");
  expect(pressed("e", false).said).toMatch(/F5: straight tunnel/);
  expect(pressed("Escape", false).kept).toBe(false);
  document.body.innerHTML += "<dialog open></dialog>";
  expect(pressed("i", false).said).toBeUndefined();
});

test("while gold is still being shared, no question is answered as if it were over", () => {
  document.body.innerHTML = '<dialog open><div class="ending"></div></dialog>';
  const before = table.view!;
  table.view = { ...before, own: { ...before.own!, offer: [2] }, public: { ...before.public, phase: "pick-gold", to_act: 0, offered: 1 } };
  for (const key of ["h", "x", "r", "i", "a", "w"]) expect(pressed(key, false).said).toMatch(/^The diggers win! Gold is still being shared\. .*Take a gold card\. 1: gold card with 2 nuggets\. Saboteur/);
  table.view = before;
});
