import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFirstGame } from "../state/first-game";
import { holdSeat } from "../state/held-seats";
import { speak, speakParts } from "../text/localize.svelte";
import Home from "./Home.svelte";

let asked: Record<string, unknown>[];
let page: object;
let answerPreview: () => void;

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = "";
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path.startsWith("/api/tables/")) return new Promise((answer) => (answerPreview = () => answer(new Response(JSON.stringify({ stage: "playing", names: ["Ana"] })))));
    if (path === "/api/play-now") asked.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response(JSON.stringify({ code: "full", arguments: {} }), { status: 503 }));
  });
  await speakParts("table", "home");
  await speak("en");
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

/** What is asked of the server when somebody wants to play at once. */
async function playNow(): Promise<Record<string, unknown>> {
  page = mount(Home, { target: document.body, props: { onRules: () => {}, onSettings: () => {} } });
  const button = await vi.waitFor(() => {
    flushSync();
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Play now");
    expect(found).toBeDefined();
    return found!;
  });
  button.click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return asked[0]!;
}

test("a first game is played with friendly bots that take their time", async () => {
  expect(await playNow()).toMatchObject({ bot: "friendly", settings: { bot_pace: "calm" } });
});

test("later, and for whoever wants no hints, the server chooses the bots and their pace", async () => {
  saveFirstGame({ wanted: false, known: [] });
  const wish = await playNow();
  expect(Object.keys(wish).sort()).toEqual(["dwarf", "name"]);
});

/** The words of the buttons that begin or continue a game. */
const beginnings = (): string[] => {
  flushSync();
  return [...document.querySelectorAll(".start > .button")].map(({ textContent }) => textContent);
};

function arrive(): void {
  holdSeat("ABCDEFGH", { seat: 0, token: "a".repeat(32), name: "Ana" });
  page = mount(Home, { target: document.body, props: { onRules: () => {}, onSettings: () => {} } });
}

test("no button is drawn before it is known whether a game runs", async () => {
  arrive();
  await vi.waitFor(() => expect(answerPreview).toBeDefined());
  expect(beginnings()).toEqual([]);
  answerPreview();
  await vi.waitFor(() => expect(beginnings()).toEqual(["Continue playing", "Play now", "Play with friends"]));
});

test("an answer that comes late moves no button", async () => {
  vi.useFakeTimers();
  arrive();
  await vi.advanceTimersByTimeAsync(2000);
  expect(beginnings()).toEqual(["Play now", "Play with friends"]);
  answerPreview();
  await vi.advanceTimersByTimeAsync(2000);
  expect(beginnings()).toEqual(["Play now", "Play with friends"]);
  expect(document.querySelector(".running a[href='/t/ABCDEFGH']")).not.toBeNull();
  vi.useRealTimers();
});
