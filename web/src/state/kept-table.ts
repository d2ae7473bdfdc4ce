/** The table whose game is read in a replay: its connection stays open, so that nobody there takes the reader for away. */
import type { Table } from "./table.svelte";

/** Milliseconds that it stays open after the replay, until the table's page has a connection of its own. */
const HANDED_OVER = 3000;

let kept: Table | null = null;
let close: () => void = () => {};

/** Keep a table that is left for a replay, whoever closes it; nothing of it is shown, heard or said aloud there. */
export function keepTable(table: Table): void {
  letGo();
  [kept, close] = [table, table.close];
  table.onStep = table.onSaid = table.onChange = table.close = () => {};
}

export function keptTable(code: string): Table | null {
  return kept?.code === code ? kept : null;
}

/** The replay is left. */
export function letGo(): void {
  if (kept) setTimeout(close, HANDED_OVER);
  kept = null;
}
