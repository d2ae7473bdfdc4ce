import { beforeEach, expect, test } from "vitest";
import type { Choice } from "../state/choice.svelte";
import { settings } from "../state/settings.svelte";
import { hush, saidAfter } from "../state/speech.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { pressEnter, pressKey, type GameKeys } from "./keyboard";
import { QUESTIONS } from "./questions";

let done: string[];

beforeEach(() => {
  done = [];
  document.body.innerHTML = "";
});

function keys(offers: string[] = [], seats: number[] = []): GameKeys {
  const choice = {
    open: offers,
    cells: new Map(offers.map((key) => [key, []])),
    targets: new Map(seats.map((seat) => [seat, []])),
    clear: () => done.push("clear"),
    turn: () => done.push("turn"),
    take: (index: number) => done.push(`take ${index}`),
    canDiscard: true,
    askToDiscard: (confirm: boolean) => done.push(confirm ? "discard?" : "discard"),
    playOnly: () => done.push("play only"),
  };
  return {
    choice: choice as unknown as Choice,
    cards: 4,
    goToCell: ({ column, row }) => done.push(`cell ${column},${row}`),
    focusOn: (what) => done.push(`focus ${what}`),
    showRole: () => done.push("role"),
    explain: () => done.push("explain"),
    countCards: () => done.push("count"),
    ask: (key) => done.push(`ask ${key}`),
    showCommand: () => done.push("command"),
    note: (seat) => done.push(`note ${seat}`),
    showTargets: () => done.push("targets"),
    showNotes: () => done.push("notes"),
    goToPlayer: (seat) => done.push(`player ${seat}`),
    talk: () => done.push("talk"),
    showMenu: () => done.push("menu"),
    recap: () => done.push("recap"),
    zoom: (factor) => done.push(`zoom ${factor}`),
  };
}

