/** Votes that still ask something: the server tells of a vote, but not when it forgets it. */
import { VOTE_MILLISECONDS } from "../generated/constants";
import type { Vote } from "../generated/wire";
import type { Table } from "./table.svelte";

/** When this page first heard of a vote: clocks of devices differ. */
const heard = new Map<string, number>();

/** Those that are neither forgotten nor about the absence of somebody who is back. */
export function stillOpen(table: Pick<Table, "code" | "room" | "isNotHere">, now: number): Vote[] {
  return (table.room?.votes ?? []).filter((vote) => {
    const key = `${table.code}/${vote.since}/${vote.vote}/${vote.seat}`;
    if (!heard.has(key)) heard.set(key, now);
    const back = vote.vote === "stand-in" && vote.seat !== null && !table.isNotHere(vote.seat);
    return !back && now - heard.get(key)! < VOTE_MILLISECONDS;
  });
}

/** The same, as long as the component lives that asks for it. */
export function openVotes(table: () => Table): () => Vote[] {
  let now = $state(Date.now());
  $effect(() => {
    if (!table().room?.votes.length) return;
    const timer = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  return () => stillOpen(table(), now);
}
