/** The end of a round, shown on the board before it is told. */
import type { WireView } from "../generated/wire";
import { finalMine, viewOf, type FinalMine } from "../state/final-mine";
import type { Ending, LastStep } from "../state/round-ending";
import FinaleArt from "./FinaleArt.svelte";
import { wantsLessMotion } from "./less-motion";

/** Milliseconds that it is seen. */
const FINALE = 2000;
/** Milliseconds that a page gets to draw it; one out of sight draws nothing. */
const DRAWN = 1000;

export interface Finale {
  winner: Ending["winner"];
  mine: FinalMine;
  /** The table with the mine of the round that has ended: the next one may have begun. */
  view: WireView;
  /** Whether it stands still, for those who want less motion. */
  still: boolean;
  /** What draws it over the board; given along, so that a board alone need not load it. */
  Art: typeof FinaleArt;
}

/** The finale of a round; none where the last mine is not known. */
export function finaleOf(ending: Ending | null, view: WireView | null): Finale | null {
  if (!ending?.last || !view) return null;
  const mine = finalMine(ending.last);
  return { winner: ending.winner, mine, view: viewOf(view, mine), still: wantsLessMotion(), Art: FinaleArt };
}

/** The table as it was when a round ended, if that is known: its mine, its number, and how many cards were left. */
export function endedView(ending: Ending | null, view: WireView | null): WireView | null {
  if (!ending?.last || !view) return null;
  const shown = viewOf(view, finalMine(ending.last));
  return { ...shown, public: { ...shown.public, round: ending.round, deck_size: cardsLeft(ending.last) } };
}

/** Cards in the pile after the last step of a round. */
function cardsLeft({ before, events }: LastStep): number {
  const own = events.slice(0, events.findIndex(({ kind }) => kind === "round-ended") + 1);
  return before.deck_size - own.filter(({ kind }) => kind === "drew").length;
}

/** Go on when the finale has been seen for its whole time: that begins when it is on the screen, however busy the machine is. Gives a way to call it off. */
export function afterFinale(goOn: () => void): () => void {
  let timer = setTimeout(begin, DRAWN);
  // In the first frame it is drawn; by the second one it is to be seen.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(begin)));
  function begin(): void {
    stop();
    timer = setTimeout(goOn, FINALE);
  }
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }
  return stop;
}
