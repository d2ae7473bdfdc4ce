/** What is said aloud at the end of a round: one's own gold, who the saboteurs were, when it goes on, and that it does. */
import { onDestroy, untrack } from "svelte";
import type { Ending } from "../state/round-ending";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { listed, t } from "../text/localize.svelte";
import { called } from "../text/sentences";

/** Seconds before the next round at which it is said that it comes. */
const SOON = 5;

/** Follow the end of a round, the winner of which the dialog itself tells; `known` if it was heard before. Called while a component is initialised. */
export function speakRoundEnd(table: Table, ending: () => Ending, known: boolean): void {
  const shares = () => table.view?.public.phase === "pick-gold";
  // Gold that is still being shared is told once it is.
  let paid = untrack(() => !shares());
  if (!known) $effect(() => untrack(() => say([paid ? wonText(table, ending()) : "", saboteursText(table, ending())].filter(Boolean).join(" "))));
  $effect(() => {
    if (paid || shares()) return;
    paid = true;
    untrack(() => say(wonText(table, ending())));
  });
  let [announced, warned] = [known, false];
  $effect(() => {
    // Without a limit there is nothing to count.
    const seconds = table.rest.active && !shares() ? table.rest.seconds : 0;
    if (seconds === 0 || warned || (announced && seconds > SOON)) return;
    [announced, warned] = [true, seconds <= SOON];
    untrack(() => say(t("rest-left", { seconds })));
  });
  onDestroy(() => say(beginText(table)));
}

/** What the reader got for the round; nothing where several people read, or after a reload. */
export function wonText(table: Pick<Table, "seats">, { won }: Pick<Ending, "won">): string {
  return table.seats.length !== 1 || won === null ? "" : `${t("round-end-won", { count: won }).replace(/[.!]$/, "")}.`;
}

export function saboteursText(table: Pick<Table, "nameOf">, { roles }: Pick<Ending, "roles">): string {
  const names = roles.flatMap((role, seat) => (role === "saboteur" ? [called(table.nameOf(seat), seat)] : []));
  return t("round-end-saboteurs", { kind: ["none", "one"][names.length] ?? "several", names: listed(names) });
}

/** The next round, once nobody looks at the last one here. */
function beginText(table: Table): string {
  const game = table.view?.public;
  if (table.ending || game?.phase !== "play" || table.room?.stage !== "playing") return "";
  return t("log-round-began", { round: game.round, name: called(table.nameOf(game.starter), game.starter) });
}

/** Beside a card that the reader has discarded: the others see only that it was one. */
export function discardText(): string {
  return t("log-discard-secret");
}
