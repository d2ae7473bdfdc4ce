/** The end of a round, played out on the board. */
import type { WireView } from "../generated/wire";
import { finalMine, viewOf } from "../state/final-mine";
import type { Ending } from "../state/round-ending";
import { wantsLessMotion } from "./less-motion";

/** Milliseconds that it takes. */
export const FINALE = 2000;

export interface Finale {
  ending: Ending;
  /** The table with the mine of the round that has ended: the next one may have begun. */
  view: WireView;
}

/** The finale of a round; none for those who want less motion, or where the last mine is not known. */
export function finaleOf(ending: Ending | null, view: WireView | null): Finale | null {
  if (!ending?.last || !view || wantsLessMotion()) return null;
  return { ending, view: viewOf(view, finalMine(ending.last)) };
}
