/** Plays sounds if the reader wants to hear them. Silent until the page was touched, as browsers demand, and out of sight. */
import { settings } from "../state/settings.svelte";
import type { Sound } from "./synthesizer";

/** Play a sound, now or so many seconds later. */
export function play(sound: Sound, after = 0): void {
  const silent = !settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined";
  // The first sound is later than the first turn: what makes it is loaded then.
  if (!silent) void import("./synthesizer").then(({ make }) => make(sound, after));
}
