/** One table as this browser knows it: what the server told, kept across reloads. It draws no conclusions about rules. */
import { GOAL_CELLS, MOST_TALK, type ServerCode } from "../generated/constants";
import type { Cell } from "../notation/board";
import { randomText } from "../net/random";
import { dealtTo, holderAt, isNewcomer, withoutName } from "./seat-holders";
import { nonceHash } from "../proof/nonce";
import { loadSeen, noteRecord, saveSeen } from "./seen-games";
import { emptySeen, gameOf, mergeNonces, noteRoom, noteStep, noteView, ownOf, type Seen } from "../proof/seen";
import { Socket } from "../net/socket";
import { redacted, told, toldOfRoom, type StoryEntry, type Told } from "../text/story";
import type { Names } from "../text/sentences";
import type { Clock, FromServer, Hello, Presence, Room, RoomChanged, Said, Seat, SeatHolder, Step, Welcome, WireEvent, WireView } from "../generated/wire";
import { WIRE_VERSION } from "../generated/wire";

export type Link = "connecting" | "live" | "lost" | "ended";

export interface Credentials {
  tokens: string[];
  screen?: boolean;
}

export interface Problem {
  code: string;
  arguments: Record<string, string | number>;
  /** Counts up, so that the same refusal twice is told twice. */
  time: number;
}

/** A round that has ended and is still being looked at. */
export interface Ending {
  round: number;
  winner: string;
  how: string;
  /** Who laid the last path, which need not be the finder that is paid first; unknown after a reload. */
  layer: number | null;
  roles: string[];
  spare: string | null;
  paid: Extract<WireEvent, { kind: "gold-paid" }>[];
}

/** A turn played on a shared device that its player has not passed on yet: what it showed to that player alone. */
export interface PlayedTurn {
  game: number;
  round: number;
  seat: number;
  goal: number | null;
  drew: string | null;
}

interface Kept {
  n: number;
  hash: string;
  room: Room;
  view: WireView | null;
  talk: Said[];
  story: StoryEntry[];
  holders?: SeatHolder[];
  marks: Cell[];
  tokens: string;
}

/** What a shared device keeps: no view, for after a reload nobody's cards are shown. */
interface KeptOnSharedDevice {
  game: number;
  story: StoryEntry[];
  turn: PlayedTurn | null;
}

const LONGEST_STORY = 400;
/** Farewells that are not for good: the server restarts, is busy or lost patience. The line comes back by itself. */
const PASSING = new Set<string>(["stopping", "storage", "full", "too-often", "too-slow", "hello-late"] satisfies ServerCode[]);
/** What a message of the deal may be refused for, and a message of a person under a key is not: the deal goes on without. */
const DEAL_CODES = new Set<string>(["nonce-misfits", "not-now"] satisfies ServerCode[]);

export class Table {
  room = $state.raw<Room | null>(null);
  view = $state.raw<WireView | null>(null);
  presence = $state.raw<Presence | null>(null);
  clock = $state.raw<(Clock & { heard: number }) | null>(null);
  talk = $state.raw<Said[]>([]);
  story = $state.raw<StoryEntry[]>([]);
  /** Who has had each seat since the cards were dealt, oldest first. */
  private holders = $state.raw<SeatHolder[]>([]);
  seats = $state.raw<number[]>([]);
  shown = $state<number | null>(null);
  waiting = $state<number | null>(null);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  bye = $state.raw<{ code: string; arguments: Record<string, string | number> } | null>(null);
  /** Where the last step left its mark on the board. */
  marks = $state.raw<Cell[]>([]);
  /** The end of a round that this device has not put aside yet. */
  ending = $state.raw<Ending | null>(null);
  /** The last turn of this shared device, as long as its player looks at it. */
  turn = $state.raw<PlayedTurn | null>(null);
  /** A move that is on its way, and the key it goes under. */
  pending = $state<string | null>(null);
  private pendingKey = "";
  /** Whose cards are to be shown once the line is back. */
  private wanted: number | null = null;
  /** Entries told while this page was out of sight or out of touch. */
  missed = $state(0);
  private n = 0;
  private hash = "";
  private seen: Seen | null = null;
  private notedRoom: Room | null = null;
  /** What this connection has sent for the deal: once is enough, and twice may be too late. */
  private sentForDeal = new Set<string>();
  private outbox = new Map<string, Parameters<Socket["send"]>[0]>();
  private socket: Socket | undefined;
  private catchUp = 0;
  onStep: (events: WireEvent[], step: Step) => void = () => {};
  onSaid: (said: Said) => void = () => {};

