/** What the page can tell of a game that is over, round by round: from its results and the lines of its story, and from nothing else. */
import type { RoundResult } from "../generated/wire";
import type { StoryEntry } from "../text/story";

export interface RoundTale extends Pick<RoundResult, "winner" | "how" | "roles"> {
  round: number;
  /** Who laid the last path, if the treasure was found and the story reaches back that far. */
  layer: number | null;
  /** The nuggets that each seat got; null where the story does not reach back that far. */
  nuggets: number[] | null;
}

const GOLD = /^log-gold-(taken|paid)/;

export function eveningOf(results: readonly RoundResult[], gold: readonly (readonly number[])[], lines: readonly StoryEntry[]): RoundTale[] {
  const told = results.map((_, index) => linesOf(index + 1, lines));
  const nuggets = nuggetsOf(told, gold);
  return results.map(({ winner, how, roles }, index) => {
    const layer = how === "treasure" ? told[index]!.findLast((line) => line.told.key === "log-path-laid")?.told.seats?.name : undefined;
    return { round: index + 1, winner, how, roles, layer: layer ?? null, nuggets: nuggets?.[index] ?? null };
  });
}

/** The lines of a round with the gold that is shared after it; none if its beginning is not among them. */
function linesOf(round: number, lines: readonly StoryEntry[]): readonly StoryEntry[] {
  const starts = (line: StoryEntry) => line.told.key === "log-round-began";
  const first = lines.findIndex((line) => starts(line) && line.told.values?.round === round);
  if (first < 0) return [];
  const next = lines.findIndex((line, index) => index > first && starts(line));
  return lines.slice(first, next < 0 ? undefined : next);
}

/** Gold cards lie before their owner in the order in which they were got: how many in each round tells which. */
function nuggetsOf(told: readonly (readonly StoryEntry[])[], gold: readonly (readonly number[])[]): number[][] | null {
  const left = gold.map((values) => [...values]);
  const rounds = told.map((lines) => {
    const got = gold.map(() => 0);
    for (const { told: { key, seats, values } } of lines) {
      const seat = seats?.name;
      if (!GOLD.test(key) || seat === undefined || !left[seat]) continue;
      const cards = left[seat].splice(0, Number(values?.cards ?? 1));
      got[seat] = cards.reduce((sum, value) => sum + value, got[seat]! + Number(values?.loose ?? 0));
    }
    return got;
  });
  return left.every((values) => values.length === 0) ? rounds : null;
}
