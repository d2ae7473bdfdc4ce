/** The puzzle of the day, and for how many days in a row it has been solved here. Kept on this device only. */
import { load, save } from "../state/storage";

const DAY = 86_400_000;

interface Streak {
  /** The last day on which the puzzle of the day was solved; -1 for none. */
  day: number;
  days: number;
  /** Numbers of the puzzles that were answered rightly. */
  solved: number[];
}

const NONE: Streak = { day: -1, days: 0, solved: [] };

/** The number of a day in the reader's own time zone. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** Which puzzle a day has. A step that has no factor in common with most counts visits them all, kinds mixed. */
export function puzzleOf(day: number, count: number): number {
  const step = [37, 41, 43].find((prime) => count % prime !== 0) ?? 1;
  return (day * step) % count;
}

export function streak(): Streak {
  return { ...NONE, ...load<Partial<Streak>>("puzzles", NONE) };
}

/** Days in a row, today or yesterday being the last. */
export function daysInARow(today: number): number {
  const { day, days } = streak();
  return day >= today - 1 ? days : 0;
}

/** Remember a puzzle that was solved; if it is today's, the streak goes on or begins. */
export function noteSolvedPuzzle(number: number, today: number, isOfToday: boolean): void {
  const known = streak();
  const solved = known.solved.includes(number) ? known.solved : [...known.solved, number];
  if (!isOfToday || known.day === today) return save("puzzles", { ...known, solved });
  save("puzzles", { day: today, days: known.day === today - 1 ? known.days + 1 : 1, solved });
}
