import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Why } from "../generated/wire";
import type { Playback } from "../state/playback.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { played } from "./replay.fixture";
import Suspicion from "./Suspicion.svelte";

const REASONS: Why[] = [
  { code: "suspects", arguments: { seat: 2, percent: 60 }, weight: 1 },
  { code: "led-away", arguments: { seat: 2, number: 0 }, weight: 1 },
];
let answer: () => void;
let playback: Playback;
let page: object;

beforeAll(async () => {
  await speakParts("table", "later");
  await speak("en");
});
beforeEach(() => {
  document.body.innerHTML = "";
  vi.stubGlobal("fetch", () => new Promise((done) => (answer = () => done(new Response(JSON.stringify({ reasons: REASONS }))))));
  playback = played(2);
  page = mount(Suspicion, { target: document.body, props: { playback, source: "record", seat: 1, onJump: () => {} } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

const button = () => document.querySelector<HTMLElement>(".why")!;
const reasons = () => [...document.querySelectorAll(".reasons li")].map(({ textContent }) => textContent!.trim().replace(/\s+/g, " "));
const SHOWN = ["Move 2 Rūta looks most suspicious: 60% likely to be a saboteur.", "Move 1 Rūta steered the tunnel the wrong way."];

async function asked(): Promise<void> {
  answer();
  await vi.waitFor(() => {
    flushSync();
    expect(reasons()).toEqual(SHOWN);
  });
}

test("the button keeps the focus, shows at once that it works, and puts away what it has shown", async () => {
  button().focus();
  button().click();
  flushSync();
  expect([button().getAttribute("aria-busy"), document.activeElement, reasons()]).toEqual(["true", button(), []]);
  await asked();
  expect([button().getAttribute("aria-busy"), button().getAttribute("aria-expanded"), document.activeElement]).toEqual(["false", "true", button()]);
  button().click();
  flushSync();
  expect([button().getAttribute("aria-expanded"), document.activeElement, reasons()]).toEqual(["false", button(), []]);
});

test("the links of the reasons lead to their moves; they stay, and so does the focus", async () => {
  button().click();
  await asked();
  const link = document.querySelector<HTMLElement>(".reasons li:last-child button")!;
  link.focus();
  link.click();
  flushSync();
  expect([playback.at, reasons(), document.activeElement, link.getAttribute("aria-current"), button().getAttribute("aria-expanded")]).toEqual([1, SHOWN, link, "step", "false"]);
});

test("a key asks from everywhere, and leads to what is asked", async () => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "w", bubbles: true, cancelable: true }));
  await asked();
  expect([button().getAttribute("aria-expanded"), document.activeElement]).toEqual(["true", button()]);
});
