import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Room } from "../generated/wire";
import { seat, WELCOME } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import HostSeats from "./HostSeats.svelte";

const bot = (name: string) => ({ ...seat(name, 0), device: null, bot: "friendly" });
const roomOf = (...names: string[]): Room => ({ ...WELCOME.room, seats: names.map((name, index) => (index === 0 ? seat(name, 0) : bot(name))) });

class Given {
  room = $state.raw(roomOf("Ana", "Bruni", "Dagna", "Eldri"));
  me = 0;
  isAway = () => false;
  reorder = (order: number[]) => Promise.resolve(orders.push(order));
  passHost = () => {};
  remove = (index: number) => void removed.push(index);
}

let props: Given;
let orders: number[][];
let removed: number[];
let page: object;

beforeAll(async () => {
  await speakParts("table", "room");
  await speak("en");
});
beforeEach(() => {
  document.body.innerHTML = "";
  [orders, removed] = [[], []];
  props = new Given();
  page = mount(HostSeats, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(page));

const focused = () => document.activeElement?.getAttribute("aria-label");
const button = (words: string) => document.querySelector<HTMLElement>(`[aria-label="${words}"]`)!;

function press(...keys: string[]): (string | null | undefined)[] {
  return keys.map((key) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
    return focused();
  });
}

test("all players are one stop of Tab; arrows lead from player to player and from button to button", () => {
  const stops = document.querySelectorAll<HTMLElement>("button[tabindex='0']");
  expect(stops).toHaveLength(1);
  stops[0]!.focus();
  expect(press("ArrowDown", "ArrowRight", "End", "ArrowDown", "ArrowUp")).toEqual([
    "Move Bruni down", "Remove Bruni", "Remove Eldri", "Move Ana down", "Move Eldri down",
  ]);
  expect([...document.querySelectorAll("button[tabindex='0']")]).toEqual([document.activeElement]);
});

test("the focus goes along with the player who is moved, also to the end, where the button stays", async () => {
  button("Move Bruni down").focus();
  button("Move Bruni down").click();
  button("Move Dagna down").click(); // too early: nobody has been moved yet
  expect(orders).toEqual([[0, 2, 1, 3]]);
  await Promise.resolve();
  props.room = roomOf("Ana", "Dagna", "Bruni", "Eldri");
  flushSync();
  expect(focused()).toBe("Move Bruni down");
  button("Move Bruni down").click();
  await Promise.resolve();
  props.room = roomOf("Ana", "Dagna", "Eldri", "Bruni");
  flushSync();
  expect([focused(), document.activeElement!.getAttribute("aria-disabled"), orders.length]).toEqual(["Move Bruni down", "true", 2]);
  button("Move Bruni down").click();
  expect(orders).toHaveLength(2);
});

test("who is removed leaves the focus to the player who is last now", () => {
  button("Remove Eldri").focus();
  button("Remove Eldri").click();
  props.room = roomOf("Ana", "Bruni", "Dagna");
  flushSync();
  expect([removed, focused()]).toEqual([[3], "Remove Dagna"]);
});

test("a focus that was put aside is not called back", async () => {
  button("Remove Eldri").focus();
  button("Remove Eldri").blur();
  await Promise.resolve();
  props.room = roomOf("Ana", "Bruni");
  flushSync();
  expect(document.activeElement).toBe(document.body);
});
