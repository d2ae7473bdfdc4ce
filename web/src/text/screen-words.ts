/** Words for where something is on this screen; the mine may run across it or downwards. */
import { CLOCKWISE, type Side } from "../notation/cards";

/** What this screen shows, as those know who draw it. */
export const screen = { runsDown: (): boolean => false };

const STACKED = ["top", "middle", "bottom"];
const SIDE_BY_SIDE = ["right", "middle", "left"];

/** The word that sentences take for a goal: from top to bottom, or side by side where the mine runs downwards. */
export function goalWord(goal: number): string {
  return (screen.runsDown() ? SIDE_BY_SIDE : STACKED)[goal] ?? "middle";
}

/** The goals from top to bottom or from left to right, as they lie on this screen. */
export function goalsAsSeen(): number[] {
  return screen.runsDown() ? [2, 1, 0] : [0, 1, 2];
}

/** The side of the screen that a side of a card points to. */
export function seenSide(side: Side): Side {
  return screen.runsDown() ? CLOCKWISE[side] : side;
}
