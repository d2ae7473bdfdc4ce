/** Which sound belongs to what happens at the table. */
import type { Sound } from "../device/sound";
import type { WireEvent } from "../generated/wire";

const SOUNDS: Partial<Record<WireEvent["kind"], Sound>> = {
  "path-laid": "lay", "rock-fell": "rock", "tool-broken": "break", "tool-mended": "mend", "goal-seen": "look",
  "gold-taken": "gold", "round-ended": "end", "game-ended": "end",
};

/** The sound of a step: that of its first event that has one. */
export function soundOf(events: WireEvent[]): Sound | undefined {
  return events.map((event) => SOUNDS[event.kind]).find(Boolean);
}
