import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProgressiveRender } from "./progressive-render.svelte";

function laidOut(what: string, parts: number): [ProgressiveRender, () => void] {
  let laid: ProgressiveRender | undefined;
  const stop = $effect.root(() => {
    laid = new ProgressiveRender(what, () => parts);
  });
  flushSync();
  return [laid!, stop];
}

function oneTask(): void {
  vi.advanceTimersToNextTimer();
  flushSync();
}

describe("laying out gradually", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows one part more in each task, and in the end whatever there may be", () => {
    const [laid, stop] = laidOut("a wall", 2);
    expect(laid.shown).toBe(0);
    oneTask();
    expect(laid.shown).toBe(1);
    oneTask();
    expect(laid.shown).toBe(Infinity);
    stop();
  });

  it("shows all at once what has been laid out before", () => {
    const [, stopFirst] = laidOut("a floor", 1);
    oneTask();
    stopFirst();
    const [laid, stop] = laidOut("a floor", 5);
    expect(laid.shown).toBe(Infinity);
    stop();
  });

  it("begins when it may", () => {
    let ready = $state(false);
    let laid: ProgressiveRender | undefined;
    const stop = $effect.root(() => {
      laid = new ProgressiveRender("a door", () => 2, () => ready);
    });
    flushSync();
    expect([laid!.shown, vi.getTimerCount()]).toEqual([0, 0]);
    ready = true;
    flushSync();
    oneTask();
    expect(laid!.shown).toBe(1);
    stop();
  });

  it("ends with its component", () => {
    const [laid, stop] = laidOut("a roof", 3);
    stop();
    expect([laid.shown, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
