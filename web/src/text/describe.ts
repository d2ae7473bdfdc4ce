/** Words for cards and cells, for readers who listen instead of looking. */
import { GOAL_CELLS } from "../generated/constants";
import type { WireView } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { goalAt, isSame, keyOf, START, type Cell } from "../notation/cells";
import { faceOf, OPPOSITE, shapeOf, type Side } from "../notation/cards";
import { goalWord, seenSide } from "./screen-words";
import { listed, t } from "./localize.svelte";

/** The name of any card: "crossing", "dead end, open to north and south", "broken lamp". */
export function cardName(card: string): string {
  if (card[0] === "P") return pathName(card);
  if (card === "R") return t("card-rockfall");
  if (card === "V") return t("card-map");
  const tools = card.slice(1).split("+");
  if (card[0] === "B") return t("card-broken", { tool: tools[0]! });
  return tools.length === 1 ? t("card-mend", { tool: tools[0]! }) : t("card-mend-double", { first: tools[0]!, second: tools[1]! });
}

function pathName(card: string): string {
  return t("card-path", { shape: shapeOf(card), sides: sideNames(faceOf(card).sides) });
}

export function sideNames(sides: readonly Side[]): string {
  return listed(sides.map((side) => t("side", { side, seen: seenSide(side) })));
}

/** "G4: crossing, reached". */
export function cellText(cell: Cell, view: WireView, reached: boolean, card: string | undefined): string {
  const goal = goalAt(cell);
  return t("cell", { cell: cellName(cell), what: goal !== undefined ? goalText(goal, view) : cardText(cell, view, card, reached) });
}

function cardText(cell: Cell, view: WireView, card: string | undefined, reached: boolean): string {
  if (!card) return emptyText(cell, view);
  const name = isSame(cell, START) ? t("cell-start") : pathName(card);
  return t("cell-card", { card: name, state: reached ? "reached" : "cut-off" });
}

/** The tunnels that lead into an empty place from some sides; what comes after the mine tells which of them are cut off. */
export const beside = { tunnels: (sides: readonly Side[], _cell: Cell, _view: WireView): string => t("cell-beside-open", { sides: sideNames(sides) }) };

/** An empty place, and what a card there would have to meet. */
function emptyText(cell: Cell, view: WireView): string {
  const { column, row } = cell;
  const cards = cardsOf(view);
  const around = SIDES.map(([side, x, y]) => [side, cards.get(`${column + x},${row + y}`)] as const).filter(([, card]) => card);
  if (around.length === 0) return t("cell-empty");
  const open = around.filter(([side, card]) => faceOf(card!).sides.includes(OPPOSITE[side])).map(([side]) => side);
  const rock = around.map(([side]) => side).filter((side) => !open.includes(side));
  const words = [open.length > 0 && beside.tunnels(open, cell, view), rock.length > 0 && t("cell-beside-rock", { sides: sideNames(rock) })];
  return [t("cell-empty"), ...words].filter(Boolean).join("; ");
}

export const SIDES: readonly [Side, number, number][] = [["n", 0, -1], ["e", 1, 0], ["s", 0, 1], ["w", -1, 0]];
const known = new WeakMap<WireView, Map<string, string>>();

/** The path cards that lie open, by their cells; looked up for many places of the same view. */
export function cardsOf(view: WireView): Map<string, string> {
  const found = known.get(view) ?? new Map(view.public.mine.map(([column, row, card]) => [`${column},${row}`, card]));
  if (!known.has(view)) {
    view.public.goals.forEach(({ card }, goal) => card && found.set(keyOf(GOAL_CELLS[goal]!), card));
    known.set(view, found);
  }
  return found;
}

function goalText(goal: number, view: WireView): string {
  const { content, card } = view.public.goals[goal] ?? {};
  const known = content ?? view.own?.seen[goal];
  const values = { goal: goalWord(goal), content: known === "treasure" ? known : "stone" };
  if (content) return t("cell-goal-turned", values) + (card && content !== "treasure" ? `; ${pathName(card)}` : "");
  // A replay that shows everything has looked at nothing itself.
  if (known) return view.own?.role ? t("cell-goal-seen", values) : `${t("cell-goal", values)} (${t("content", values)})`;
  return t("cell-goal", values);
}
