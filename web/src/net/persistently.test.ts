import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persistently } from "./persistently";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times before it comes. */
function failing(times: number): { load: () => Promise<string>; tries: () => number } {
  let tries = 0;
  return { load: async () => (tries++ < times ? Promise.reject(new Error("no line")) : "here"), tries: () => tries };
}

test("what comes at once is asked for once", async () => {
  const { load, tries } = failing(0);
  expect(await persistently(load)).toBe("here");
  expect(tries()).toBe(1);
});

test("what fails is tried again, ever more seldom", async () => {
  const { load, tries } = failing(3);
  const loaded = persistently(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect(await loaded).toBe("here");
});

test("a browser that is back on the line does not wait", async () => {
  const { load } = failing(1);
  const loaded = persistently(load);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event("online"));
  expect(await loaded).toBe("here");
});
