import type { Room } from "../generated/wire";

/** A time in minutes and seconds: "1:05". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Seconds that a move has at a table, by its settings or by a vote; 0 without a clock. */
export function wholeTime(room: Pick<Room, "settings" | "voted_clock"> | null): number {
  return room?.settings.clock ?? room?.voted_clock ?? 0;
}
