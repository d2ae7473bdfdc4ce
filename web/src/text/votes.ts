/** Votes in words. */
import type { Vote } from "../generated/wire";
import { t } from "./localize.svelte";
import { called, type Names } from "./sentences";

/** A vote that runs: what it is about, and how many agree. */
export function voteText({ vote, seat, yes }: Vote, table: Names): string {
  return t("vote-running", { vote, name: seat === null ? "" : called(table.nameOf(seat), seat), count: yes.length });
}
