/** Which hint of a first game matters now. It is chosen from what the player sees, and from nothing else. */
import type { WireView } from "../generated/wire";
import { shapeOf } from "../notation/cards";

/** The first that matters is shown: those about this very moment come before those that can wait. */
export const HINTS = ["goals", "fits", "sabotage", "stone", "dark", "empty", "broken", "turn", "claim", "map", "dead-end", "bots", "gold"] as const;
export type Hint = (typeof HINTS)[number];

export interface Situation {
  view: WireView;
  myTurn: boolean;
  /** The side that has won the round whose end is being played out or looked at. */
  winner: string | null;
  /** Whether somebody else has said what a goal is. */
  claimed: boolean;
  /** Whether all others are bots. */
  amongBots: boolean;
  /** Whether something has been played since the last hint was put aside. */
  rested: boolean;
}

/** Hints that can wait: they never come right after another, and leave a first round alone that has had so many. */
const CAN_WAIT: ReadonlySet<Hint> = new Set(["turn", "claim", "map", "dead-end", "bots"]);
const ENOUGH = 6;

const holds = ({ myTurn, view }: Situation, is: (card: string) => boolean): boolean => myTurn && view.public.phase === "play" && view.own!.hand.some(is);

const MATTERS: Record<Hint, (now: Situation) => boolean> = {
  goals: () => true,
  fits: ({ myTurn, view }) => myTurn && view.legal.some((move) => move[0] === "P"),
  sabotage: ({ myTurn, view }) => myTurn && view.own?.role === "saboteur" && view.public.phase === "play",
  // At the end of a round all goals are turned over: only one that has become part of the mine was reached.
  stone: ({ view: { public: { goals } } }) => goals.some(({ content, card }) => card && content !== "treasure") && goals.every(({ content }) => content !== "treasure"),
  dark: ({ view: { public: { mine }, reached } }) => mine.some(([column, row]) => !reached.some(([c, r]) => c === column && r === row)),
  empty: ({ view }) => view.public.deck_size === 0 && view.public.phase === "play",
  broken: ({ view }) => view.seat !== null && (view.public.broken[view.seat]?.length ?? 0) > 0,
  turn: (now) => holds(now, () => true),
  claim: ({ claimed }) => claimed,
  map: (now) => holds(now, (card) => card === "V"),
  "dead-end": (now) => holds(now, (card) => card[0] === "P" && shapeOf(card) === "dead-end"),
  bots: (now) => now.amongBots && holds(now, () => true),
  gold: ({ winner }) => winner !== null,
};

/**
 * The first hint that matters now and is not known; while the end of a round is looked at, only the gold matters. The hint
 * that is being read is not pushed away by one that can wait: whoever puts it aside has read that one.
 */
export function hintFor(now: Situation, known: readonly string[], shown?: Hint): Hint | undefined {
  if (!now.view.own || (now.view.public.phase === "over" && now.winner === null)) return undefined;
  const patient = now.rested && (now.view.public.round > 1 || known.length < ENOUGH);
  const wanted = HINTS.filter((hint) => (hint === "gold") === (now.winner !== null) && (patient || !CAN_WAIT.has(hint)));
  const matter = wanted.filter((hint) => !known.includes(hint) && MATTERS[hint](now));
  const first = matter[0];
  return first && CAN_WAIT.has(first) ? matter.find((hint) => hint === shown) ?? first : first;
}
