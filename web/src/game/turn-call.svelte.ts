/** Calls a player whose turn it is: a sound, and what is noticed by whoever looks elsewhere. Not needed to see the first turn. */
import { untrack } from "svelte";
import { callToTurn, showTurn } from "../device/notifications";
import { play as playSound } from "../device/sound";
import type { Table } from "../state/table.svelte";

/** Follow a table; called while a component is initialised. */
export function callToTurns(table: Pick<Table, "myTurn">): void {
  let wasMine = false;
  $effect(() => {
    const mine = table.myTurn;
    showTurn(mine);
    if (mine && !wasMine) untrack(() => { playSound("turn"); callToTurn(); });
    wasMine = mine;
    return () => showTurn(false);
  });
}
