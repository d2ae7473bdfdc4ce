/** Whom the start of a game waits for, and how long. */
import { listed, t } from "../text/localize.svelte";
import type { GoneIn } from "./gone-countdown.svelte";
import { awaited } from "./readiness";
import type { Table } from "./table.svelte";

/** Those who are here, those who are not, and for how many seconds the latter are waited for; null: for as long as it takes. */
export interface StartWait {
  here: number[];
  away: number[];
  seconds: number | null;
}

/** The host's line about those who are not here. */
export function awayText({ away, seconds }: StartWait, table: Table): string {
  const names = listed(away.map((seat) => table.nameOf(seat)));
  return seconds ? t("room-away", { names, seconds }) : t("room-away-now", { names });
}

export function startWait(table: Table, goneIn: GoneIn): StartWait {
  const missing = awaited(table.room!);
  const isAway = (seat: number) => table.presence?.connected[seat] === false;
  const away = missing.filter(isAway);
  // Nobody is dealt into a first game unasked.
  const seconds = away.length > 0 && table.room!.game === 0 ? null : Math.max(0, ...away.map((seat) => goneIn(seat) ?? 0));
  return { here: missing.filter((seat) => !isAway(seat)), away, seconds };
}
