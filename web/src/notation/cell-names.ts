/** Names of cells for people: the start is D5, the goals are L3, L5 and L7. See docs/notation.md; the server has the same in rules/cell_names.py. */
import type { Cell } from "./cells";

export const COLUMN_A = -3;
export const ROW_1 = -4;

/** The name of a cell. */
export function cellName({ column, row }: Cell): string {
  return columnName(column) + rowName(row);
}

export function columnName(column: number): string {
  const east = column - COLUMN_A + 1;
  return east > 0 ? letters(east) : "0" + letters(1 - east);
}

export function rowName(row: number): string {
  const south = row - ROW_1 + 1;
  return south > 0 ? String(south) : `0${1 - south}`;
}

/** 1 is A, 26 is Z, 27 is AA. */
function letters(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? letters(before) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}
