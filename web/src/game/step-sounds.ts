/** Which sounds belong to what happens at the table. */
import { play } from "../device/sound";
import type { Sound } from "../device/synthesizer";
import type { WireEvent } from "../generated/wire";

const SOUNDS: Partial<Record<WireEvent["kind"], Sound>> = {
  "path-laid": "lay", "rock-fell": "rock", "tool-broken": "break", "tool-mended": "mend", "goal-seen": "look", discarded: "discard",
  "gold-taken": "gold", "game-ended": "won",
};
/** Seconds from one sound of a step to the next. */
const APART = 0.25;

/** Play the sounds of a step to a seat that listens. */
export function playSounds(events: WireEvent[], seat: number | null): void {
  for (const [sound, after] of soundsOf(events, seat)) play(sound, after);
}

/**
 * The sounds of a step with the seconds until each: the card, the goals it turns, and the end of the round, which is won
 * or lost for the seat that listens. Who has no seat hears it with the diggers.
 */
export function soundsOf(events: WireEvent[], seat: number | null): [Sound, number][] {
  const sounds: Sound[] = [];
  for (const event of events) {
    const sound = event.kind === "round-ended" ? (isWon(event, events, seat) ? "won" : "lost") : soundOf(event);
    if (sound && sounds.at(-1) !== sound) sounds.push(sound);
  }
  return sounds.map((sound, index) => [sound, index * APART]);
}

function soundOf(event: WireEvent): Sound | undefined {
  if (event.kind === "goal-turned") return event.content === "treasure" ? "treasure" : "stone";
  return SOUNDS[event.kind];
}

function isWon(ended: Extract<WireEvent, { kind: "round-ended" }>, events: WireEvent[], seat: number | null): boolean {
  if (seat === null) return ended.winner === "diggers";
  if (ended.roles[seat] === "saboteur") return ended.winner === "saboteurs";
  // A selfish dwarf who finds the treasure is paid at once, and the others go without.
  const paid = events.filter((event) => event.kind === "gold-paid");
  return ended.winner === "diggers" && paid.every((event) => event.seat === seat) && (paid.length > 0 || ended.roles[seat] === "digger");
}
