/** How many saboteurs there can be in a round, as everybody at the table can work out; and what a player knows of it. */
import { OPTIONS, SETUPS } from "../generated/constants";
import type { Public } from "../generated/wire";

export interface SaboteurCount {
  /** `alone`: the reader is the only one; `exact`: as many as `highest`; `range`: from `lowest` to `highest`. */
  kind: "alone" | "exact" | "range";
  lowest: number;
  highest: number;
}

/** One dwarf card may be left over, and nobody knows which. */
export function saboteurCount({ players, options }: Pick<Public, "players" | "options">, role: string): SaboteurCount {
  const setup = SETUPS.find((one) => one.players === players)!;
  const fewer = options.reduce((sum, option) => sum + (OPTIONS[option as keyof typeof OPTIONS]?.fewer_diggers ?? 0), 0);
  const spare = setup.saboteurs + setup.diggers - fewer - players;
  const highest = setup.saboteurs;
  const lowest = Math.max(highest - spare, role === "saboteur" ? 1 : 0);
  if (lowest < highest) return { kind: "range", lowest, highest };
  return { kind: role === "saboteur" && highest === 1 ? "alone" : "exact", lowest, highest };
}
