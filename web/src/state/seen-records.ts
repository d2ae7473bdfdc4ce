/** What this browser saw of a game whose record is looked at. */
import type { Seen } from "../proof/seen";
import { games, loadSeen, type SeenGame } from "./seen-games";

/** What was seen of the game whose record has this id. */
export function seenOfRecord(id: string): Seen | null {
  return allSeen((game) => game.record === id)[0] ?? null;
}

/** What was seen of the game in a record file: its commitment tells which one it is. */
export function seenOfFile(plain: { proof?: unknown }): Seen | null {
  const { commitment } = (plain.proof ?? {}) as { commitment?: unknown };
  return allSeen().find((seen) => seen.commitment !== null && seen.commitment === commitment) ?? null;
}

/** A player saw more than a spectator, and goes first. */
function allSeen(wanted: (game: SeenGame) => boolean = () => true): Seen[] {
  const found = games().filter(wanted).sort((one, other) => one.as.length - other.as.length);
  return found.flatMap(({ table, game, as }) => loadSeen(table, game, as) ?? []);
}
