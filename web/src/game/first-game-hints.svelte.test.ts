import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { firstGame, saveFirstGame } from "../state/first-game";
import type { Ending } from "../state/round-ending";
import { PUBLIC, step, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import FirstGameHints from "./FirstGameHints.svelte";
import { HINTS, type Hint } from "./first-game-hints";

beforeAll(async () => {
  await speakParts("table", "taught");
  await speak("en");
});

const allBut = (...unknown: Hint[]): Hint[] => HINTS.filter((hint) => !unknown.includes(hint));
const shown = () => [...document.querySelectorAll(".hint p")].map((hint) => hint.textContent);
const putAside = () => {
  document.querySelector<HTMLElement>(".hint .button")!.click();
  flushSync();
};
const broken = (version: number, ...tools: string[]) => ({ ...VIEW, legal: [], public: { ...PUBLIC, version, to_act: 1, broken: [tools, [], []] } });

test("a hint goes with the round that it was about", async () => {
  saveFirstGame({ wanted: true, known: allBut("claim") });
  const table = welcomed();
  const began = (n: number, round: number) => ({ n, at: 0, by: null, told: { key: "log-round-began", values: { round } } });
  table.view = { ...VIEW, public: { ...PUBLIC, round: 2 } };
  table.told.lines = [began(1, 2)];
  table.told.talk = [{ type: "said", n: 5, at: 0, game: 1, version: 4, seat: 1, text: "!saw@8,0:stone", by: null }];
  const hints = mount(FirstGameHints, { target: document.body, props: { table } });
  flushSync();
  expect(document.querySelector(".hint")?.textContent).toContain("Tomas");
  table.told.lines = [began(1, 2), began(20, 3)];
  table.view = { ...VIEW, public: { ...PUBLIC, version: 30, round: 3 } };
  flushSync();
  expect(document.querySelector(".hint")).toBeNull();
  await unmount(hints);
});

test("a hint beneath what a map showed is still there when that is closed, until it is put aside", async () => {
  saveFirstGame({ wanted: true, known: allBut("broken") });
  const table = welcomed();
  const hints = mount(FirstGameHints, { target: document.body, props: { table } });
  table.look = { goal: 0, content: "treasure" };
  table.view = broken(5, "lamp");
  flushSync();
  expect(shown()).toHaveLength(1);
  const told = shown();
  table.view = broken(6);
  flushSync();
  expect(shown(), "the tool has been repaired").toEqual(told);
  table.look = null;
  flushSync();
  table.view = broken(7);
  flushSync();
  expect(shown(), "and others play on").toEqual(told);
  putAside();
  expect(shown()).toEqual([]);
  expect(firstGame().known).toContain("broken");
  await unmount(hints);
});

test("a hint that is read when a dialog is opened over it waits as well; without a dialog it goes with its moment", async () => {
  for (const open of [true, false]) {
    saveFirstGame({ wanted: true, known: allBut("broken") });
    const table = welcomed();
    table.view = broken(5, "lamp");
    const hints = mount(FirstGameHints, { target: document.body, props: { table } });
    flushSync();
    expect(shown()).toHaveLength(1);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = open;
    table.view = broken(6);
    flushSync();
    dialog.remove();
    expect(shown()).toHaveLength(open ? 1 : 0);
    table.ending = { winner: "diggers" } as Ending;
    flushSync();
    expect(shown(), "the end of the round has its own").toEqual([]);
    await unmount(hints);
  }
});

test("only whoever has laid a path knows where one fits", async () => {
  for (const [event, knows] of [[{ kind: "discarded", seat: 0, card: "R" }, false], [{ kind: "path-laid", seat: 0, cell: [0, 1], card: "Pnes" }, true]] as const) {
    saveFirstGame({ wanted: true, known: allBut("fits") });
    const table = welcomed();
    const hints = mount(FirstGameHints, { target: document.body, props: { table } });
    flushSync();
    expect(shown()).toHaveLength(1);
    table.receive({ ...step(10), events: [event] } as never);
    flushSync();
    expect(firstGame().known.includes("fits")).toBe(knows);
    await unmount(hints);
  }
});

test("what lies ahead follows the gold, one at a time, and what was read at the end of a round does not come at the table again", async () => {
  saveFirstGame({ wanted: true, known: allBut("gold", "ahead", "dark") });
  const table = welcomed();
  const atTable = mount(FirstGameHints, { target: document.body, props: { table } });
  table.ending = { winner: "diggers" } as Ending;
  const atEnd = mount(FirstGameHints, { target: document.body, props: { table, inline: true } });
  flushSync();
  expect(shown()).toEqual([expect.stringContaining("The diggers win")]);
  putAside();
  expect(shown()).toEqual([expect.stringContaining("Dark tunnels")]);
  putAside();
  expect(shown()).toEqual([]);
  await unmount(atEnd);
  table.ending = null;
  table.view = { ...VIEW, public: { ...PUBLIC, version: 30, round: 2 } };
  flushSync();
  expect(shown()).toEqual([]);
  expect(firstGame().known, "it can still be met").not.toContain("dark");
  await unmount(atTable);
});

test("the offer goes with the first card that is played, and with Esc unless that gives up a card", async () => {
  const offered = async (then: (table: ReturnType<typeof welcomed>) => void, placing = false) => {
    saveFirstGame({ wanted: null, known: [] });
    const table = welcomed();
    const hints = mount(FirstGameHints, { target: document.body, props: { table, choice: { card: placing ? "Pew" : null } } });
    flushSync();
    expect(shown()).toHaveLength(1);
    then(table);
    flushSync();
    const there = shown().length;
    await unmount(hints);
    return there;
  };
  const escape = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(await offered((table) => table.receive(step(10)))).toBe(0);
  expect(await offered(escape, true)).toBe(1);
  expect(await offered(escape)).toBe(0);
});

test("while a card is placed, only what it is comes, and the board does not grow", async () => {
  saveFirstGame({ wanted: true, known: allBut("map", "dark") });
  const table = welcomed();
  const props = $state({ table, choice: { card: "Pew" as string | null } });
  const hints = mount(FirstGameHints, { target: document.body, props });
  table.view = { ...VIEW, public: { ...PUBLIC, version: 30, mine: [[0, 0, "Pnesw"], [3, 0, "Pew"]] } };
  flushSync();
  expect(shown()).toEqual([]);
  props.choice.card = "V";
  flushSync();
  expect(shown()).toEqual([expect.stringContaining("A map lets you peek")]);
  putAside();
  expect(shown(), "the next one waits").toEqual([]);
  props.choice.card = null;
  flushSync();
  expect(shown()).toEqual([expect.stringContaining("Dark tunnels")]);
  await unmount(hints);
});

test("whose tool was repaired by another is told by whom, until their next move", async () => {
  saveFirstGame({ wanted: true, known: allBut("mended") });
  const table = welcomed();
  const hints = mount(FirstGameHints, { target: document.body, props: { table } });
  table.told.moves = [{ n: 7, seat: 1, events: [{ kind: "tool-mended", seat: 1, target: 0, tool: "lamp", card: "Mlamp" }] }] as never;
  flushSync();
  expect(shown()).toEqual([expect.stringContaining("Tomas has repaired")]);
  table.told.moves = [...table.told.moves, { n: 8, seat: 0, events: [] }];
  flushSync();
  expect(shown()).toEqual([]);
  await unmount(hints);
});

test("whoever was told what saboteurs get when they won is not told again", async () => {
  saveFirstGame({ wanted: true, known: allBut("gold", "unfound") });
  const table = welcomed();
  table.ending = { winner: "saboteurs" } as Ending;
  const hints = mount(FirstGameHints, { target: document.body, props: { table, inline: true } });
  flushSync();
  expect(shown()).toEqual([expect.stringContaining("only they get gold")]);
  putAside();
  expect(shown()).toEqual([]);
  await unmount(hints);
});
