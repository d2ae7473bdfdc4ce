/** The places of the mine that a key leads to: the goals, and the cards that were played last. */
import { GOAL_CELLS } from "../generated/constants";
import { isSame, type Cell } from "../notation/cells";
import type { StoryEntry } from "../text/story";

/** What knows all cards of the round, where there is more than a board. */
let known: (() => readonly Cell[]) | undefined;

/** Let the keys lead through these places, until the returned function is called. */
export function leadThrough(cells: () => readonly Cell[]): () => void {
  known = cells;
  return () => {
    if (known === cells) known = undefined;
  };
}

/** Where a key leads from here. `marked` are places that the board itself knows, oldest first. */
export function placeFor(key: string, here: Cell, marked: readonly Cell[]): Cell {
  if (key === "End") return GOAL_CELLS[(GOAL_CELLS.findIndex((goal) => isSame(goal, here)) + 1) % GOAL_CELLS.length]!;
  const told = known?.() ?? [];
  const recent = once(told.length > 0 ? told : marked);
  const at = recent.findIndex((cell) => isSame(cell, here));
  if (at < 0) return recent.at(-1) ?? here;
  return recent[Math.min(recent.length - 1, Math.max(0, at + (key === "PageUp" ? -1 : 1)))]!;
}

/** Each place where it came last. */
function once(cells: readonly Cell[]): Cell[] {
  return cells.filter((cell, index) => cells.findLastIndex((other) => isSame(other, cell)) === index);
}

/** Where cards came and went in this round, or in the last one that is over, as the story tells it. A look at a goal changes nothing. */
export function placesIn(lines: readonly StoryEntry[], ended: boolean): Cell[] {
  const to = ended ? lines.findLastIndex(({ told }) => told.key === "log-round-ended") : lines.length;
  const until = lines.slice(0, to < 0 ? lines.length : to);
  const round = until.slice(until.findLastIndex(({ told }) => told.key === "log-round-began") + 1);
  return round.flatMap(({ told: { key, cell } }) => (cell && !key.startsWith("log-goal-seen") ? [cell] : []));
}
