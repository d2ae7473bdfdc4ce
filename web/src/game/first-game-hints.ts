/** Which hint of a first game matters now. It is chosen from what the player sees, and from nothing else. */
import type { WireView } from "../generated/wire";

export const HINTS = ["goals", "fits", "sabotage", "broken", "stone", "gold"] as const;
export type Hint = (typeof HINTS)[number];

export interface Situation {
  view: WireView;
  myTurn: boolean;
  /** The side that has won the round whose end is being played out or looked at. */
  winner: string | null;
}

const MATTERS: Record<Hint, (now: Situation) => boolean> = {
  goals: () => true,
  fits: ({ myTurn, view }) => myTurn && view.legal.some((move) => move[0] === "P"),
  sabotage: ({ myTurn, view }) => myTurn && view.own?.role === "saboteur" && view.public.phase === "play",
  broken: ({ view }) => view.seat !== null && (view.public.broken[view.seat]?.length ?? 0) > 0,
  // At the end of a round all goals are turned over: only one that has become part of the mine was reached.
  stone: ({ view: { public: { goals } } }) => goals.some(({ content, card }) => card && content !== "treasure") && goals.every(({ content }) => content !== "treasure"),
  gold: ({ winner }) => winner !== null,
};

/** The first hint that matters now and is not known; while the end of a round is looked at, only the gold matters. */
export function hintFor(now: Situation, known: readonly string[]): Hint | undefined {
  if (!now.view.own) return undefined;
  const wanted = HINTS.filter((hint) => (hint === "gold") === (now.winner !== null));
  return wanted.find((hint) => !known.includes(hint) && MATTERS[hint](now));
}
