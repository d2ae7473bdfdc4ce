/** The cells of the board, and those where something lies from the beginning. */
import { GOAL_CELLS } from "../generated/constants";

export interface Cell {
  column: number;
  row: number;
}

export const START: Cell = { column: 0, row: 0 };

/** The number of the goal at a cell, from the top row down. */
export function goalAt(cell: Cell): number | undefined {
  const goal = GOAL_CELLS.findIndex((place) => isSame(place, cell));
  return goal < 0 ? undefined : goal;
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.column === other.column && one.row === other.row;
}

/** One text for a cell: a key of maps and the way moves spell it. */
export function keyOf(cell: Cell): string {
  return `${cell.column},${cell.row}`;
}

export function cellOf(key: string): Cell {
  const [column, row] = key.split(",").map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}
