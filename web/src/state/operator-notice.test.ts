import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../generated/wire";
import { OperatorNotice } from "./operator-notice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const welcome = { type: "welcome" } as FromServer;

test("a page without a socket asks now and again, and shows what is told now", async () => {
  const answers = ["Closed tomorrow", null];
  const shown = new OperatorNotice(() => Promise.resolve({ text: answers.shift() ?? null, club: true }));
  await shown.look();
  expect([shown.text, shown.club]).toEqual(["Closed tomorrow", true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.text).toBeNull();
});

test("a server that does not answer changes nothing", async () => {
  const shown = new OperatorNotice(() => Promise.reject(new Error()));
  shown.text = "Closed tomorrow";
  await shown.look();
  expect(shown.text).toBe("Closed tomorrow");
});

test("a socket tells it, and as long as it does nobody asks", async () => {
  const ask = vi.fn(() => Promise.resolve({ text: "asked", club: false }));
  const shown = new OperatorNotice(ask);
  shown.observed(welcome);
  shown.observed({ type: "notice", text: "told" });
  await shown.look();
  expect([shown.text, ask.mock.calls.length]).toEqual(["told", 0]);
  shown.observed({ type: "notice", text: null });
  expect(shown.text).toBeNull();
});

test("a greeting without a notice withdraws what was told before the line was lost", () => {
  const shown = new OperatorNotice(() => Promise.resolve({ text: null, club: false }));
  shown.text = "Closed tomorrow";
  shown.observed(welcome);
  expect(shown.text).toBeNull();
});

test("when the table is left, the page asks again", async () => {
  const shown = new OperatorNotice(() => Promise.resolve({ text: "asked", club: false }));
  shown.observed(welcome);
  shown.untold();
  await shown.look();
  expect(shown.text).toBe("asked");
});
