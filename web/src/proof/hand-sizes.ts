/** How many cards there are, and how many each player gets. */
export const DECK_SIZE = 67;
export const FEWEST_PLAYERS = 3;
/** By the number of players, from the fewest on. */
const HAND_SIZES = [6, 6, 6, 5, 5, 4, 4, 4];
export const MOST_PLAYERS = FEWEST_PLAYERS + HAND_SIZES.length - 1;

export function handSize(players: number): number {
  return HAND_SIZES[players - FEWEST_PLAYERS]!;
}

/** The cards that are left to draw when the hands are dealt. */
export function deckSize(players: number): number {
  return DECK_SIZE - players * handSize(players);
}
