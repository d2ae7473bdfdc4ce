/** One table as this browser knows it, from the server's messages; kept across reloads. It knows no rules. */
import type { Clock, FromClient, FromServer, Hello, Plannable, Presence, Room, RoomChanged, Said, Seat, SeatHolder, Step, Welcome, WireEvent, WireView } from "../generated/wire";
import { playAddress } from "../net/early-connection";
import { helloTo, type Credentials } from "../net/hello";
import { Socket } from "../net/socket";
import type { Names } from "../text/sentences";
import { DealParticipant } from "./deal-participant";
import { GameObserver } from "./game-observer";
import { GameStory } from "./game-story.svelte";
import { HandOrder } from "./hand-order.svelte";
import { HistoryRequest } from "./history-request";
import { HintRequest } from "./hint-request.svelte";
import { operatorNotice } from "./operator-notice.svelte";
import { Outbox } from "./outbox";
import { undoneAfter, type Undone } from "./readiness";
import { endingAfter, endingOf, type Ending } from "./round-ending";
import { RoundRest } from "./round-rest.svelte";
import { dealtTo, holderAt, isNewcomer, withoutName } from "./seat-holders";
import { canLookAt, lookAfter, playedTurn, withoutOwn, type PlayedTurn } from "./shared-device";
import { TableCache } from "./table-cache";
import { DEAL_CODES, TEMPORARY, type Link, type Problem } from "./table-problems";

export class Table {
  room = $state.raw<Room | null>(null);
  view = $state.raw<WireView | null>(null);
  presence = $state.raw<(Presence & { receivedAt: number }) | null>(null);
  clock = $state.raw<(Clock & { receivedAt: number }) | null>(null);
  /** Who has had each seat since the cards were dealt, oldest first. */
  private holders = $state.raw<SeatHolder[]>([]);
  seats = $state.raw<number[]>([]);
  shown = $state<number | null>(null);
  waiting = $state<number | null>(null);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  bye = $state.raw<{ code: string; arguments: Record<string, string | number> } | null>(null);
  /** What undid that this device had agreed to a game. */
  undone = $state.raw<Undone | null>(null);
  /** Whether a bot played for this device until it came back. */
  stoodIn = $state(false);
  /** The end of a round that this device has not put aside yet. */
  ending = $state.raw<Ending | null>(null);
  /** Whether the end of a round is still played out on the board; only then is it told. */
  playsOut = $state(false);
  readonly rest = new RoundRest((message) => this.send(message));
  /** The last turn of this shared device, as long as its player looks at it. */
  turn = $state.raw<PlayedTurn | null>(null);
  /** What this player's map showed, until it is put aside. */
  look = $state.raw<{ goal: number; content: string } | null>(null);
  readonly held = new HandOrder();
  /** What the seat shown could play if it were its turn, as the server last said. */
  plannable = $state.raw<Plannable | null>(null);
  readonly hints = new HintRequest((message) => this.send(message));
  /** A move that is on its way, and the key it goes under. */
  pending = $state<string | null>(null);
  private pendingKey = "";
  /** That move, or the last one, and after how many moves it was made; no move once it was seen to be played. */
  private posted = { move: "", version: 0 };
  /** Whose cards are to be shown once the connection is back. */
  private wanted: number | null = null;
  /** Entries told while this page was out of sight or out of touch. */
  missed = $state(0);
  /** The first of them. */
  missedFrom = 0;
  private n = 0;
  private hash = "";
  private socket: Socket | undefined;
  /** Messages up to this number tell of the past. */
  catchUp = 0;
  private readonly cache: TableCache;
  private readonly observer: GameObserver;
  private readonly deal: DealParticipant;
  private readonly outbox = new Outbox((message) => this.send(message));
  readonly told: GameStory;
  private readonly history: HistoryRequest;
  onStep: (events: WireEvent[], step: Step) => void = () => {};
  onSaid: (said: Said) => void = () => {};
  onChange: (changed: RoomChanged) => void = () => {};
  /** A move came too late and is still possible: it is to lie ready again. Without a game on the screen there is nowhere to. */
  onStillPossible: (move: string) => void = () => this.report("late");

