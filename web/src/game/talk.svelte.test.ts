import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import Talk from "./Talk.svelte";

const table = welcomed();
const scrolled = vi.fn();
HTMLElement.prototype.scrollIntoView = scrolled;
const said = vi.spyOn(table, "claim").mockImplementation(() => {});
let talk: object;

beforeEach(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
  document.body.innerHTML = "";
  said.mockClear();
  scrolled.mockClear();
  talk = mount(Talk, { target: document.body, props: { table, muted: new Set<number>(), onDone: () => {} } });
  flushSync();
});
afterEach(() => unmount(talk));

const buttons = () => [...document.querySelectorAll<HTMLElement>(".talk button")];
const words = () => buttons().map(({ textContent }) => textContent!.trim());

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("the names follow what is to be said of one of them", () => {
  buttons()[words().indexOf("I suspect …!")]!.click();
  flushSync();
  const at = words().indexOf("I suspect …!");
  expect(words().slice(at + 1, at + 4)).toEqual(["Tomas", "Rūta", "I trust …!"]);
  expect(scrolled, "on a phone they are in view").toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toContain("Tomas");
});

test("a figure leads to a phrase, and where names are asked for, says it of that player", () => {
  press("2");
  expect([document.activeElement, said.mock.calls]).toEqual([buttons()[1], []]);
  buttons()[words().indexOf("I suspect …!")]!.click();
  flushSync();
  press("1");
  expect(said.mock.calls).toEqual([]);
  press("3");
  expect(said.mock.calls).toEqual([["!suspect>2"]]);
});
