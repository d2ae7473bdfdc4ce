/** Who had which seat when, so that every line keeps the name of whoever it is about. */
import type { Room, SeatHolder } from "../generated/wire";

/** Whoever had a seat when the entry with this number was told; nothing if it is not known. */
export function holderAt(holders: readonly SeatHolder[], seat: number, n: number): SeatHolder | undefined {
  return holders.findLast((holder) => holder.seat === seat && holder.n <= n);
}

/** A new deal: those who have the seats now, and nobody before them. */
export function dealtTo(holders: readonly SeatHolder[], room: Room, n: number): SeatHolder[] {
  return room.seats.map(({ name, dwarf, bot }, seat) => ({ n, seat, name, dwarf, bot, person: holderAt(holders, seat, n)?.person ?? null }));
}

/** Whether somebody who was not dealt in has a seat. */
export function isNewcomer(holders: readonly SeatHolder[], seat: number): boolean {
  const last = holders.findLast((holder) => holder.seat === seat);
  return last !== undefined && last.bot === null && last.n > Math.min(...holders.map(({ n }) => n));
}

/** The same without a person's name. */
export function withoutName(holders: readonly SeatHolder[], person: number): SeatHolder[] {
  return holders.map((holder) => (holder.person === person ? { ...holder, name: "" } : holder));
}
