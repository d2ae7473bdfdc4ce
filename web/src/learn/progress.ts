/** Which scenes of the tutorial this browser has solved, and where it goes on. Kept on this device only. */
import { load, save } from "../state/storage";

interface Progress {
  solved: string[];
  at: string;
}

const NONE: Progress = { solved: [], at: "" };

export function progress(): Progress {
  return { ...NONE, ...load<Partial<Progress>>("lessons", NONE) };
}

export function noteSolved(lesson: string): void {
  const known = progress();
  if (!known.solved.includes(lesson)) save("lessons", { ...known, solved: [...known.solved, lesson] });
}

export function noteAt(lesson: string): void {
  save("lessons", { ...progress(), at: lesson });
}

export function startOver(): void {
  save("lessons", NONE);
}
