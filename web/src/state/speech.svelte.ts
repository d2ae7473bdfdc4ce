/**
 * What is said aloud. Each line is a new one in a live region, so that none replaces another before it is heard. A modal
 * dialog silences everything beside it: each dialog has a region of its own, and the lines go to all of them.
 */
import { untrack } from "svelte";

export interface SpokenLine {
  number: number;
  words: string;
  at: number;
  /** Whether it must not wait behind what is still being read out. */
  urgent: boolean;
}

/** Lines that stay to be read again. */
const KEPT = 4;
/** Milliseconds for which a line stays however many follow it: a dialog that opens meanwhile must still find it. */
const FRESH = 1000;
/** Milliseconds before which a line has not been heard. */
const CUT_OFF = 250;
/** Milliseconds that a reader takes for a letter, and for which something urgent can wait. */
const LETTER = 60;
const PATIENT = 3000;
/** When everything said so far will have been read out. */
let silent = 0;

let number = 0;
let lines = $state.raw<readonly SpokenLine[]>([]);

/** The lines said after a number: what was said before a region came is not said again there. */
export function saidAfter(from: number): readonly SpokenLine[] {
  return lines.filter((line) => line.number > from);
}

/** The last line that has surely been heard: a dialog that opens just now cuts off what was said a moment ago. */
export function lastHeard(): number {
  const now = performance.now();
  return lines.findLast((line) => now - line.at > CUT_OFF)?.number ?? (lines[0]?.number ?? number + 1) - 1;
}

/** Say something aloud; what is urgent comes before what others have still to be told. */
export function say(words: string, urgent = false): void {
  if (!words.trim()) return;
  number += 1;
  // Whoever speaks does not listen: an effect that says something must not run again for it.
  const at = performance.now();
  lines = [...untrack(() => lines), { number, words, at, urgent: urgent && silent - at > PATIENT }].filter((line, index, all) => index >= all.length - KEPT || at - line.at < FRESH);
  silent = Math.max(silent, at) + words.length * LETTER;
}

/** Forget what was said: the next person at this device must not find it. */
export function hush(): void {
  lines = [];
}
