/** What has happened in the current game as this page knows it: the lines of the story, the talk, and the latest moves. */
import { MOST_TALK } from "../generated/constants";
import type { Past, PastChange, PastStep, Said, WireEvent } from "../generated/wire";
import type { Cell } from "../notation/cells";
import { marksOf, redacted, told, toldOfRoom, type StoryEntry, type Told } from "../text/story";

/** A move of the current round, for its marks on the board and for showing it again. */
export interface PlayedMove {
  n: number;
  seat: number;
  events: WireEvent[];
}

export interface KeptStory {
  story: StoryEntry[];
  moves?: PlayedMove[];
}

const LONGEST_STORY = 400;
/** More than ten players do between two turns of one of them. */
const MOST_MOVES = 40;

export class GameStory {
  lines = $state.raw<StoryEntry[]>([]);
  talk = $state.raw<Said[]>([]);
  /** The latest moves of the current round, oldest first. */
  moves = $state.raw<PlayedMove[]>([]);

  private roundBegan = 0;

  /** `shared`: several people read this device, so what only one of them may see is left out. */
  constructor(private readonly shared: boolean) {}

  begin(): void {
    [this.lines, this.talk, this.moves] = [[], [], []];
  }

  step(message: Omit<PastStep, "type">): void {
    const { n, at, by, seat } = message;
    const events = this.shared ? message.events.map(redacted) : message.events;
    for (const line of events.map(told)) this.tell(n, at, by, line);
    if (events.some((event) => event.kind === "round-began")) [this.moves, this.roundBegan] = [[], n];
    else if (seat !== null) this.moves = [...this.moves, { n, seat, events: events.filter((event) => event.kind === "gold-shown" || told(event)) }].slice(-MOST_MOVES);
  }

  said(line: Said): void {
    this.talk = [...this.talk, line].slice(-MOST_TALK);
  }

  change({ n, at, change }: Omit<PastChange, "type">): void {
    this.tell(n, at, null, toldOfRoom(change));
  }

  private tell(n: number, at: number, by: string | null, entry: Told | undefined): void {
    if (entry) this.lines = [...this.lines, { n, at, by, told: entry }].slice(-LONGEST_STORY);
  }

  /** Take the history up to an entry; what came after it, or before its beginning, is known already. */
  merge(past: Past["told"], to: number): void {
    if (past.length === 0) return;
    const before = new GameStory(this.shared);
    for (const entry of past) {
      if (entry.type === "step") before.step(entry);
      else if (entry.type === "said") before.said(entry);
      else before.change(entry);
    }
    const since = past[0]!.n;
    this.lines = joined(this.lines, before.lines, since, to).slice(-LONGEST_STORY);
    this.talk = joined(this.talk, before.talk, since, to).slice(-MOST_TALK);
    this.roundBegan = Math.max(this.roundBegan, before.roundBegan);
    this.moves = joined(this.moves, before.moves, since, to).filter(({ n }) => n > this.roundBegan).slice(-MOST_MOVES);
  }

  /** What a reload finds again, besides the talk. */
  get kept(): KeptStory {
    return { story: this.lines, moves: this.moves };
  }

  restore({ story, moves = [] }: KeptStory, talk = this.talk): void {
    [this.lines, this.moves, this.talk] = [story, moves, talk];
  }

  /** Where the last move left its mark on the board. */
  get marks(): Cell[] {
    return cellsOf(this.moves.slice(-1));
  }

  /** The moves since a seat's last one; for those without a seat, the last one. */
  since(seat: number | null): PlayedMove[] {
    return seat === null ? this.moves.slice(-1) : this.moves.slice(this.moves.findLastIndex((move) => move.seat === seat) + 1);
  }

  /** The moves of this round from an entry of the log on. */
  from(n: number): PlayedMove[] {
    return this.moves.filter((move) => move.n >= n);
  }

  /** The round that an entry belongs to; null before the first one, and where the story does not reach back. */
  roundAt(n: number): number | null {
    const began = this.lines.findLast((line) => line.told.key === "log-round-began" && line.n <= n);
    return began ? Number(began.told.values?.round) : null;
  }

  /** What a seat did last in this round. */
  lastOf(seat: number): PlayedMove | undefined {
    return this.moves.findLast((move) => move.seat === seat);
  }
}

/** The places on the board that moves are about. */
export function cellsOf(moves: readonly PlayedMove[]): Cell[] {
  return moves.flatMap((move) => move.events.flatMap(marksOf));
}

function joined<T extends { n: number }>(known: T[], told: T[], since: number, to: number): T[] {
  return [...known.filter(({ n }) => n < since), ...told, ...known.filter(({ n }) => n > to)];
}
