import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Seated } from "../net/lobby";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import TableMenu from "./TableMenu.svelte";

let menu: object;

beforeEach(async () => {
  await speakParts("table", "dialogs", "room", "asked");
  await speak("en");
  document.body.innerHTML = "<dialog open></dialog>";
  const nothing = () => {};
  menu = mount(TableMenu, { target: document.querySelector("dialog")!, props: { table: welcomed(), seated: {} as Seated, act: nothing, onCommand: nothing, onKeys: nothing, onRules: nothing, onSettings: nothing, lastRound: undefined, onRound: nothing } });
  flushSync();
});
afterEach(() => unmount(menu));

const button = (words: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === words)!;
const focused = () => document.activeElement as HTMLElement;
const about = () => document.getElementById(focused().getAttribute("aria-describedby") ?? "")?.textContent;

test.each([
  ["Leave the table", /^Leave for good\?/],
  ["Vote to end the game", /^End this game for everyone\?/],
])("%s asks where the focus is, and staying leads back", async (asks, question) => {
  button(asks).focus();
  button(asks).click();
  flushSync();
  expect(focused().textContent?.trim()).toBe("Stay");
  expect(about()).toMatch(question);
  focused().click();
  await tick();
  expect(focused().textContent?.trim()).toBe(asks);
});
