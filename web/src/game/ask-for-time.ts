/** More time for a move, asked for by a key. */
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { t } from "../text/localize.svelte";

/** Ask for more time; whoever waits hears that it is not their turn, and of everything else the server says why not. */
export function askForTime(table: Pick<Table, "myTurn" | "askForTime">): void {
  if (table.myTurn) table.askForTime();
  else say(t("web-refused-not-your-turn"));
}
