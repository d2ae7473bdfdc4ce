import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room as WireRoom, Welcome } from "../generated/wire";
import { MOST_PLAYERS } from "../generated/constants";
import { Seated } from "../net/lobby";
import { seat, WELCOME } from "../state/table.fixture";
import { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import Room from "./Room.svelte";

let table: Table;
let asked: string[];
let page: object;

function roomOf(players: number): WireRoom {
  const bots = Array.from({ length: players - 1 }, (_, index) => ({ ...seat(`Bot ${index}`, 0), device: null, bot: "friendly" }));
  return { ...WELCOME.room, stage: "open", seats: [seat("Ana", 0), ...bots] };
}

beforeEach(async () => {
  document.body.innerHTML = "";
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ code: "full", arguments: {} }), { status: 503 }));
  });
  await speakParts("table", "room");
  await speak("en");
  table = new Table("ABC", { tokens: ["t"] });
  table.receive({ ...WELCOME, view: null, hash: null, room: roomOf(MOST_PLAYERS - 1) } as unknown as Welcome);
  page = mount(Room, { target: document.body, props: { table, seated: new Seated("ABC", "t"), act: (what) => void what.catch(() => {}), onRules: () => {}, onSettings: () => {}, onSeats: () => {}, muted: new Set<string>() } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

/** The last free seat is taken. */
function fill(): void {
  table.receive({ type: "room", n: 10, at: 0, change: { kind: "sat-down", seat: MOST_PLAYERS - 1, name: "Bot 8" }, room: roomOf(MOST_PLAYERS), holders: [] } as never);
  flushSync();
}

const adds = () => document.querySelector<HTMLElement>(".bots + .button")!;
const bots = () => asked.filter((path) => path.endsWith("/bots")).length;

test("the button that adds bots keeps the focus when all seats are taken, does nothing then, and the start comes soon after it", () => {
  adds().focus();
  adds().click();
  fill();
  expect([document.activeElement, adds().getAttribute("aria-disabled"), bots()]).toEqual([adds(), "true", 1]);
  adds().click();
  expect(bots()).toBe(1);
  const stops = [...document.querySelectorAll<HTMLElement>("a, button:not(:disabled), input, select:not(:disabled)")].filter(({ tabIndex }) => tabIndex >= 0);
  expect(stops.slice(stops.indexOf(adds()) + 1, stops.indexOf(adds()) + 3).at(-1)!.textContent).toBe("Start the game");
});
