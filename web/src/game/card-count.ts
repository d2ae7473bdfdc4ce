/** Which cards a seat has not seen in this round, from what it knows alone. */
import { ACTION_CARDS, PATH_CARDS } from "../generated/constants";
import type { Own, Public } from "../generated/wire";

export interface KindCount {
  card: string;
  total: number;
  unseen: number;
}

type Counted = Pick<Public, "played">;
type Known = Pick<Own, "hand" | "discards">;

/** Every kind of path card, with how many there are and how many were neither played nor held nor discarded by this seat. */
export function countPathCards(game: Counted, own: Known): KindCount[] {
  return counted(PATH_CARDS, game, own);
}

/** The same of action cards. */
export function countActionCards(game: Counted, own: Known): KindCount[] {
  return counted(ACTION_CARDS, game, own);
}

function counted(kinds: readonly Pick<KindCount, "card" | "total">[], { played }: Counted, { hand, discards }: Known): KindCount[] {
  const seen = [...played, ...hand, ...discards];
  return kinds.map(({ card, total }) => ({ card, total, unseen: total - seen.filter((one) => one === card).length }));
}
