import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts, t, timeOfDay } from "../text/localize.svelte";
import LinkLost from "./LinkLost.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => document.querySelector("[role=status]")?.textContent;
const button = () => document.querySelector("button");

function after(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("after ten seconds it says since when the server cannot be reached, and whoever will not wait tries at once", async () => {
  const table = welcomed();
  const opened = vi.fn();
  vi.stubGlobal("WebSocket", class { close() {} constructor() { opened(); } });
  table.connect();
  const since = timeOfDay(Date.now());
  const notice = mount(LinkLost, { target: document.body});
  flushSync();
  after(9000);
  expect(said()).toBeUndefined();
  expect(button()).toBeNull();
  after(2000);
  expect(said()).toBe(t("link-unreachable", { time: since }));
  const tries = opened.mock.calls.length;
  button()!.click();
  flushSync();
  expect(opened, "the try that hung is given up for another").toHaveBeenCalledTimes(tries + 1);
  expect(said(), "it is seen to try").toBe(t("link-lost"));
  expect(button()!.disabled).toBe(true);
  after(3000);
  expect(said(), "in vain").toBe(t("link-unreachable", { time: since }));
  expect(button()!.disabled).toBe(false);
  table.close();
  vi.unstubAllGlobals();
  await unmount(notice);
});
