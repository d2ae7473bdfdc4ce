/** The way from the start to the treasure, as the cards of a finished round lie. */
import { GOAL_CELLS } from "../generated/constants";
import type { Public } from "../generated/wire";
import { faceOf, OPPOSITE, type Side } from "./cards";
import { isSame, keyOf, START, type Cell } from "./cells";

const STEP: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The cells of the shortest tunnel, start and treasure included; empty if the treasure was not found. */
export function winningTunnel({ mine, goals }: Pick<Public, "mine" | "goals">): Cell[] {
  const treasure = GOAL_CELLS[goals.findIndex((goal) => goal.content === "treasure")];
  if (!treasure) return [];
  const cards = new Map(mine.map(([column, row, card]) => [keyOf({ column, row }), card]));
  goals.forEach(({ card }, goal) => card && cards.set(keyOf(GOAL_CELLS[goal]!), card));
  const found = new Set<string>();
  const ways: { way: Cell[]; sides: Side[] }[] = [{ way: [START], sides: faceOf(cards.get(keyOf(START)) ?? "Pnesw").sides }];
  for (const { way, sides } of ways) {
    for (const side of sides) {
      const next = beyond(way.at(-1)!, side);
      if (isSame(next, treasure)) return [...way, next];
      const entered = OPPOSITE[side];
      const onward = faceOf(cards.get(keyOf(next)) ?? "P").groups.find((group) => group.includes(entered));
      if (!onward || found.has(keyOf(next) + entered)) continue;
      for (const open of onward) found.add(keyOf(next) + open);
      ways.push({ way: [...way, next], sides: onward.filter((open) => open !== entered) });
    }
  }
  return [];
}

function beyond({ column, row }: Cell, side: Side): Cell {
  const [right, down] = STEP[side];
  return { column: column + right, row: row + down };
}
