import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { posted, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import GameScreen from "./GameScreen.svelte";

// Nothing that is loaded later ever comes.
vi.mock("./table-parts", () => new Promise(() => {}));
vi.mock("./BoardNotices.svelte", () => new Promise(() => {}));
vi.mock("./Refusal.svelte", () => new Promise(() => {}));

const table = welcomed();
let page: object;

beforeEach(async () => {
  await speakParts("table", "refusals");
  await speak("en");
  page = mount(GameScreen, { target: document.body, props: { table, seated: undefined, act: () => {}, onRules: () => {}, onSettings: () => {} } });
  flushSync();
});
afterEach(() => unmount(page));

test("why a move was refused is read at once and in one place, though no part of the page that comes later has come", () => {
  const sent = posted(table);
  table.play("Pnes@0,1");
  table.receive({ type: "refused", key: sent[0]!.key, code: "late", arguments: {}, n: 9, hash: "h", view: null });
  flushSync();
  const heard = document.querySelector('[role="alert"]')!.textContent;
  expect(heard).not.toBe("");
  expect([...document.querySelectorAll(".prompt.alert")].map(({ textContent }) => textContent)).toEqual([heard]);
});
