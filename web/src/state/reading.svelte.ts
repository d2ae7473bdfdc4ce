/** What this player reads, such as a hint: bots wait meanwhile for somebody who plays alone with them. No part of a first turn. */
import { untrack } from "svelte";
import type { Table } from "./table.svelte";

/** Milliseconds that bots wait for one thing that is read; the server has the same limit. */
export const LONGEST = 60_000;

/** Something is read as long as this holds, and not for longer than bots wait. Called while a component is made. */
export function readWhile(table: Table, shown: () => unknown): void {
  const { rest } = table;
  const alone = $derived(playsAlone(table));
  let reads = $state(false);
  // Another thing to read begins anew.
  $effect(() => {
    if (!shown() || !alone) return;
    const done = () => {
      if (!reads) return;
      reads = false;
      rest.reading! -= 1;
      // One thing to read may follow another at once.
      void Promise.resolve().then(() => rest.reading || rest.goOn());
    };
    untrack(() => { reads = true; rest.reading = (rest.reading ?? 0) + 1; });
    const timer = setTimeout(done, LONGEST);
    return () => { clearTimeout(timer); untrack(done); };
  });
  // Asked anew after each move: one may have been made before the bots heard of it.
  const version = $derived(reads && botsWait(table) && !rest.active && table.link === "live" ? table.view!.public.version : null);
  $effect(() => {
    if (version !== null) untrack(() => rest.send({ type: "wait" }));
  });
}

/** Whether a bot would move now, if nothing were read. */
export function botsWait(table: Table): boolean {
  const to_act = table.view?.public.to_act;
  return playsAlone(table) && to_act != null && to_act !== table.shown;
}

/** Whether somebody plays alone with bots, and the round goes on. */
function playsAlone({ room, seats, shown, ending }: Table): boolean {
  return room?.stage === "playing" && !ending && seats.length === 1 && room.seats.every(({ bot }, seat) => (seat === shown) === (bot === null));
}
