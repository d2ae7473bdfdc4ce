/** The end of a round, played out on the board. */
import type { WireView } from "../generated/wire";
import { finalMine, viewOf, type FinalMine } from "../state/final-mine";
import type { Ending } from "../state/round-ending";
import FinaleArt from "./FinaleArt.svelte";
import { wantsLessMotion } from "./less-motion";

/** Milliseconds that it takes. */
export const FINALE = 2000;

export interface Finale {
  winner: Ending["winner"];
  mine: FinalMine;
  /** The table with the mine of the round that has ended: the next one may have begun. */
  view: WireView;
  /** What draws it over the board; given along, so that a board alone need not load it. */
  Art: typeof FinaleArt;
}

/** The finale of a round; none for those who want less motion, or where the last mine is not known. */
export function finaleOf(ending: Ending | null, view: WireView | null): Finale | null {
  if (!ending?.last || !view || wantsLessMotion()) return null;
  const mine = finalMine(ending.last);
  return { winner: ending.winner, mine, view: viewOf(view, mine), Art: FinaleArt };
}