  constructor(
    readonly code: string,
    private readonly credentials: Credentials,
  ) {
    const { tokens, screen = false } = credentials;
    this.cache = new TableCache(code, screen);
    this.observer = new GameObserver(code, screen ? "screen" : tokens.length > 0 ? "" : "watch");
    this.deal = new DealParticipant(this.observer, (message) => this.send(message));
    this.told = new GameStory(this.isShared);
    this.history = new HistoryRequest((message) => this.send(message));
  }

  // -- the connection -----------------------------------------------------------------------------------------------

  connect(): void {
    this.restore();
    this.socket = new Socket(playAddress(), {
      hello: () => this.hello(),
      received: (message) => this.receive(operatorNotice.observed(message)),
      connected: () => this.onConnected(),
      lost: () => (this.link = this.link === "ended" ? "ended" : this.room ? "lost" : "connecting"),
      heard: () => (this.link = "live"),
    });
  }

  close = (): void => (operatorNotice.untold(), this.socket?.close());

  /** Do something that ends the connection; closed before, so that the server has nobody to tell that the seat is gone. */
  async closeFor(request: () => Promise<unknown>): Promise<void> {
    await this.socket?.closeGracefully();
    try {
      await request();
    } catch (failure) {
      this.connect();
      throw failure;
    }
  }

  private hello(): Hello {
    // A shared device shows nobody's cards after a hello, so an old view is of no use there.
    return helloTo(this.code, this.credentials, this.room && !this.isShared ? { n: this.n, hash: this.hash } : null);
  }

  private onConnected(): void {
    this.link = "live";
    if (this.wanted !== null) this.showSeat(this.wanted);
    this.outbox.resend();
    this.history.connected();
  }

  private send(message: FromClient): boolean {
    return this.socket?.send(message) ?? false;
  }

