/** What everybody sees of a player's gold: its value where the table plays with open gold, and when the game is over. */
import type { Public, WireView } from "../generated/wire";

/** The nuggets of a seat; null while its gold is secret. */
export function nuggetsOf({ gold, loose }: Pick<Public, "gold" | "loose">, seat: number): number | null {
  return gold && (gold[seat] ?? []).reduce((sum, value) => sum + value, loose[seat] ?? 0);
}

/** The nuggets of the player whose view it is, who alone is told. */
export function ownNuggets({ seat, own, public: { loose } }: WireView): number {
  return (own?.gold ?? []).reduce((sum, value) => sum + value, seat === null ? 0 : (loose[seat] ?? 0));
}
