import { beforeEach, describe, expect, it } from "vitest";
import { grown, withOpenEnds } from "./board-extent";
import { placeOf } from "./board-rotation";
import { Viewport } from "./viewport.svelte";

const CLOSED = { content: null, card: null };
const WHOLE = grown(withOpenEnds({ mine: [[0, 0, "Pnesw"]], goals: [CLOSED, CLOSED, CLOSED] }), 0.1);
let viewport: Viewport;

describe.each([false, true])("the board in its frame (downwards: %s)", (downwards) => {
  beforeEach(() => {
    viewport = new Viewport();
    [viewport.width, viewport.height, viewport.downwards] = [390, 556, downwards];
    viewport.fit(WHOLE);
  });

  /** Where a cell is in the frame. */
  function box(column: number, row: number): { left: number; right: number; top: number; bottom: number } {
    const [wide, tall] = viewport.size;
    const { right, down } = placeOf({ column, row }, downwards);
    const [left, top] = [viewport.x + right * wide, viewport.y + down * tall];
    return { left, right: left + wide, top, bottom: top + tall };
  }

  it.each([[-1, 0], [0, 0], [0, 1], [8, -2], [8, 2]])("shows the cell %i,%i whole", (column, row) => {
    const { left, right, top, bottom } = box(column, row);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(viewport.width);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  });

  it("finds the cell under a finger, zoomed and moved as well", () => {
    viewport.zoom(1.7, WHOLE, 50, 80);
    viewport.pan(-31, 12, WHOLE);
    for (const [column, row] of [[-1, 0], [3, -2], [8, 2]] as const) {
      const { left, right, top, bottom } = box(column, row);
      expect(viewport.cellAt((left + right) / 2, (top + bottom) / 2)).toEqual({ column, row });
      expect(viewport.cellAt(left + 1, bottom - 1)).toEqual({ column, row });
    }
  });

  it("zooms around a cell, which stays in the frame", () => {
    viewport.fit(WHOLE);
    const before = box(8, 2);
    viewport.zoomAbout({ column: 8, row: 2 }, 1.25, WHOLE);
    const after = box(8, 2);
    expect(after.right - after.left).toBeCloseTo(1.25 * (before.right - before.left));
    expect(after.right).toBeLessThanOrEqual(viewport.width + 0.01);
    expect(after.bottom).toBeLessThanOrEqual(viewport.height + 0.01);
    viewport.fit(WHOLE);
    viewport.zoomAbout({ column: 4, row: 0 }, 1.1, WHOLE);
    const middle = (cell: { left: number; right: number }) => (cell.left + cell.right) / 2;
    const kept = middle(box(4, 0));
    viewport.zoomAbout({ column: 4, row: 0 }, 1.1, WHOLE);
    expect(middle(box(4, 0))).toBeCloseTo(kept);
  });

  it("makes the places where a card can go as large as a finger, and all of them stay in sight", () => {
    viewport.height = 330;
    viewport.fit(WHOLE);
    const cells = [{ column: 1, row: 0 }, { column: 0, row: 1 }, { column: 0, row: -1 }];
    expect(Math.min(...viewport.size)).toBeLessThan(44);
    viewport.enlarge(cells, 44);
    expect(Math.min(...viewport.size)).toBeCloseTo(44);
    for (const { column, row } of cells) {
      const { left, right, top, bottom } = box(column, row);
      expect([left >= 0, top >= -0.01, right <= viewport.width + 0.01, bottom <= viewport.height + 0.01]).toEqual([true, true, true, true]);
    }
    expect(viewport.moved).toBe(false);
  });

  it("keeps the goals in sight beside them where there is room, and moves nothing if nothing has to", () => {
    [viewport.width, viewport.height] = downwards ? [330, 420] : [430, 360];
    viewport.fit({ left: -1, right: 9, top: -3, bottom: 3 });
    const goals = [{ column: 8, row: -2 }, { column: 8, row: 2 }];
    const cells = [{ column: 5, row: 0 }, { column: 7, row: 1 }];
    viewport.enlarge(cells, 44, goals);
    expect(Math.min(...viewport.size)).toBeCloseTo(44);
    for (const { column, row } of [...cells, ...goals]) {
      const { left, right, top, bottom } = box(column, row);
      expect([left >= -0.01, top >= -0.01, right <= viewport.width + 0.01, bottom <= viewport.height + 0.01]).toEqual([true, true, true, true]);
    }
    const before = [viewport.x, viewport.y, viewport.scale];
    viewport.enlarge([{ column: 6, row: 0 }], 44, goals);
    expect([viewport.x, viewport.y, viewport.scale]).toEqual(before);
  });

  it("grows no more than lets all of them be seen, and never shrinks", () => {
    viewport.enlarge([{ column: 0, row: -2 }, { column: 8, row: 2 }], 500);
    const { left, top } = box(0, downwards ? 2 : -2);
    expect(left).toBeGreaterThanOrEqual(-0.01);
    expect(top).toBeGreaterThanOrEqual(-0.01);
    const before = viewport.scale;
    viewport.enlarge([{ column: 0, row: 0 }], 1);
    expect(viewport.scale).toBe(before);
  });

  it("leaves room at two edges for larger letters", () => {
    viewport.ruler = 22;
    viewport.fit(WHOLE);
    const { left } = box(downwards ? 0 : -1, downwards ? 2 : 0);
    expect(left).toBeGreaterThanOrEqual(22);
    viewport.enlarge([{ column: 0, row: -1 }, { column: 2, row: 1 }], 500);
    for (const [column, row] of [[0, -1], [2, 1], [0, 1], [2, -1]] as const) {
      const cell = box(column, row);
      expect([cell.left >= 21.99, cell.right <= viewport.width, cell.top >= -0.01, cell.bottom <= viewport.height - 21.99]).toEqual([true, true, true, true]);
    }
  });

  it("brings a cell into the frame", () => {
    viewport.zoomTo({ column: 0, row: 0 });
    viewport.reveal({ column: 8, row: 2 });
    const { left, right, top, bottom } = box(8, 2);
    expect(left).toBeGreaterThanOrEqual(-0.01);
    expect(top).toBeGreaterThanOrEqual(-0.01);
    expect(right).toBeLessThanOrEqual(viewport.width + 0.01);
    expect(bottom).toBeLessThanOrEqual(viewport.height + 0.01);
  });
});

it("has far larger cells on a phone held upright where the mine runs downwards", () => {
  const narrowest = [false, true].map((downwards) => {
    const seen = new Viewport();
    [seen.width, seen.height, seen.downwards] = [390, 556, downwards];
    seen.fit(WHOLE);
    return Math.min(...seen.size);
  });
  expect(narrowest[0]).toBeLessThan(40);
  expect(narrowest[1]).toBeGreaterThanOrEqual(52);
});
