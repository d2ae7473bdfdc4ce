/** Who has agreed to the next game, and why such an agreement was undone. */
import type { Room, RoomChanged, TableSettings } from "../generated/wire";

/** Whoever is ready agreed to a certain game: after these changes it is another one. */
const OTHER_GAME = new Set(["settings-chosen", "bot-joined", "left", "reordered", "joined"]);

/** A kind of change that undid what somebody agreed to, and the settings they agreed to. */
export interface Undone {
  why: string;
  agreed: TableSettings;
}

/** What undid the "ready" of a seat of this device, until it is answered; null if nothing did. */
export function undoneAfter(undone: Undone | null, before: Room | null, { change, room }: Pick<RoomChanged, "change" | "room">, own: readonly number[]): Undone | null {
  if (room.stage !== "open" && room.stage !== "over") return null;
  if (change.kind === "ready-set") return own.includes(change.seat) ? null : undone;
  const agreed = own.some((seat) => before?.seats[seat]?.ready) ? before!.settings : change.kind === "settings-chosen" ? undone?.agreed : undefined;
  const nobody = !room.seats.some((seat) => seat.bot === null && seat.ready);
  return OTHER_GAME.has(change.kind) && agreed && nobody ? { why: change.kind, agreed } : undone;
}

/** The people who have not agreed yet; whoever has a seat on the host's device need not. */
export function awaited(room: Room): number[] {
  const device = room.host === null ? null : room.seats[room.host]?.device;
  return room.seats.flatMap((seat, number) => (seat.bot === null && !seat.ready && seat.device !== device ? [number] : []));
}