  // -- messages of the server ---------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    this.take(message);
    // A room that was missed tells of the past: neither is the deal seen in time there, nor can it be answered.
    if (this.n < this.catchUp) return;
    this.observer.noteRoom(this.room, this.view, this.shown ?? this.seats[0] ?? 0);
    if (this.room && !this.credentials.screen) this.deal.answer(this.room, this.seats);
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
        return this.setPresence(message);
      case "clock":
        return this.setClock(message);
      case "rest":
        return this.rest.take(message);
      case "lifted":
        this.seats = message.seats;
        this.shown = message.shown;
        this.setView(message.view, message.hash);
        return this.observer.noteView(this.room, this.view);
      case "past":
        return this.history.take(message, (told, to) => { this.told.merge(told, to); this.number(this.n); });
      case "plannable":
        return void (this.plannable = message);
      case "hints":
        return void (this.hints.told = message);
      case "done":
        return this.settle(message.key);
      case "refused":
        return this.refused(message);
      case "bye":
        return this.farewell(message);
    }
  }

  private farewell(message: Extract<FromServer, { type: "bye" }>): void {
    if (TEMPORARY.has(message.code)) return this.socket?.backOff(Number(message.arguments.seconds ?? 0));
    this.bye = message;
    this.link = "ended";
    this.socket?.close();
  }

  private welcome(message: Welcome): void {
    const sameGame = this.room?.game === message.room.game;
    this.room = message.room;
    this.setPresence(message.presence);
    this.holders = message.holders;
    this.seats = message.seats;
    this.shown = message.shown;
    this.waiting = message.waiting;
    this.look = null;
    if (!sameGame) this.told.begin();
    this.told.talk = message.talk;
    if (message.view) this.history.needed();
    const kept = this.isShared && !sameGame ? this.cache.loadShared(message.room.game) : null;
    if (kept) {
      this.told.restore(kept);
      this.turn = kept.turn ?? null;
    }
    this.setClock(message.clock);
    this.setView(message.view, message.hash);
    this.ending ??= endingOf(this.view?.public, message.n);
    this.dropTurnIfOver();
    this.number(message.n);
    this.begin(message.n);
    this.observer.noteView(this.room, this.view);
  }

  /** A new connection: what follows up to this number happened before. */
  private begin(to: number): void {
    this.catchUp = to;
    this.rest.clear();
    this.deal.reconnected();
  }

  private resumed(message: Extract<FromServer, { type: "resumed" }>): void {
    this.begin(message.to);
    this.seats = message.seats;
    this.shown = message.shown;
    this.waiting = message.waiting;
    this.setPresence(message.presence);
    this.setClock(message.clock);
  }

  private roomChanged(message: RoomChanged): void {
    const { n, at, change, room, holders } = message;
    this.undone = undoneAfter(this.undone, this.room, message, this.seats);
    this.room = room;
    // Whoever comes back gets the seat right after the greeting.
    if (change.kind === "taken-back" && this.seats.includes(change.seat) && n <= this.catchUp + this.seats.length) this.stoodIn = true;
    if (change.kind === "name-forgotten") this.holders = withoutName(this.holders, change.person ?? this.holderAt(change.seat, n)?.person ?? null);
    this.told.change({ n, at, change });
    this.holders = [...this.holders, ...holders];
    this.number(n);
    if (n > this.catchUp) this.onChange(message);
  }

  private step(message: Step): void {
    if (message.room) this.room = message.room;
    if (message.version === 0) {
      this.told.begin();
      this.ending = null;
      if (this.room) this.holders = dealtTo(this.holders, this.room, message.n);
    }
    // Its answer may still be on the way, but whoever plays on now must not be ignored.
    this.pending = null;
    if (message.move === this.posted.move && message.version === this.posted.version + 1) this.posted.move = "";
    const before = this.view?.public ?? null;
    this.observer.noteStep(message, before);
    this.setView(message.view, message.hash, message);
    this.told.step(message);
    this.ending = endingAfter(this.ending, message, before, this.shown);
    if (!this.isShared) this.look = lookAfter(this.look, message.events);
    this.noteTurn(message);
    this.number(message.n);
    if (message.move !== null) this.noteMissed(message);
    this.onStep(message.events, message);
  }

  /** Count the moves that nobody saw here; whoever plays on has seen enough of them. */
  private noteMissed({ n, seat }: Step): void {
    if (document.hidden || n <= this.catchUp) {
      if (this.missed === 0) this.missedFrom = n;
      this.missed += 1;
    } else if (seat === this.shown) this.missed = 0;
  }

  /** Keep a turn of this shared device for its player to look at. */
  private noteTurn(step: Step): void {
    if (this.seats.length > 1 && step.seat !== null && step.seat === this.shown) this.turn = playedTurn(step, step.seat);
    this.dropTurnIfOver();
  }

  private dropTurnIfOver(): void {
    const { turn, room, view, seats } = this;
    if (turn && (this.ending || !canLookAt(turn, room, view, seats))) this.turn = null;
  }

  private said(message: Said): void {
    this.told.said(message);
    this.number(message.n);
    this.onSaid(message);
  }

  private refused(message: Extract<FromServer, { type: "refused" }>): void {
    if ((message.key === null && DEAL_CODES.has(message.code)) || this.history.refused(message)) return;
    // A message that could not even be read has no key: it may have been the move that is waited for.
    const key = message.key || this.pendingKey;
    this.settle(key);
    if (message.view) this.setView(message.view, message.hash);
    if (message.code === "stale" && key === this.pendingKey) this.settleLate();
    else this.report(message.code, message.arguments);
  }

  /**
   * A move reached the server after the game had gone on: it was made while the line was lost, or in another tab. If it was
   * played after all, there is nothing to say; if it is still possible, it lies ready again, for whoever wants it now as well.
   */
  private settleLate(): void {
    const { move } = this.posted;
    this.posted.move = "";
    if (!move) return;
    if (this.myTurn && this.view?.legal.includes(move)) this.onStillPossible(move);
    else this.report("late");
  }

  /** Show a problem, one of this table or of a request about it. */
  report(code: string, values: Record<string, string | number> = {}): void {
    this.problem = { code, arguments: values, time: (this.problem?.time ?? 0) + 1 };
  }

  private settle(key: string): void {
    this.outbox.settle(key);
    if (key === this.pendingKey) this.pending = null;
  }

  private setView(view: WireView | null, hash: string, step?: Step): void {
    // A step may have been on its way to the person who has just passed the device on.
    this.view = view && this.isShared && view.seat !== this.shown ? withoutOwn(view) : view && this.held.arranged(this.view, view, step);
    this.hash = hash;
  }

  private setPresence(presence: Presence): void {
    this.presence = { ...presence, receivedAt: Date.now() };
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock && { ...clock, receivedAt: Date.now() };
  }

  // -- kept across reloads ------------------------------------------------------------------------------------------

  /** Remember the last number with all it brought. */
  private number(n: number): void {
    this.n = n;
    if (!this.room) return;
    if (this.isShared) return this.cache.save({ game: this.room.game, ...this.told.kept, turn: this.turn });
    const { hash, room, view, holders } = this;
    this.cache.save({ n, hash, room, view, drawn: this.held.drawn, ...this.told.kept, talk: this.told.talk, holders, tokens: this.tokens });
  }

  private restore(): void {
    const kept = this.cache.load(this.tokens);
    if (!kept) return;
    [this.n, this.hash, this.room, this.view] = [kept.n, kept.hash, kept.room, kept.view];
    this.held.drawn = kept.drawn ?? null;
    this.told.restore(kept, kept.talk);
    this.holders = kept.holders ?? [];
    this.shown = kept.view?.seat ?? null;
    this.ending = endingOf(this.view?.public, this.n);
    this.seats = this.shown === null ? [] : [this.shown];
  }

  private get tokens(): string {
    return this.credentials.tokens.join();
  }

  // -- messages to the server ---------------------------------------------------------------------------------------

  /** Send a move; it is sent again after a reconnection until the server answers, under the same key. */
  play(move: string): void {
    if (!this.room || !this.view || this.pending) return;
    this.pending = move;
    this.posted = { move, version: this.view.public.version };
    this.pendingKey = this.outbox.post({ type: "move", ...this.posted, game: this.room.game, seat: this.shown });
  }

  /** Ask for more time for the move that is awaited; like a move, it is sent again until it is answered. */
  askForTime(): void {
    if (this.room && this.view && this.myTurn) this.outbox.post({ type: "more-time", game: this.room.game, version: this.view.public.version, seat: this.shown });
  }

  /** Ask what could be planned; `plannable` answers. */
  plan = (): boolean => this.send({ type: "plan" });

  claim(text: string, seat = this.shown): void {
    this.outbox.post({ type: "claim", text, seat });
  }

  chat(text: string, seat = this.shown): void {
    this.outbox.post({ type: "chat", text, seat });
  }

  /** Show the cards of a seat on this shared device, or nobody's; if the connection is lost, as soon as it is back. */
  showSeat(seat: number | null): void {
    this.wanted = this.send({ type: "curtain", seat }) ? null : seat;
  }

  /** Hide the cards that are shown, for the next person. Needs no answer: it works offline. */
  passDevice(): void {
    [this.turn, this.shown] = [null, null];
    if (this.view) this.view = withoutOwn(this.view);
    this.number(this.n);
    this.showSeat(null);
  }

  // -- questions ----------------------------------------------------------------------------------------------------

  seat(number: number): Seat | undefined {
    return this.room?.seats[number];
  }

  nameOf(number: number): string {
    return this.room?.seats[number]?.name ?? "?";
  }

  /** Whether the person in a seat is disconnected right now, or away, and no bot plays for them. */
  isNotHere(seat: number): boolean {
    const player = this.seat(seat);
    return player != null && !player.bot && !player.stand_in && (player.away || this.presence?.connected[seat] === false);
  }

  /** Who held a seat at an entry of the log. */
  holderAt(seat: number, n: number): Pick<SeatHolder, "name" | "dwarf" | "person" | "bot"> | undefined {
    const now = this.seat(seat);
    return holderAt(this.holders, seat, n) ?? (now && { ...now, person: null });
  }

  /** The names of the seats at an entry of the log. */
  namesAt(n: number): Names {
    return { nameOf: (seat) => this.holderAt(seat, n)?.name ?? "" };
  }

  /** Whether several people hold seats on this device. */
  private get isShared(): boolean {
    return this.credentials.tokens.length > 1;
  }

  get myTurn(): boolean {
    return !this.rest.active && this.view !== null && this.shown !== null && this.view.public.to_act === this.shown && this.view.legal.length > 0;
  }

  /** Whether the next round is dealt while the end of the last one is still looked at here: nothing of it is shown yet. */
  get dealtAhead(): boolean {
    return this.ending !== null && this.view?.public.round !== this.ending.round;
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

/** What is drawn of a table, in a running game and in a replay. */
export type Shown = Pick<Table, "room" | "view" | "shown" | "presence" | "clock" | "seat" | "nameOf">;
