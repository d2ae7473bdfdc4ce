/** Where the tunnels lead: what is joined to the start, and the way from there to a cell. */
import { faceOf, type Side } from "./cards";
import { isSame, keyOf, START, type Cell } from "./cells";

/** A cell on the way, with the sides by which it is entered and left; the way begins and ends in the middle of one. */
export interface Passage {
  cell: Cell;
  enters: Side | null;
  leaves: Side | null;
}

interface Reached {
  cell: Cell;
  enters: Side | null;
  /** The sides that meet where the way has come in: a card may hold several tunnels that do not. */
  group: Side[];
  before: Reached | null;
}

const BESIDE: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };

/** Everything that tunnels join to the start, nearest first. `cards` holds the cards by cells, the start among them. */
function explored(cards: ReadonlyMap<string, string>): Reached[] {
  const found: Reached[] = [{ cell: START, enters: null, group: ["n", "e", "s", "w"], before: null }];
  const seen = new Set<string>();
  for (const here of found) {
    for (const side of here.group) {
      const next = through(cards, here, side);
      const key = next && `${keyOf(next.cell)}${next.group.join("")}`;
      if (!next || seen.has(key!) || isSame(next.cell, START)) continue;
      seen.add(key!);
      found.push(next);
    }
  }
  return found;
}

/** What lies behind a side, if it is open to here. */
function through(cards: ReadonlyMap<string, string>, here: Reached, side: Side): Reached | undefined {
  const cell = { column: here.cell.column + BESIDE[side][0], row: here.cell.row + BESIDE[side][1] };
  const card = cards.get(keyOf(cell));
  const group = card ? faceOf(card).groups.find((sides) => sides.includes(OPPOSITE[side])) : undefined;
  return group && { cell, enters: OPPOSITE[side], group, before: here };
}

/** The cells joined to the start, nearest first; a dead end is reached but not passed. */
export function reachedCells(cards: ReadonlyMap<string, string>): Cell[] {
  const cells = new Map(explored(cards).map(({ cell }) => [keyOf(cell), cell]));
  return [...cells.values()];
}

/** A shortest way through the tunnels from the start to a cell; empty if there is none. */
export function wayTo(cards: ReadonlyMap<string, string>, goal: Cell): Passage[] {
  const way: Passage[] = [];
  let leaves: Side | null = null;
  let here = explored(cards).find(({ cell }) => isSame(cell, goal)) ?? null;
  while (here) {
    way.unshift({ cell: here.cell, enters: here.enters, leaves });
    leaves = here.enters && OPPOSITE[here.enters];
    here = here.before;
  }
  return way;
}
