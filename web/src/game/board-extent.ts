/** How far the mine reaches, in cells: for the frame that fits it and for the grid that describes it. */
import { GOAL_CELLS } from "../generated/constants";
import type { Public } from "../generated/wire";
import type { Cell } from "../notation/cells";
import { faceOf, type Side } from "../notation/cards";

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the start to the goals: where cards lie in every game. */
export const PRINTED: Extent = widened({ left: 0, right: 0, top: 0, bottom: 0 }, GOAL_CELLS);
const BESIDE: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Everything that lies and the goals. */
export function lying(game: Pick<Public, "mine">): Extent {
  return widened(PRINTED, game.mine.map(([column, row]) => ({ column, row })));
}

/** Open ends included, so that choosing a card moves nothing; goals that lie open have ways out as well. */
export function withOpenEnds(game: Pick<Public, "mine" | "goals">): Extent {
  return widened(lying(game), waysOn(game));
}

/** The cells that any card or open goal leads to. */
export function waysOn(game: Pick<Public, "mine" | "goals">): Cell[] {
  const laid = game.mine.flatMap(([column, row, card]) => openEnds({ column, row }, card));
  const turned = game.goals.flatMap(({ card }, goal) => (card ? openEnds(GOAL_CELLS[goal]!, card) : []));
  return [...laid, ...turned];
}

/** The cells that a card is open to. */
function openEnds({ column, row }: Cell, card: string): Cell[] {
  return faceOf(card).sides.map((side) => ({ column: column + BESIDE[side][0], row: row + BESIDE[side][1] }));
}

/** The extent with these cells in it. */
export function widened(extent: Extent, cells: Iterable<Cell>): Extent {
  const found = { ...extent };
  for (const { column, row } of cells) {
    found.left = Math.min(found.left, column);
    found.right = Math.max(found.right, column);
    found.top = Math.min(found.top, row);
    found.bottom = Math.max(found.bottom, row);
  }
  return found;
}

/** So much more on every side. */
export function grown(extent: Extent, by: number): Extent {
  return { left: extent.left - by, right: extent.right + by, top: extent.top - by, bottom: extent.bottom + by };
}
