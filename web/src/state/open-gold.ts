/** What everybody sees of a player's gold: its value where the table plays with open gold, and when the game is over. */
import type { Public } from "../generated/wire";

/** The nuggets of a seat; null while its gold is secret. */
export function nuggetsOf({ gold, loose }: Pick<Public, "gold" | "loose">, seat: number): number | null {
  return gold && (gold[seat] ?? []).reduce((sum, value) => sum + value, loose[seat] ?? 0);
}
