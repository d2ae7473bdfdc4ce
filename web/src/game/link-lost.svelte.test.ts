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
  const tries = vi.fn();
  table.tryNow = tries;
  const since = timeOfDay(Date.now());
  const notice = mount(LinkLost, { target: document.body, props: { table } });
  flushSync();
  after(9000);
  expect(said()).toBeUndefined();
  expect(button()).toBeNull();
  after(2000);
  expect(said()).toBe(t("link-unreachable", { time: since }));
  button()!.click();
  flushSync();
  expect(tries).toHaveBeenCalledOnce();
  expect(said(), "it is seen to try").toBe(t("link-lost"));
  expect(button()!.disabled).toBe(true);
  after(3000);
  expect(said(), "in vain").toBe(t("link-unreachable", { time: since }));
  expect(button()!.disabled).toBe(false);
  await unmount(notice);
});
