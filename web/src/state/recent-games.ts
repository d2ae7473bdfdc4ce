/** The last games that this browser played to their end, for its home page; kept here alone, and can be cleared. */
import type { Room, WireView } from "../generated/wire";
import { load, remove, save } from "./storage";

export interface RecentGame {
  record: string;
  at: number;
  names: string[];
  /** Seats; null if the game was ended early. */
  winners: number[] | null;
  /** Whose eyes the replay begins with. */
  seat: number;
  /** The code of the table; older entries have none. */
  code?: string;
}

/** Kept, and all of them shown on the home page; the replay page shows the first three. */
export const MOST_RECENT = 8;

export function recentGames(): RecentGame[] {
  return load<RecentGame[]>("recent", []);
}

/** Remember a game that is over. Told again, it keeps its place, but names that were deleted since are forgotten. */
export function noteGameOver(room: Room, view: WireView | null, seat: number): void {
  const finished = room.finished.at(-1);
  if (room.stage !== "over" || !view || finished?.game !== room.game) return;
  const { record } = finished;
  const list = recentGames();
  const known = list.findIndex((game) => game.record === record);
  const game = { record, at: list[known]?.at ?? Date.now(), names: room.seats.map(({ name }) => name), winners: view.public.winners, seat, code: room.code };
  save("recent", known < 0 ? [game, ...list].slice(0, MOST_RECENT) : list.with(known, game));
}

export function clearRecentGames(): void {
  remove("recent");
}
