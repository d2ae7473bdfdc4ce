/** Plays sounds if the reader wants to hear them. Silent until the page was touched, as browsers demand, and out of sight. */
import { persistently } from "../net/persistently";
import { whenIdle } from "../state/idle";
import { settings } from "../state/settings.svelte";
import type { Sound } from "./synthesizer";

/** Milliseconds after which a sound that could not be made is left out: it would belong to nothing any more. */
const TOO_LATE = 2000;
let synthesizer: typeof import("./synthesizer") | undefined;

/** Play a sound, now or so many seconds later. */
export function play(sound: Sound, after = 0): void {
  const silent = !settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined";
  if (silent) return;
  if (synthesizer) return synthesizer.make(sound, after);
  // What makes sounds takes a slow phone long to set up: the page comes first.
  const asked = performance.now();
  whenIdle(() =>
    void persistently(() => import("./synthesizer")).then((loaded) => {
      synthesizer = loaded;
      if (performance.now() - asked < TOO_LATE) loaded.make(sound, after);
    }),
  );
}
