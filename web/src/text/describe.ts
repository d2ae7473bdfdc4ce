/** Words for cards and cells, for readers who listen instead of looking. */
import type { WireView } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { goalAt, isSame, START, type Cell } from "../notation/cells";
import { faceOf, shapeOf, type Side } from "../notation/cards";
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
  return t("cell", { cell: cellName(cell), what: goal !== undefined ? goalText(goal, view) : cardText(cell, card, reached) });
}

function cardText(cell: Cell, card: string | undefined, reached: boolean): string {
  if (!card) return t("cell-empty");
  const name = isSame(cell, START) ? t("cell-start") : pathName(card);
  return t("cell-card", { card: name, state: reached ? "reached" : "cut-off" });
}

function goalText(goal: number, view: WireView): string {
  const values = { goal: goalWord(goal) };
  const content = view.public.goals[goal]?.content;
  if (content) return t("cell-goal-turned", { ...values, content: content === "treasure" ? "treasure" : "stone" });
  const seen = view.own?.seen[goal];
  if (seen) return t("cell-goal-seen", { ...values, content: seen === "treasure" ? "treasure" : "stone" });
  return t("cell-goal", values);
}