  constructor(
    readonly code: string,
    private readonly credentials: Credentials,
  ) {}

  // -- the line -----------------------------------------------------------------------------------------------------

  connect(): void {
    this.remember();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(`${scheme}://${location.host}/api/play`, {
      hello: () => this.hello(),
      heard: (message) => this.hear(message),
      connected: () => this.onConnected(),
      lost: () => (this.link = this.link === "ended" ? "ended" : this.room ? "lost" : "connecting"),
    });
  }

  close(): void {
    this.socket?.close();
  }

  /** Give something up that ends the line: who hangs up first is not told that the seat is gone. */
  async partWith(giveUp: () => Promise<unknown>): Promise<void> {
    await this.socket?.hangUp();
    try {
      await giveUp();
    } catch (failure) {
      this.connect();
      throw failure;
    }
  }

  private hello(): Hello {
    const [token, ...also] = this.credentials.tokens;
    const hello: Hello = { type: "hello", v: WIRE_VERSION, table: this.code };
    if (token) hello.token = token;
    if (also.length > 0) hello.also = also;
    if (this.credentials.screen) hello.screen = true;
    // A shared device shows nobody's cards after a hello, so an old view is of no use there.
    if (this.room && also.length === 0) hello.resume = { n: this.n, hash: this.hash };
    return hello;
  }

  private onConnected(): void {
    this.link = "live";
    if (this.wanted !== null) this.lift(this.wanted);
    for (const message of this.outbox.values()) this.socket?.send(message);
  }

  // -- what is heard ------------------------------------------------------------------------------------------------

