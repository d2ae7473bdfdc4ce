/** One device for several players: what one of them may see and the next must not. */
import type { Room, Step, WireEvent, WireView } from "../generated/wire";

/** A turn played on a shared device that its player has not passed on yet: what it showed to that player alone. */
export interface PlayedTurn {
  game: number;
  round: number;
  seat: number;
  goal: number | null;
  drew: string | null;
}

export function playedTurn({ game, events, view }: Step, seat: number): PlayedTurn {
  const looked = events.find((event) => event.kind === "goal-seen");
  const drew = events.find((event) => event.kind === "drew");
  return { game, round: view.public.round, seat, goal: looked?.goal ?? null, drew: drew?.card ?? null };
}

/** What a player's map shows after a step; a new round puts it aside. */
export function lookAfter(before: { goal: number; content: string } | null, events: WireEvent[]): { goal: number; content: string } | null {
  const looked = events.find((event) => event.kind === "goal-seen");
  // A map may be the last card of a round: in the next one, what it showed would be wrong.
  if (events.some((event) => event.kind === "round-ended")) return null;
  return looked?.content ? { goal: looked.goal, content: looked.content } : before;
}

/** Whether the player can still look at a turn: not in another round, nor once it is the same player's turn again. */
export function canLookAt({ game, round, seat }: PlayedTurn, room: Room | null, view: WireView | null, seats: number[]): boolean {
  const now = view?.public;
  return room?.stage === "playing" && room.game === game && now?.round === round && now.to_act !== seat && seats.includes(seat);
}

/** A view without what only its seat may see. */
export function withoutOwn(view: WireView): WireView {
  return { ...view, seat: null, own: null, legal: [] };
}
