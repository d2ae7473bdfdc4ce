/** Tunnels that lead into an empty place and do not come from the start, or end in a dead end: they must not sound like the others. */
import type { WireView } from "../generated/wire";
import { faceOf, OPPOSITE, type Side } from "../notation/cards";
import type { Cell } from "../notation/cells";
import { beside, cardsOf, sideNames, SIDES } from "./describe";
import { speaks, t } from "./localize.svelte";

const joined = beside.tunnels;

/** Tell them apart from now on. */
export function tellCutOff(): void {
  beside.tunnels = tunnelsText;
}

function tunnelsText(sides: readonly Side[], cell: Cell, view: WireView): string {
  const cut = sides.filter((side) => !leadsOn(side, cell, view));
  if (cut.length === 0 || !speaks("asked")) return joined(sides, cell, view);
  const others = sides.filter((side) => !cut.includes(side));
  return [others.length > 0 ? joined(others, cell, view) : "", t(CUT_OFF, { sides: sideNames(cut) })].filter(Boolean).join("; ");
}

/** Its words are asked for where there is such a tunnel. */
const CUT_OFF = "cell-beside-cut";

/** Whether the card on a side of a place brings the tunnel there: it is joined to the start, and no dead end on this side. */
function leadsOn(side: Side, { column, row }: Cell, view: WireView): boolean {
  const [, x, y] = SIDES.find(([one]) => one === side)!;
  const card = cardsOf(view).get(`${column + x},${row + y}`) ?? "P";
  const through = faceOf(card).groups.some((group) => group.length > 1 && group.includes(OPPOSITE[side]));
  return through && view.reached.some(([right, down]) => right === column + x && down === row + y);
}
