/**
 * The mine may run across the screen, from the start at the left to the goals at the right, or down it: the same mine,
 * turned by a quarter to the right, so that east is below and north is at the right. A place is a cell as the screen
 * shows it: so many cells to the right of the start and below it.
 */
import { TALL, WIDE } from "../art/tunnels";
import type { Cell } from "../notation/cells";
import type { Extent } from "./board-extent";

export interface Place {
  right: number;
  down: number;
}

export function placeOf({ column, row }: Cell, downwards: boolean): Place {
  return downwards ? { right: -row || 0, down: column } : { right: column, down: row };
}

export function cellAt({ right, down }: Place, downwards: boolean): Cell {
  return downwards ? { column: down, row: -right || 0 } : { column: right, row: down };
}

/** An extent of cells as one of places. */
export function onScreen(extent: Extent, downwards: boolean): Extent {
  return downwards ? { left: -extent.bottom, right: -extent.top, top: extent.left, bottom: extent.right } : extent;
}

/** How wide and how tall a place is, in units of the drawing. */
export function placeSize(downwards: boolean): [number, number] {
  return downwards ? [TALL, WIDE] : [WIDE, TALL];
}

/** Takes the drawing of the mine to its places. */
export function rotation(downwards: boolean): string | undefined {
  return downwards ? `translate(${TALL} 0) rotate(90)` : undefined;
}
