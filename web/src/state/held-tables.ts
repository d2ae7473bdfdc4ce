/** The list of seats that this browser holds, as it is kept: read before anything else of a table is loaded. */
import { load, save } from "./storage";

const NAME = "tables";

export interface HeldSeat {
  seat: number;
  token: string;
  name: string;
}

export interface HeldTable {
  code: string;
  seats: HeldSeat[];
  at: number;
}

export function heldTables(): HeldTable[] {
  return load<HeldTable[]>(NAME, []);
}

export function heldTable(code: string): HeldTable | undefined {
  return heldTables().find((table) => table.code === code);
}

export function saveTables(tables: HeldTable[]): void {
  save(NAME, tables);
}
