/** What is said aloud at the end of a round: one's own gold, who the saboteurs were, when it goes on, and that it does. */
import { onDestroy, untrack } from "svelte";
import type { Ending } from "../state/round-ending";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { listed, t } from "../text/localize.svelte";
import { called } from "../text/sentences";
import { afterRole, knowsRole } from "./new-role";
import { beganText } from "./round-began";

/** Seconds before the next round at which it is said that it comes. */
const SOON = 5;

/** Follow the end of a round, the winner of which the dialog itself tells; `known` if it was heard before. Called while a component is initialised. */
export function speakRoundEnd(table: Table, ending: () => Ending, known: boolean): void {
  const shares = () => sharesGold(table);
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
  // While this goes away, it still sees the table as it was before.
  onDestroy(() => queueMicrotask(() => (table.ending || knowsRole(table) ? sayRoundBegan(table) : afterRole(() => sayRoundBegan(table)))));
}

/** Whether gold is still being shared: until then, what anybody has got is not all of it. */
export function sharesGold({ view }: Pick<Table, "view">): boolean {
  return view?.public.phase === "pick-gold";
}

/** What the reader got for the round, or while gold is shared, what is still to come; nothing of their own where several people read, or after a reload. */
export function wonText(table: Pick<Table, "seats" | "shown" | "view" | "nameOf" | "isNotHere">, { won }: Pick<Ending, "won">): string {
  const own = table.seats.length === 1 ? won : null;
  if (sharesGold(table)) return [t("round-end-sharing", { count: own ?? 0 }), toCome(table)].filter(Boolean).join(" ");
  return own === null ? "" : `${t("round-end-won", { count: own }).replace(/[.!]$/, "")}.`;
}

/** Whoever chooses now; the reader also hears which cards there are. */
function toCome(table: Pick<Table, "view" | "shown" | "nameOf" | "isNotHere">): string {
  const { to_act: seat, offered: count, gold } = table.view!.public;
  if (seat === null) return "";
  if (seat !== table.shown) return t(table.isNotHere(seat) ? "gold-waiting-away" : gold ? "gold-waiting-open" : "gold-waiting", { name: table.nameOf(seat), count });
  const cards = (table.view!.own?.offer ?? []).map((value, index) => `${index + 1}: ${t("gold-card", { value })}.`);
  return [t("prompt-decide", { phase: "pick-gold" }), ...cards].join(" ");
}

export function saboteursText(table: Pick<Table, "nameOf">, { roles }: Pick<Ending, "roles">): string {
  const names = roles.flatMap((role, seat) => (role === "saboteur" ? [called(table.nameOf(seat), seat)] : []));
  return t("round-end-saboteurs", { kind: ["none", "one"][names.length] ?? "several", names: listed(names) });
}

/** Say that the next round has begun, and with whom, unless somebody has moved in it. Whoever has still to look at their role hears it afterwards: the dialog would cut it off. */
function sayRoundBegan(table: Table): void {
  if (table.told.moves.length === 0) say(beginText(table));
}

/** The next round, once nobody looks at the last one here. */
function beginText(table: Table): string {
  const game = table.view?.public;
  if (table.ending || game?.phase !== "play" || table.room?.stage !== "playing") return "";
  return beganText(table, game);
}

/** Beside a card that the reader has discarded: the others see only that it was one. */
export function discardText(): string {
  return t("log-discard-secret");
}
