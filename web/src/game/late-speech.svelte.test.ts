import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import type { RoomChanged, RoomEntry, Step, Vote } from "../generated/wire";
import type { Ending } from "../state/round-ending";
import { noteRoleSeen, roleKey } from "../state/seen-roles";
import { hush, saidAfter } from "../state/speech.svelte";
import { PUBLIC, step, VIEW, WELCOME, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { changeText, speakLate } from "./late-speech.svelte";

beforeEach(async () => {
  hush();
  await speakParts("table", "dialogs", "asked");
  await speak("en");
});

const CHOICE = { planned: false, impossible: false, possibleAgain: false, letGo: () => {}, offerAgain: () => {} };

/** What is said after each of these steps. */
function said(...steps: Step[]): string[] {
  const table = welcomed();
  const stop = $effect.root(() => speakLate(table, CHOICE));
  flushSync();
  for (const one of steps) {
    table.receive(one);
    flushSync();
  }
  stop();
  return saidAfter(0).map((line) => line.words);
}

test("a draw pile that has run out is told once", () => {
  const left = (n: number, deck_size: number): Step => ({ ...step(n), view: { ...VIEW, legal: [], public: { ...VIEW.public, deck_size } } });
  expect(said(left(10, 1), left(11, 0), left(12, 0))).toEqual(["The draw pile is empty"]);
});

test("whoever lost a card to the clock hears which; nobody else does", () => {
  const discarded = (n: number, seat: number, card: string | null, by: string | null) => ({ ...step(n), seat, by, move: null, events: [{ kind: "discarded", seat, card }] }) as Step;
  expect(said(discarded(10, 0, "Blamp", "clock"))).toEqual(["You lost this card: broken lamp."]);
  hush();
  expect(said(discarded(10, 0, "Blamp", null), discarded(11, 1, null, "clock"))).toEqual([]);
});

/** What is said of a table while it is changed; the role of the first round is known. */
function followed(change: (table: ReturnType<typeof welcomed>) => void, before: (table: ReturnType<typeof welcomed>) => void = () => {}): string[] {
  localStorage.clear();
  noteRoleSeen(roleKey("ABC", 1, 1, 0));
  const table = welcomed();
  before(table);
  const stop = $effect.root(() => speakLate(table, CHOICE));
  flushSync();
  change(table);
  flushSync();
  stop();
  return saidAfter(0).map((line) => line.words);
}

const OTHERS = { ...VIEW, legal: [], public: { ...PUBLIC, to_act: 1 } };

test("whoever is to move hears it, once", () => {
  expect(followed((table) => (table.view = { ...table.view! }))).toEqual(["Your turn"]);
  hush();
  expect(followed((table) => (table.view = VIEW), (table) => (table.view = OTHERS))).toEqual(["Your turn"]);
});

test("gold to be taken is no turn, and neither is what waits behind the end of a round", () => {
  const ending = { round: 1 } as Ending;
  expect(followed((table) => (table.view = VIEW), (table) => { [table.ending, table.view] = [ending, OTHERS]; })).toEqual([]);
  // Once that is closed, the turn begins.
  expect(followed((table) => (table.ending = null), (table) => (table.ending = ending))).toEqual(["Your turn"]);
});

test("whoever has to look at their role first is not called before", () => {
  expect(followed((table) => (table.view = { ...VIEW, public: { ...PUBLIC, round: 2 } }), (table) => (table.view = OTHERS))).toEqual([]);
});

test("who goes first is said before the first move", () => {
  const first = { ...OTHERS, public: { ...OTHERS.public, version: 0, starter: 1 } };
  expect(followed(() => {}, (table) => (table.view = first))).toEqual(["Round 1 begins. Tomas goes first."]);
});

test("which way a stone leads is said when it is turned up", () => {
  const goals = [{ content: "Pes", card: "Pes" }, ...PUBLIC.goals.slice(1)];
  const turned = { ...step(10), events: [...step(10).events, { kind: "goal-turned", goal: 0, content: "Pes" }], view: { ...OTHERS, public: { ...OTHERS.public, goals } } } as Step;
  expect(said(turned)).toContain("L3: top goal: stone; corner, open to the east and south");
});

function told(change: RoomEntry, votes: Vote[] = []): string {
  const message: RoomChanged = { type: "room", n: 10, at: 0, change, room: { ...WELCOME.room, votes }, holders: [] };
  const table = welcomed();
  table.receive(message);
  return changeText(message, table);
}

test("whoever gets more time is named to all, and hears how much and how often", () => {
  expect(told({ kind: "time-added", seat: 1, seconds: 30 })).toBe("Tomas gets extra time for this move.");
  expect(told({ kind: "time-added", seat: 0, seconds: 30 })).toMatch(/^Ana gets extra time for this move\. Extra time: \+.*uses left: \d+\)$/);
});

test("a vote is heard by those who are asked", () => {
  const vote: Vote = { vote: "pause", seat: null, yes: [1], since: 0 };
  expect(told({ kind: "voted", vote: "pause", seat: null, device: 1 }, [vote])).toContain("1 in favor");
  expect(told({ kind: "ready-set", seat: 1, ready: true })).toBe("");
});

test("a connection that is lost is said at once", () => {
  expect(followed((table) => (table.link = "lost"), (table) => { [table.link, table.view] = ["live", OTHERS]; })).toEqual(["Reconnecting… Your game is safe."]);
});
