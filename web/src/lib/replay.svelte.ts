/** A finished game being looked at: which moment, through whose eyes. It draws no conclusions; the server told it all. */
import type { Cell } from "./notation";
import { markOf, type Shown } from "./table.svelte";
import { told, type Told } from "./story";
import type { Claimed, Decided, Moment, Own, Replay, Room, Seat, WireView } from "./wire";

export class Playback implements Shown {
  replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  readonly presence = null;
  readonly clock = null;

  constructor(replay: Replay, at: number, private readonly nameless: (seat: number) => string) {
    this.replay = replay;
    this.go(at);
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  get moment(): Moment {
    return this.replay.moments[this.at]!;
  }

  get shown(): number | null {
    return this.replay.seat;
  }

  get view(): WireView {
    const { public: open, reached, own } = this.moment;
    return { public: open, reached, seat: this.replay.seat, own: own ?? this.everything, legal: [] };
  }

  /** With everything shown, the board marks every goal as if one had looked at all of them. */
  private get everything(): Own | null {
    const { goals } = this.moment;
    return goals.length === 0 ? null : { role: "", hand: [], discards: [], seen: goals, gold: [], offer: [], rejected: [] };
  }

  get room(): Room {
    return { seats: this.replay.names.map((_, seat) => this.seat(seat)) } as unknown as Room;
  }

  get marks(): Cell[] {
    return this.moment.events.flatMap(markOf);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(at)));
  }

  /** The same moment through other eyes. */
  turnTo(replay: Replay): void {
    this.replay = replay;
    this.go(this.at);
  }

  seat(seat: number): Seat {
    const [shape, colour, pattern] = this.replay.dwarfs[seat] ?? [seat, seat, 0];
    const base = { device: null, ready: true, away: false, stand_in: null, next: null };
    return { ...base, name: this.nameOf(seat), dwarf: { shape, colour, pattern }, bot: this.replay.bots[seat] ?? null };
  }

  nameOf(seat: number): string {
    return this.replay.names[seat] || this.nameless(seat);
  }

  /** What the story says of this moment. */
  get lines(): Told[] {
    return this.moment.events.map(told).filter((line) => line !== undefined);
  }

  get said(): Claimed[] {
    return this.replay.talk.filter((claimed) => claimed.version === this.moment.version);
  }

  get round(): number {
    return this.moment.public.round;
  }

  /** The moments of this round in which somebody could be suspected. */
  get course(): Moment[] {
    return this.replay.moments.filter((moment) => moment.public.round === this.round && moment.doubts.length > 0);
  }

  get decided(): Decided | undefined {
    return this.replay.decided.find((decided) => decided.round === this.round);
  }
}
