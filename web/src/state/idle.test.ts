import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./idle";

describe("what waits until something was painted", () => {
  let frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", (number: number) => (frames[number - 1] = () => {}));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const paint = () => frames.forEach((frame) => frame(0));

  it("is done in a task after the next frame, once", () => {
    const work = vi.fn();
    afterPaint(work);
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it("is done on a page out of sight as well, which has no frames", () => {
    const work = vi.fn();
    afterPaint(work);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it("is called off before the frame and after it", () => {
    const work = vi.fn();
    afterPaint(work)();
    const callOff = afterPaint(work);
    paint();
    callOff();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
