/** Which path cards a seat has not seen in this round, from what it knows alone. */
import { PATH_CARDS } from "../generated/constants";
import type { Own, Public } from "../generated/wire";

export interface KindCount {
  card: string;
  total: number;
  unseen: number;
}

/** Every kind of path card, with how many there are and how many were neither played nor held nor discarded by this seat. */
export function countPathCards({ played }: Pick<Public, "played">, { hand, discards }: Pick<Own, "hand" | "discards">): KindCount[] {
  const seen = [...played, ...hand, ...discards];
  return PATH_CARDS.map(({ card, total }) => ({ card, total, unseen: total - seen.filter((one) => one === card).length }));
}