/** Whether the key was kept from the browser. */
function press(key: string, offers: string[] = [], more: KeyboardEventInit = {}, target: HTMLElement = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.addEventListener("keydown", (pressed) => pressKey(pressed, keys(offers)), { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test("letters are found on keyboards of other alphabets", () => {
  expect(press("е", [], { code: "KeyT" })).toBe(true);
  expect(press("ρ", [], { code: "KeyR" })).toBe(true);
  expect(press("t", [], { code: "KeyK" })).toBe(true);
  expect(press("Shift", [], { code: "KeyT" })).toBe(false);
  expect(done).toEqual(["turn", "role", "turn"]);
});

test("every key of the game does its own", () => {
  for (const key of ["Escape", "t", "T", "r", "?", "c", "4", "d", "p", "s", "m", "k", "u"]) expect(press(key)).toBe(true);
  expect(done).toEqual(["clear", "turn", "turn", "role", "explain", "count", "take 3", "focus card", "discard?", "focus answer", "player 0", "talk", "recap", "ask k", "menu"]);
});

test("keys that mean nothing now are left to the browser", () => {
  for (const key of ["z", "Tab"]) expect(press(key)).toBe(false);
  expect(done).toEqual([]);
});

test("a number without a card tells how many there are, and D without a card asks for one", async () => {
  await speakParts("table");
  await speak("en");
  hush();
  expect([press("5"), saidAfter(0).at(-1)?.words, done.splice(0)]).toEqual([true, "4 cards in hand", []]);
  const event = new KeyboardEvent("keydown", { key: "d", cancelable: true });
  const held = keys();
  pressKey(event, { ...held, choice: { ...held.choice, canDiscard: false } as unknown as Choice });
  expect([event.defaultPrevented, done]).toEqual([true, ["ask w"]]);
});

test("B leads to what is chosen before what could be", () => {
  const held = keys(["3,-1", "4,0"]);
  const move = { verb: "P", text: "Pes@4,0", card: "Pes", cell: { column: 4, row: 0 } };
  pressKey(new KeyboardEvent("keydown", { key: "b" }), { ...held, choice: { ...held.choice, move } as unknown as Choice });
  expect(done).toEqual(["cell 4,0"]);
});

test("the board is entered at the first place that is offered, or at the start", () => {
  press("b", ["3,-1", "4,0"]);
  press("b");
  press("l", ["3,-1"]);
  expect(done).toEqual(["cell 3,-1", "cell 0,0", "targets"]);
});

test("B leads on from place to place, with Shift back; P leads to the players and N to the notes from the mine, too", () => {
  document.body.innerHTML = '<p data-cell="3,-1"></p><p data-cell="9,9"></p>';
  const [offered, other] = [...document.querySelectorAll("p")];
  const places = ["4,0", "3,-1", "3,2"];
  for (const [here, shiftKey] of [[offered, false], [offered, true], [other, false], [other, true]] as const) press("b", places, { shiftKey }, here);
  expect(done.splice(0)).toEqual(["cell 3,2", "cell 4,0", "cell 3,-1", "cell 4,0"]);
  for (const key of ["p", "n"]) press(key, places, {}, offered);
  expect(done).toEqual(["player 0", "notes"]);
});

test("a card that is played on players leads to the first of them", () => {
  const event = new KeyboardEvent("keydown", { key: "b" });
  pressKey(event, keys([], [3, 5]));
  expect(done).toEqual(["player 3"]);
});

test("the mine is zoomed from anywhere, but not twice by one key", () => {
  for (const key of ["+", "=", "-", "0"]) press(key);
  expect(done.splice(0)).toEqual(["zoom 1.25", "zoom 1.25", "zoom 0.8", "zoom null"]);
  const handled = new KeyboardEvent("keydown", { key: "+", cancelable: true });
  handled.preventDefault();
  pressKey(handled, keys());
  expect(done).toEqual([]);
});

test("nothing is taken from fields, from dialogs or from shortcuts of the browser", () => {
  const field = document.body.appendChild(document.createElement("input"));
  expect([press("t", [], {}, field), press("t", [], { ctrlKey: true })]).toEqual([false, false]);
  document.body.innerHTML = "<dialog open></dialog>";
  expect(press("t")).toBe(false);
  expect(done).toEqual([]);
});

/** What Enter does on an element while a move could be confirmed. */
function enter(html: string, discarding = false): string[] {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-here]") ?? document.body;
  const choice = { confirmable: "-V", discarding, confirm: () => done.push("played") } as unknown as Choice;
  target.addEventListener("keydown", (pressed) => pressEnter(pressed as KeyboardEvent, choice), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  return done.splice(0);
}

test("Enter confirms from the page and from the chosen card", () => {
  expect(enter("")).toEqual(["played"]);
  expect(enter('<ul class="hand"><button class="card chosen" data-here></button></ul>')).toEqual(["played"]);
});

test("Enter on anything else keeps its meaning", () => {
  expect(enter('<ul class="hand"><button class="card" data-here></button></ul>')).toEqual([]);
  expect(enter("<button data-here></button>")).toEqual([]);
  expect(enter("<input data-here>")).toEqual([]);
  expect(enter('<p data-cell="1,0" data-here></p>')).toEqual([]);
  expect(enter('<p data-cell="1,0" data-here></p>', true)).toEqual(["played"]);
});

test("Enter on the chosen card leads to where it can be played, and never puts it back", () => {
  document.body.innerHTML = '<ul class="hand"><button class="card chosen"></button><button class="card"></button></ul>';
  const [chosen, other] = [...document.querySelectorAll("button")];
  expect(press("Enter", ["3,-1", "4,0"], {}, chosen)).toBe(true);
  expect(press("Enter", ["4,0"], {}, chosen)).toBe(true);
  expect(press("Enter", [], {}, chosen)).toBe(true);
  expect(press("Enter", ["3,-1"], {}, other)).toBe(false);
  expect(done).toEqual(["cell 3,-1", "cell 4,0", "ask w"]);
});

test("whoever confirms nothing plays the only way with Enter, unless the key is held down, and discards with D", () => {
  document.body.innerHTML = '<ul class="hand"><button class="card chosen"></button></ul>';
  const chosen = document.querySelector("button")!;
  settings.confirm = false;
  press("Enter", ["4,0"], { repeat: true }, chosen);
  press("Enter", ["4,0"], {}, chosen);
  press("Enter", ["3,-1", "4,0"], {}, chosen);
  press("d", [], {}, chosen);
  settings.confirm = true;
  expect(done).toEqual(["cell 4,0", "play only", "cell 3,-1", "discard", "focus answer"]);
});

test("on a player, N changes the note; elsewhere it shows all notes", () => {
  document.body.innerHTML = '<button data-seat="2"></button><p></p>';
  expect([press("n", [], {}, document.querySelector("button")!), press("n", [], {}, document.querySelector("p")!)]).toEqual([true, true]);
  expect(done).toEqual(["note 2", "notes"]);
});

test("every question has a key that asks it, and R shows the role", () => {
  const asked = Object.values(QUESTIONS).filter((key) => key !== "r");
  for (const key of [...asked, "/"]) press(key);
  expect(done).toEqual([...asked.map((key) => `ask ${key}`), "command"]);
});

test("the list of places answers also where there is none", () => {
  expect(press("l")).toBe(true);
  expect(done).toEqual(["ask w"]);
});
