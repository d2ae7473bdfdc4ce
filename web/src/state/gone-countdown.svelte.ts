/** How long the others wait for people who are disconnected. */
import type { Table } from "./table.svelte";

/** Seconds until whoever has a seat counts as gone, 0 if they do; null for those who are connected. */
export type GoneIn = (seat: number) => number | null;

/** Counts down as long as the component lives that asks for it. */
export function goneCountdown(table: () => Table): GoneIn {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return (seat) => secondsLeft(table().presence, seat, now);
}

export function secondsLeft(presence: Table["presence"], seat: number, now: number): number | null {
  const left = presence?.gone_in?.[seat] ?? null;
  return presence && left !== null ? Math.max(0, Math.ceil((left - (now - presence.receivedAt)) / 1000)) : null;
}
