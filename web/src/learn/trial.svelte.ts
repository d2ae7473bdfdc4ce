/** What a table to try things on has in common: one seat of this page, and others that have only numbers. */
import type { Room, Seat, WireEvent, WireView } from "../generated/wire";
import type { Playable } from "../state/choice.svelte";
import type { Shown } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { storyText, type Names } from "../text/sentences";
import { told } from "../text/story";

/** A try that failed: legal but not it, refused, or not answered at all. */
export type Failure = { verdict: "missed" } | { verdict: "refused" | "problem"; code: string; values: Record<string, string | number> };

export abstract class Trial implements Shown, Playable {
  pending = $state<string | null>(null);
  plannable = null;
  readonly presence = null;
  readonly clock = null;

  abstract get view(): WireView | null;
  abstract get isDone(): boolean;
  abstract play(move: string): void;

  get shown(): number {
    return this.view?.seat ?? 0;
  }

  get seats(): number[] {
    return [this.shown];
  }

  get myTurn(): boolean {
    return !this.isDone && (this.view?.legal.length ?? 0) > 0;
  }

  get room(): Room {
    const players = this.view?.public.players ?? 0;
    return { game: 0, seats: Array.from({ length: players }, (_, seat) => this.seat(seat)) } as unknown as Room;
  }

  seat(seat: number): Seat {
    return { name: this.nameOf(seat), dwarf: { shape: seat, colour: 3 * seat, pattern: 0 }, bot: null, away: false, stand_in: null } as unknown as Seat;
  }

  nameOf(seat: number): string {
    return seat === this.shown ? t("player-you") : t("seat", { seat: seat + 1 });
  }
}

/** What others did, as lines of a story. */
export function othersStory(events: readonly WireEvent[], table: Names & { shown: number }): string[] {
  return events.flatMap((event) => {
    const line = "seat" in event && event.seat !== table.shown ? told(event) : undefined;
    return line ? [storyText(line, table)] : [];
  });
}
