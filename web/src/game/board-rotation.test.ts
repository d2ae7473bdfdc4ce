import { describe, expect, it } from "vitest";
import { cellAt, onScreen, placeOf, placeSize } from "./board-rotation";

const CELLS = [-3, -1, 0, 1, 8].flatMap((column) => [-2, 0, 3].map((row) => ({ column, row })));

describe("the mine on the screen", () => {
  it("lies as it is where it runs across", () => {
    expect(placeOf({ column: 8, row: -2 }, false)).toEqual({ right: 8, down: -2 });
    expect(placeSize(false)).toEqual([80, 104]);
  });

  it("has its east below and its north at the right where it runs down", () => {
    expect(placeOf({ column: 8, row: 0 }, true)).toEqual({ right: 0, down: 8 });
    expect(placeOf({ column: 8, row: -2 }, true)).toEqual({ right: 2, down: 8 });
    expect(placeOf({ column: -1, row: 0 }, true)).toEqual({ right: 0, down: -1 });
    expect(placeSize(true)).toEqual([104, 80]);
  });

  it.each([false, true])("finds the cell of each place again (downwards: %s)", (downwards) => {
    for (const cell of CELLS) expect(cellAt(placeOf(cell, downwards), downwards)).toEqual(cell);
  });

  it.each([false, true])("has every cell of an extent inside, and its corners at the edge (downwards: %s)", (downwards) => {
    const seen = onScreen({ left: -1, right: 8, top: -2, bottom: 3 }, downwards);
    const corners = [placeOf({ column: -1, row: -2 }, downwards), placeOf({ column: 8, row: 3 }, downwards)];
    expect(Math.min(...corners.map(({ right }) => right))).toBe(seen.left);
    expect(Math.max(...corners.map(({ right }) => right))).toBe(seen.right);
    expect(Math.min(...corners.map(({ down }) => down))).toBe(seen.top);
    expect(Math.max(...corners.map(({ down }) => down))).toBe(seen.bottom);
  });
});
