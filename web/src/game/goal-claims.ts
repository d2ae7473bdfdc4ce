/** What players have said of the goals in this round. */
import type { Said, WireView } from "../generated/wire";
import { goalAt, keyOf, type Cell } from "../notation/cells";
import type { Table } from "../state/table.svelte";
import { claimWords } from "../text/claims";
import { called, saidText } from "../text/sentences";

/** A table, or a lesson or a replay, where nobody talks. */
export type Heard = Pick<Table, "nameOf"> & Partial<Pick<Table, "told" | "namesAt">>;

export interface GoalClaims {
  /** Who said what. */
  told: string;
  /** What lies there according to somebody: both where they contradict each other. */
  contents: string[];
}

/** What somebody has said, with the name at that time. */
export function saidLine({ n, seat, text }: Said, table: Heard): string {
  return `${called((table.namesAt?.(n) ?? table).nameOf(seat), seat)}: ${saidText(text, table)}`;
}

/** One after the other, with a full stop between those that have none. */
export function flowing(parts: string[]): string {
  return parts.filter(Boolean).reduce((before, part) => (before ? `${before}${/[.!?…]$/.test(before) ? " " : ". "}${part}` : part), "");
}

/** What was said of a goal in the round that a view shows, without those who are muted; only the last word of each speaker. */
export function goalClaims(cell: Cell, table: Heard, view: WireView, muted?: ReadonlySet<number>): GoalClaims {
  const about = (table.told?.talk ?? []).filter(({ n, seat, text }) => text.startsWith("!") && text.includes(`@${keyOf(cell)}`) && !muted?.has(seat) && table.told!.roundAt(n) === view.public.round);
  const last = [...new Map(about.map((line) => [line.seat, line])).values()];
  const contents = last.map(({ text }) => claimWords(text)?.values.content ?? "").filter(Boolean);
  return { told: flowing(last.map((line) => saidLine(line, table))), contents: [...new Set(contents)].sort().reverse() };
}

/** What is marked on a goal that lies face down. */
export function marksOn(cell: Cell, table: Heard, view: WireView, muted?: ReadonlySet<number>): GoalClaims | undefined {
  const goal = goalAt(cell);
  if (goal === undefined || view.public.goals[goal]?.content) return undefined;
  const claims = goalClaims(cell, table, view, muted);
  return claims.told ? claims : undefined;
}
