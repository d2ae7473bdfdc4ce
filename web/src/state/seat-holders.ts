/** Who held which seat when, so that entries of the log keep the names of their time. */
import type { Room, SeatHolder } from "../generated/wire";

/** Who held a seat at the entry with this number, if that is known. */
export function holderAt(holders: readonly SeatHolder[], seat: number, n: number): SeatHolder | undefined {
  return holders.findLast((holder) => holder.seat === seat && holder.n <= n);
}

/** The holders after a new deal: those who have the seats now, and nobody before them. */
export function dealtTo(holders: readonly SeatHolder[], room: Room, n: number): SeatHolder[] {
  return room.seats.map(({ name, dwarf, bot }, seat) => ({ n, seat, name, dwarf, bot, person: holderAt(holders, seat, n)?.person ?? null }));
}

/** Whether somebody who was not dealt in has a seat. */
export function isNewcomer(holders: readonly SeatHolder[], seat: number): boolean {
  const last = holders.findLast((holder) => holder.seat === seat);
  return last !== undefined && last.bot === null && last.n > Math.min(...holders.map(({ n }) => n));
}

/** The holders without the name of a person; null is nobody. */
export function withoutName(holders: readonly SeatHolder[], person: number | null): SeatHolder[] {
  return holders.map((holder) => (person !== null && holder.person === person ? { ...holder, name: "" } : holder));
}
