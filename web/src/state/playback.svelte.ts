/** A finished game in a replay: at which moment, from which seat's point of view. Everything comes from the server. */
import type { Claimed, Decided, Moment, Own, Replay, Room, Seat, Takeover, WireView } from "../generated/wire";
import type { Cell } from "../notation/cells";
import type { Names } from "../text/sentences";
import { marksOf, told, type Told } from "../text/story";
import type { EndedRound } from "./round-ending";
import type { Shown } from "./table.svelte";

/** Something between two moves: a line of talk, or a seat that somebody else has from then on. */
export type Aside =
  | { kind: "said"; place: number; claimed: Claimed; seat: Seat; names: Names }
  | { kind: "handed-on"; place: number; told: Told };

/** Whether a takeover has happened by then. */
function isBy(takeover: Takeover, version: number, talk: number): boolean {
  return takeover.version < version || (takeover.version === version && takeover.talk <= talk);
}

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
    return this.moment.events.flatMap(marksOf);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(at)));
  }

  /** The same moment from another point of view. */
  switchTo(replay: Replay): void {
    this.replay = replay;
    this.go(this.at);
  }

  seat(seat: number): Seat {
    return this.seatAt(seat, this.moment.version);
  }

  nameOf(seat: number): string {
    return this.seat(seat).name;
  }

  /** A seat as it was after so many moves and lines of talk. */
  private seatAt(seat: number, version: number, talk = Infinity): Seat {
    const later = this.replay.takeovers.findLast((one) => one.seat === seat && isBy(one, version, talk));
    const first = { name: this.replay.names[seat] ?? "", bot: this.replay.bots[seat] ?? null, dwarf: this.replay.dwarfs[seat] ?? [seat, seat, 0], program: this.replay.programs[seat] ?? false };
    const { name, bot, dwarf: [shape, colour, pattern], program } = later ?? first;
    const base = { device: null, ready: true, away: false, stand_in: null, owed: 0, next: null, extensions: 0 };
    return { ...base, name: name || this.nameless(seat), dwarf: { shape, colour, pattern }, bot, program };
  }

  private namesAt(version: number, talk = Infinity): Names {
    return { nameOf: (seat) => this.seatAt(seat, version, talk).name };
  }

  /** The names of those who held the seats when a moment's move was made. */
  moversAt(at: number): Names {
    return this.namesAt(this.replay.moments[at]!.version - 1);
  }

  /** What the story says of a moment. */
  linesAt(at: number): Told[] {
    return this.replay.moments[at]!.events.map(told).filter((line) => line !== undefined);
  }

  /** What was said after this moment's move and who took over a seat, in order. */
  get asides(): Aside[] {
    const { version } = this.moment;
    const said = this.replay.talk.flatMap((claimed, place): Aside[] => (claimed.version === version ? [this.heard(claimed, place)] : []));
    // Before the line that has its number.
    const handedOn = this.replay.takeovers.flatMap((one): Aside[] =>
      one.version === version ? [{ kind: "handed-on", place: one.talk - 0.5, told: this.handedOn(one) }] : []);
    return [...said, ...handedOn].sort((one, other) => one.place - other.place);
  }

  private heard(claimed: Claimed, place: number): Aside {
    const { version, seat } = claimed;
    return { kind: "said", place, claimed, seat: this.seatAt(seat, version, place), names: this.namesAt(version, place) };
  }

  private handedOn(takeover: Takeover): Told {
    const { seat, bot } = takeover;
    const earlier = this.replay.takeovers.slice(0, this.replay.takeovers.indexOf(takeover));
    const former = earlier.findLast((one) => one.seat === seat)?.name ?? this.replay.names[seat];
    const [name, before] = [takeover.name || this.nameless(seat), former || this.nameless(seat)];
    if (bot) return { key: "log-given-to-bot", values: { name: before, bot: name } };
    return { key: "log-took-over", values: { name, former: before } };
  }

  get round(): number {
    return this.moment.public.round;
  }

  /** The round that this moment's move has ended; the next one may have begun with it. */
  get ended(): EndedRound | null {
    const [before, { events }] = [this.replay.moments[this.at - 1], this.moment];
    const ended = events.find((event) => event.kind === "round-ended");
    return ended && before ? { ...ended, last: { before: before.public, events } } : null;
  }

  /** The moments of this round in which somebody could be suspected. */
  get course(): Moment[] {
    return this.replay.moments.filter((moment) => moment.public.round === this.round && moment.doubts.length > 0);
  }

  get decided(): Decided | undefined {
    return this.replay.decided.find((decided) => decided.round === this.round);
  }
}
