import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Choice } from "../state/choice.svelte";
import { settings } from "../state/settings.svelte";
import { PUBLIC, VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import CommandSheet from "./CommandSheet.svelte";

let sheet: object;
let closed: number;
const table = welcomed();
const played = vi.spyOn(table, "play").mockImplementation(() => {});
let choice: Choice;

beforeEach(async () => {
  await speakParts("table", "asked", "refusals", "dialogs");
  await speak("en");
  played.mockClear();
  closed = 0;
  settings.confirm = true;
  // The corner fits at E5 as it lies, not rotated.
  table.view = { ...VIEW, legal: ["Pes@1,0", "-Pes"], own: { ...VIEW.own!, hand: ["Pes"] } };
  choice = new Choice(table);
  sheet = mount(CommandSheet, { target: document.body, props: { table, choice, muted: new Set<number>(), cell: { column: 0, row: 0 }, onClose: () => (closed += 1) } });
  flushSync();
});
afterEach(() => unmount(sheet));

const field = () => document.querySelector<HTMLInputElement>("dialog input")!;

function types(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("dialog form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

test("what fits only the other way is asked about as typed, and nothing else is sent", () => {
  types("1 E5 rotated");
  expect(played.mock.calls).toEqual([["Pnw@1,0"]]);
  expect([closed, choice.move]).toEqual([0, null]);
});

test("what is possible waits to be confirmed", () => {
  types("1 E5");
  expect([played.mock.calls, closed, choice.move?.text]).toEqual([[], 1, "Pes@1,0"]);
});

test("after an answer the next question can be typed", () => {
  types("role");
  expect([field().value, document.querySelector(".told")?.textContent]).toEqual(["", expect.stringContaining("Digger")]);
});

test("what is not understood stays to be mended", () => {
  types("xyz");
  expect([field().value, document.querySelector(".told")?.textContent]).toEqual(["xyz", expect.stringContaining("xyz")]);
});

test("whoever waits hears so, and the next text replaces this one", () => {
  table.view = { ...VIEW, legal: [] };
  types("discard 1");
  expect([played.mock.calls, document.querySelector(".told")?.textContent]).toEqual([[], "It’s not your turn."]);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, "discard 1".length]);
});

describe("what can be said", () => {
  const said = vi.spyOn(table, "claim").mockImplementation(() => {});
  beforeEach(() => {
    said.mockClear();
    // Somebody else's turn: phrases are no moves.
    table.view = { ...VIEW, legal: [], public: { ...PUBLIC, to_act: 1 } };
    flushSync();
  });

  test.each([["suspect Tomas", "!suspect>1"], ["middle stone", "!saw@8,0:stone"], ["say hello", "!hello"], ["rūta trust", "!trust>2"]])("%s says it at once, also to whoever waits", (text, claim) => {
    types(text);
    expect([said.mock.calls, closed]).toEqual([[[claim]], 1]);
  });

  test("one word alone is offered first, and several phrases are a list", () => {
    types("hello");
    expect([said.mock.calls, document.querySelector(".told")?.textContent]).toEqual([[], "1 phrase you can say: Hello!"]);
    expect(document.activeElement?.textContent).toBe("Hello!");
    types("suspect");
    expect([...document.querySelectorAll(".found button")].map(({ textContent }) => textContent)).toEqual(["I suspect Tomas!", "I suspect Rūta!"]);
    document.querySelector<HTMLElement>(".found button")!.click();
    expect(said.mock.calls).toEqual([["!suspect>1"]]);
  });

  test("where nothing can be said, nothing is offered", () => {
    table.room = { ...table.room!, settings: { ...table.room!.settings, talk: "none" } };
    types("suspect Tomas");
    expect([said.mock.calls, document.querySelector(".told")?.textContent]).toEqual([[], "It’s not your turn."]);
    expect(document.querySelector("#ask-hint")?.textContent).not.toContain("preset");
    table.room = { ...table.room!, settings: { ...table.room!.settings, talk: "claims" } };
  });
});
