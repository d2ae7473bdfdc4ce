/** How cards are held: each stays in its place, and a new one comes to the place of the one that was played. */
import type { Step, WireView } from "../generated/wire";

export interface Held {
  hand: string[];
  /** The place of the card that is new; null if none is. */
  drawn: number | null;
}

/** A hand as the server lists it, in the order in which it was held before. */
export function held(before: readonly string[], hand: readonly string[]): Held {
  const fresh = [...hand];
  const kept = before.map((card) => {
    const at = fresh.indexOf(card);
    return at < 0 ? null : fresh.splice(at, 1)[0]!;
  });
  const place = kept.includes(null) ? kept.indexOf(null) : kept.length;
  const drawn = fresh.length > 0 ? place : null;
  return { hand: [...kept.flatMap((card) => card ?? fresh.shift() ?? []), ...fresh], drawn };
}

export class HandOrder {
  /** The place of the card that was drawn last, until the player's next move. */
  drawn = $state<number | null>(null);

  /** A view with the cards as this player holds them, coming from the one before; a new round is held as it is dealt. */
  arranged(before: WireView | null, view: WireView, step?: Pick<Step, "seat" | "events">): WireView {
    const goesOn = before?.seat === view.seat && before.public.round === view.public.round && before.public.version <= view.public.version;
    if (step?.seat === view.seat || !goesOn) this.drawn = null;
    if (!goesOn || !before.own || !view.own) return view;
    const { hand, drawn } = held(before.own.hand, view.own.hand);
    this.drawn = drawn ?? this.drawn ?? likeBefore(hand, view.seat, step);
    return { ...view, own: { ...view.own, hand } };
  }
}

/** Where a card lies that was drawn just now and is like the one that was played. */
function likeBefore(hand: readonly string[], seat: number | null, step?: Pick<Step, "events">): number | null {
  const drew = step?.events.find((event) => event.kind === "drew" && event.seat === seat);
  return drew?.kind === "drew" && drew.card !== null ? hand.indexOf(drew.card) : null;
}
