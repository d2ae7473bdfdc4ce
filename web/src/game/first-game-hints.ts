/** Which hint of a first game matters now. It is chosen from what the player sees, and from nothing else. */
import type { WireView } from "../generated/wire";
import { shapeOf } from "../notation/cards";

/** The first that matters is shown: those about this very moment come before those that can wait. None depends on the role, which a glance would betray. */
export const HINTS = ["broken", "mended", "goals", "fits", "stone", "dark", "empty", "gold", "unfound", "ahead", "map", "dead-end", "turn", "tools", "claim", "bots"] as const;
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
  /** The card of the hand that is chosen. */
  chosen?: string | null;
  /** Whether somebody else has repaired one of this player's tools since their last turn. */
  mended?: boolean;
}

/** Hints that nobody needs for a first round: they come after what a turn is, and leave one alone that has had so many. */
const EXTRA: ReadonlySet<Hint> = new Set(["claim", "bots"]);
const ENOUGH = 6;
/** Hints that can wait: they never come right after another. */
const CAN_WAIT: ReadonlySet<Hint> = new Set(["turn", "tools", "map", "dead-end", ...EXTRA]);
/** Hints at the end of a round. */
const AT_END: ReadonlySet<Hint> = new Set(["gold", "unfound", "ahead"]);
/** Hints about what has just happened to this player: nothing comes before them. */
const OWN: ReadonlySet<Hint> = new Set(["broken", "mended"]);
/** What `ahead` tells of: whoever has met all of it needs no word about it. */
const AHEAD: readonly Hint[] = ["stone", "dark", "empty"];

/** What a card of the hand is told by, if it is more than where it fits. */
export function hintOf(card: string): Hint | undefined {
  if (card === "V") return "map";
  if (card[0] === "P") return shapeOf(card) === "dead-end" ? "dead-end" : undefined;
  return "BM".includes(card[0]!) ? "tools" : undefined;
}

const holds = ({ myTurn, view }: Situation, is: (card: string) => boolean): boolean => myTurn && view.public.phase === "play" && view.own!.hand.some(is);

const MATTERS: Record<Hint, (now: Situation, known: readonly string[]) => boolean> = {
  broken: ({ view }) => view.seat !== null && (view.public.broken[view.seat]?.length ?? 0) > 0,
  mended: ({ mended = false }) => mended,
  goals: () => true,
  fits: ({ myTurn, view }) => myTurn && view.legal.some((move) => move[0] === "P"),
  // At the end of a round all goals are turned over: only one that has become part of the mine was reached.
  stone: ({ view: { public: { goals } } }) => goals.some(({ content, card }) => card && content !== "treasure") && goals.every(({ content }) => content !== "treasure"),
  dark: ({ view: { public: { mine }, reached } }) => mine.some(([column, row]) => !reached.some(([c, r]) => c === column && r === row)),
  empty: ({ view }) => view.public.deck_size === 0 && view.public.phase === "play",
  gold: ({ winner }) => winner !== null,
  // Whoever was told of the gold when the diggers won has not been told what saboteurs get.
  unfound: ({ winner }) => winner === "saboteurs",
  // Whoever has left the end of a round without it is told when the next one begins.
  ahead: ({ winner, view }, known) => (winner !== null || view.public.round > 1) && AHEAD.some((hint) => !known.includes(hint)),
  turn: (now) => holds(now, () => true),
  tools: (now) => now.view.public.broken.some((tools, seat) => seat !== now.view.seat && tools.length > 0) || holds(now, (card) => hintOf(card) === "tools"),
  claim: ({ claimed }) => claimed,
  map: (now) => holds(now, (card) => hintOf(card) === "map"),
  "dead-end": (now) => holds(now, (card) => hintOf(card) === "dead-end"),
  bots: (now) => now.amongBots && holds(now, () => true),
};

/**
 * The first hint that matters now and is not known; while the end of a round is looked at, only the gold and what lies ahead
 * matter. What happened to this player comes first, then what the card is that they have chosen. The hint that is being read is
 * not pushed away by one that can wait: whoever puts it aside has read that one. And bots repair a tool faster than anybody
 * reads about it.
 */
export function hintFor(now: Situation, known: readonly string[], shown?: Hint): Hint | undefined {
  if (!now.view.own || (now.view.public.phase === "over" && now.winner === null)) return undefined;
  const ended = now.winner !== null;
  const extra = known.includes("turn") && (now.view.public.round > 1 || known.length < ENOUGH);
  const comes = (hint: Hint) => AT_END.has(hint) ? ended || hint === "ahead" : !ended && (now.rested || !CAN_WAIT.has(hint)) && (extra || !EXTRA.has(hint));
  const matters = (hint: Hint) => MATTERS[hint](now, known) || (hint === "tools" && hint === shown);
  const matter = HINTS.filter((hint) => !known.includes(hint) && comes(hint) && matters(hint));
  const first = matter[0];
  const about = now.chosen && !ended ? hintOf(now.chosen) : undefined;
  if (about && !known.includes(about) && !(first && OWN.has(first))) return about;
  return first && CAN_WAIT.has(first) ? matter.find((hint) => hint === shown) ?? first : first;
}