  hear(message: FromServer): void {
    this.take(message);
    // A room that was missed tells of the past: neither is the deal seen in time there, nor can it be answered.
    if (this.n < this.catchUp) return;
    this.noteRoom();
    this.answerDeal();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "resumed":
        return this.resumed(message);
      case "step":
        return this.step(message);
      case "said":
        return this.said(message);
      case "room":
        return this.roomChanged(message);
      case "presence":
        this.presence = message;
        return;
      case "clock":
        return this.setClock(message);
      case "lifted":
        this.seats = message.seats;
        this.shown = message.shown;
        this.setView(message.view, message.hash);
        return this.noteView();
      case "done":
        return this.settle(message.key);
      case "refused":
        return this.refused(message);
      case "bye":
        return this.farewell(message);
      case "pong":
        return;
    }
  }

  /** Some farewells are for good; after the others the line comes back by itself. */
  private farewell(message: Extract<FromServer, { type: "bye" }>): void {
    if (PASSING.has(message.code)) return this.socket?.rest(Number(message.arguments.seconds ?? 0));
    this.bye = message;
    this.link = "ended";
    this.socket?.close();
  }

  private welcome(message: Welcome): void {
    const sameGame = this.room?.game === message.room.game;
    this.room = message.room;
    this.presence = message.presence;
    this.talk = message.talk;
    this.holders = message.holders;
    this.seats = message.seats;
    this.shown = message.shown;
    this.waiting = message.waiting;
    if (!sameGame) this.story = [];
    if (this.isShared && !sameGame) this.rememberShared(message.room.game);
    this.setClock(message.clock);
    this.setView(message.view, message.hash);
    this.ending ??= this.endingOfView();
    this.dropTurnIfOver();
    this.number(message.n);
    this.begin(message.n);
    this.noteView();
  }

  /** A new connection: what follows up to this number happened before. */
  private begin(to: number): void {
    this.catchUp = to;
    this.sentForDeal.clear();
  }

  private resumed(message: Extract<FromServer, { type: "resumed" }>): void {
    this.begin(message.to);
    this.seats = message.seats;
    this.shown = message.shown;
    this.waiting = message.waiting;
    this.presence = message.presence;
    this.setClock(message.clock);
  }

  private roomChanged(message: RoomChanged): void {
    const { n, at, change, room, holders } = message;
    this.room = room;
    if (change.kind === "name-forgotten") this.forget(change.person ?? this.holderAt(change.seat, n)?.person ?? null);
    this.tell(n, at, null, toldOfRoom(change));
    this.holders = [...this.holders, ...holders];
    this.number(n);
  }

  private forget(person: number | null): void {
    if (person !== null) this.holders = withoutName(this.holders, person);
  }

  private step(message: Step): void {
    if (message.room) this.room = message.room;
    if (message.version === 0) {
      this.story = [];
      this.talk = [];
      this.ending = null;
      if (this.room) this.holders = dealtTo(this.holders, this.room, message.n);
    }
    const before = this.view?.public ?? null;
    this.note(message.game, (seen) => noteStep(seen, message, before));
    this.marks = message.events.flatMap(markOf);
    this.setView(message.view, message.hash);
    for (const event of message.events) this.tell(message.n, message.at, message.by, told(this.isShared ? redacted(event) : event));
    this.noteEnding(message.events, message.seat);
    this.noteTurn(message);
    this.number(message.n);
    if (document.hidden || message.n <= this.catchUp) this.missed += message.move === null ? 0 : 1;
    this.onStep(message.events, message);
  }

  private noteEnding(events: WireEvent[], layer: number | null): void {
    const ended = events.find((event) => event.kind === "round-ended");
    const paid = events.filter((event) => event.kind === "gold-paid");
    if (ended) this.ending = { ...ended, layer, paid };
    else if (this.ending && paid.length > 0) this.ending = { ...this.ending, paid };
  }

  /** Keep a turn of this shared device for its player to look at. */
  private noteTurn({ game, seat, events, view }: Step): void {
    if (this.seats.length > 1 && seat !== null && seat === this.shown) {
      const looked = events.find((event) => event.kind === "goal-seen");
      const drew = events.find((event) => event.kind === "drew");
      this.turn = { game, round: view.public.round, seat, goal: looked?.goal ?? null, drew: drew?.card ?? null };
    }
    this.dropTurnIfOver();
  }

  /** What follows a turn for everybody, the end of the round or the same player's next turn, leaves nothing to look at. */
  private dropTurnIfOver(): void {
    const [turn, game] = [this.turn, this.view?.public];
    const lasts = turn && game && turn.game === this.room?.game && turn.round === game.round && this.seats.includes(turn.seat);
    if (!lasts || this.ending || game.to_act === turn.seat || this.room?.stage !== "playing") this.turn = null;
  }

  /** After a reload in the middle of a gold draft, the end of the round as the view tells it. */
  private endingOfView(): Ending | null {
    const game = this.view?.public;
    const result = game?.results.at(-1);
    if (game?.phase !== "pick-gold" || !result || !game.roles) return null;
    return { ...result, layer: null, round: game.round, roles: game.roles, spare: game.spare, paid: [] };
  }

  private said(message: Said): void {
    this.talk = [...this.talk, message].slice(-MOST_TALK);
    this.number(message.n);
    this.onSaid(message);
  }

  private refused(message: Extract<FromServer, { type: "refused" }>): void {
    if (message.key === null && DEAL_CODES.has(message.code)) return;
    // A message that could not even be read has no key: whatever waits is not waited for any longer.
    if (message.key) this.settle(message.key);
    else this.settle(this.pendingKey);
    if (message.view) this.setView(message.view, message.hash);
    this.complain(message.code, message.arguments);
  }

  complain(code: string, values: Record<string, string | number> = {}): void {
    this.problem = { code, arguments: values, time: (this.problem?.time ?? 0) + 1 };
  }

  private settle(key: string): void {
    this.outbox.delete(key);
    if (key === this.pendingKey) this.pending = null;
  }

  private setView(view: WireView | null, hash: string): void {
    // A step may have been on its way to the person who has just passed the device on.
    this.view = view && this.isShared && view.seat !== this.shown ? withoutOwn(view) : view;
    this.hash = hash;
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock && { ...clock, heard: Date.now() };
  }

  private tell(n: number, at: number, by: string | null, entry: Told | undefined): void {
    if (entry) this.story = [...this.story, { n, at, by, told: entry }].slice(-LONGEST_STORY);
  }

  // -- kept across reloads ------------------------------------------------------------------------------------------

  private get keptUnder(): string {
    return `saboteur/table/${this.code}${this.credentials.screen ? "/screen" : ""}`;
  }

  /** Remember the last number with all it brought. */
  private number(n: number): void {
    this.n = n;
    if (!this.room) return;
    if (this.isShared) return this.store({ game: this.room.game, story: this.story, turn: this.turn });
    this.store({ n, hash: this.hash, room: this.room, view: this.view, talk: this.talk, story: this.story, holders: this.holders, marks: this.marks, tokens: this.credentials.tokens.join() });
  }

  private store(kept: Kept | KeptOnSharedDevice): void {
    try {
      sessionStorage.setItem(this.keptUnder, JSON.stringify(kept));
    } catch {
      // Without storage a reload begins with a welcome.
    }
  }

  private remember(): void {
    const kept = this.readKept<Kept>();
    if (!kept || kept.tokens !== this.credentials.tokens.join()) return;
    [this.n, this.hash, this.room, this.view, this.talk, this.story] = [kept.n, kept.hash, kept.room, kept.view, kept.talk, kept.story];
    this.holders = kept.holders ?? [];
    this.marks = kept.marks ?? [];
    this.shown = kept.view?.seat ?? null;
    this.ending = this.endingOfView();
    this.seats = this.shown === null ? [] : [this.shown];
  }

  private rememberShared(game: number): void {
    const kept = this.readKept<KeptOnSharedDevice>();
    if (kept?.game === game) [this.story, this.turn] = [kept.story, kept.turn ?? null];
  }

  private readKept<T>(): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.keptUnder) ?? "null") as T | null;
    } catch {
      return null;
    }
  }

  // -- what is said -------------------------------------------------------------------------------------------------

  /** Send a move; it is sent again after a reconnection until the server answers, under the same key. */
  play(move: string): void {
    if (!this.room || !this.view || this.pending) return;
    const key = randomText();
    [this.pending, this.pendingKey] = [move, key];
    this.post(key, {
      type: "move", key, move, game: this.room.game, version: this.view.public.version, seat: this.shown,
    });
  }

  claim(text: string): void {
    const key = randomText();
    this.post(key, { type: "claim", key, text, seat: this.shown });
  }

  chat(text: string): void {
    const key = randomText();
    this.post(key, { type: "chat", key, text, seat: this.shown });
  }

  /** Show the cards of a seat on this shared device, or nobody's; if the line is lost, as soon as it is back. */
  lift(seat: number | null): void {
    this.wanted = this.socket?.send({ type: "curtain", seat }) ? null : seat;
  }

  /** Whoever has looked at the own turn hides it; the next person lifts the curtain. Needs no answer: it works offline. */
  passOn(): void {
    [this.turn, this.shown] = [null, null];
    if (this.view) this.view = withoutOwn(this.view);
    this.number(this.n);
    this.lift(null);
  }

  private post(key: string, message: Parameters<Socket["send"]>[0]): void {
    this.outbox.set(key, message);
    this.socket?.send(message);
  }

  /** Add this device's chance to the deal: first the hash of a nonce, then the nonce. */
  private answerDeal(): void {
    const deal = this.room?.deal;
    if (!deal || this.credentials.screen) return;
    for (const seat of this.seats) {
      if (deal.stage === "hashing" && !deal.hashes[seat]) this.sendHash(deal.commitment, seat);
      if (deal.stage === "opening" && deal.hashes[seat] && !deal.nonces[seat]) this.sendNonce(deal.commitment, seat);
    }
  }

  private sendForDeal(message: Parameters<Socket["send"]>[0] & { commitment: string; seat?: number | null }): void {
    const what = `${message.type} ${message.commitment} ${message.seat}`;
    if (!this.sentForDeal.has(what) && this.socket?.send(message)) this.sentForDeal.add(what);
  }

  private sendHash(commitment: string, seat: number): void {
    // Kept before it is promised: a reload in between must be able to open it.
    this.note(gameOf(this.room!), (seen) => (ownOf(seen, seat).nonce ??= randomText()));
    const { nonce } = ownOf(this.seenOf(gameOf(this.room!)), seat);
    this.sendForDeal({ type: "nonce-hash", commitment, seat, hash: nonceHash(nonce!) });
  }

  private sendNonce(commitment: string, seat: number): void {
    const seen = this.seenOf(gameOf(this.room!));
    const nonce = seen.commitment === commitment ? seen.own[seat]?.nonce : null;
    if (nonce) this.sendForDeal({ type: "nonce", commitment, seat, nonce });
  }

  // -- what was seen, for the check afterwards ----------------------------------------------------------------------

  /** Whether this page plays, looks on or is the screen of the table. */
  get as(): string {
    return this.credentials.screen ? "screen" : this.credentials.tokens.length > 0 ? "" : "watch";
  }

  private note(game: number, how: (seen: Seen) => void): void {
    const seen = this.seenOf(game);
    how(seen);
    // A nonce that another tab has promised since the last save holds for this one, too.
    mergeNonces(seen, loadSeen(this.code, game, this.as));
    saveSeen(this.code, this.as, seen);
  }

  private seenOf(game: number): Seen {
    if (this.seen?.game !== game) this.seen = loadSeen(this.code, game, this.as) ?? emptySeen(game);
    return this.seen;
  }

  private noteRoom(): void {
    const room = this.room;
    if (!room || room === this.notedRoom) return;
    this.notedRoom = room;
    if (room.deal || room.cancelled.length > 0) this.note(gameOf(room), (seen) => noteRoom(seen, room));
    for (const { game, record } of room.finished) noteRecord(this.code, game, record);
  }

  private noteView(): void {
    const view = this.view;
    if (this.room && view) this.note(this.room.game, (seen) => noteView(seen, view));
  }

  // -- questions ----------------------------------------------------------------------------------------------------

  seat(number: number): Seat | undefined {
    return this.room?.seats[number];
  }

  nameOf(number: number): string {
    return this.room?.seats[number]?.name ?? "?";
  }

  /** Whoever had a seat when an entry was told. */
  holderAt(seat: number, n: number): Pick<SeatHolder, "name" | "dwarf" | "person"> | undefined {
    const now = this.seat(seat);
    return holderAt(this.holders, seat, n) ?? (now && { ...now, person: null });
  }

  /** The names as they were when an entry was told. */
  namesAt(n: number): Names {
    return { nameOf: (seat) => this.holderAt(seat, n)?.name ?? "" };
  }

  /** Whether several people hold seats on this device. */
  private get isShared(): boolean {
    return this.credentials.tokens.length > 1;
  }

  get myTurn(): boolean {
    return this.view !== null && this.shown !== null && this.view.public.to_act === this.shown && this.view.legal.length > 0;
  }

  get isHost(): boolean {
    return this.room?.host != null && this.seats.includes(this.room.host);
  }

  /** Who came to a seat while the game was running, or waits for it: the host may send them away. */
  newcomer(seat: number): string | null {
    const player = this.seat(seat);
    return player?.next?.name ?? (player && isNewcomer(this.holders, seat) ? player.name : null);
  }
}

function withoutOwn(view: WireView): WireView {
  return { ...view, seat: null, own: null, legal: [] };
}

/** What is drawn of a table, whether it is played at or told again. */
export type Shown = Pick<Table, "room" | "view" | "shown" | "presence" | "clock" | "seat" | "nameOf">;

/** The place on the board that an event is about. */
export function markOf(event: WireEvent): Cell[] {
  if (event.kind === "path-laid" || event.kind === "rock-fell") return [{ column: event.cell[0], row: event.cell[1] }];
  return event.kind === "goal-seen" || event.kind === "goal-turned" ? [GOAL_CELLS[event.goal]!] : [];
}
