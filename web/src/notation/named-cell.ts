/** Which cell a typed name means. */
import { COLUMN_A, ROW_1 } from "./cell-names";
import type { Cell } from "./cells";

/** The cell of a name; undefined for a text that names none. */
export function namedCell(name: string): Cell | undefined {
  const [, west, columns = "", north, digits] = /^(0?)([A-Z]+)(0?)([1-9][0-9]*)$/.exec(name) ?? [];
  if (!columns) return undefined;
  const east = [...columns].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
  const south = Number(digits);
  return { column: (west ? 1 - east : east) + COLUMN_A - 1, row: (north ? 1 - south : south) + ROW_1 - 1 };
}
