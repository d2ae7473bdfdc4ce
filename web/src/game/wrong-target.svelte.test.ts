import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { noteRoleSeen, roleKey } from "../state/seen-roles";
import { hush, saidAfter } from "../state/speech.svelte";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import GameScreen from "./GameScreen.svelte";

test("a place of the mine says whom a card for tools is for", async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  localStorage.clear();
  noteRoleSeen(roleKey("ABC", 1, 1, 0));
  await speakParts("table", "dialogs", "asked");
  await speak("en");
  const page = mount(GameScreen, { target: document.body, props: { table: welcomed(), seated: undefined, act: () => {}, onRules: () => {}, onSettings: () => {} } });
  await vi.waitFor(() => { flushSync(); expect(document.querySelectorAll(".hand button.card")).toHaveLength(4); expect(document.querySelector("[data-cell]")).not.toBeNull(); }, 20_000);
  document.querySelectorAll<HTMLElement>(".hand button.card")[2]!.click();
  flushSync();
  hush();
  document.querySelector("[data-cell]")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(saidAfter(0).map(({ words }) => words)).toEqual(["Broken lamp: stops a player from digging until it’s repaired. Pick a player."]), 10_000);
  await unmount(page);
}, 40_000);
