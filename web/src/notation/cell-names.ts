/** Names of cells for people: the start is D5, the goals are L3, L5 and L7. See docs/notation.md; the server has the same in rules/cell_names.py. */
import type { Cell } from "./cells";

const COLUMN_A = -3;
const ROW_1 = -4;

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

/** The cell of a name; undefined for a text that names none. */
export function namedCell(name: string): Cell | undefined {
  const [, west, columns = "", north, digits] = /^(0?)([A-Z]+)(0?)([1-9][0-9]*)$/.exec(name) ?? [];
  if (!columns) return undefined;
  const east = [...columns].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
  const south = Number(digits);
  return { column: (west ? 1 - east : east) + COLUMN_A - 1, row: (north ? 1 - south : south) + ROW_1 - 1 };
}

/** 1 is A, 26 is Z, 27 is AA. */
function letters(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? letters(before) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}
