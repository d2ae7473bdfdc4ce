/**
 * What the player is about to do: a card, how it lies, and a target. Offers only moves the server gave. Chosen while others
 * play, it is a plan: it stays as long as it is possible, and is played by its player alone, once it is their turn.
 */
import { keyOf, type Cell } from "../notation/cells";
import { turned } from "../notation/cards";
import { parseMove, uses, type Move } from "../notation/moves";
import type { Step } from "../generated/wire";
import type { Table } from "./table.svelte";

/** What a choice needs of a table; a scene of the tutorial has it, too. */
export type Playable = Pick<Table, "room" | "view" | "shown" | "seats" | "myTurn" | "plannable" | "play"> & Partial<Pick<Table, "link">>;

export type Target = { cell: string } | { seat: number };

interface Chosen {
  /** The game, the round and the seat it was chosen in; in others it is void. */
  at: string;
  /** Moves played when it was last known to hold; beyond that it is void. */
  version: number;
  index: number | null;
  flipped: boolean;
  move: Move | null;
  discarding: boolean;
  /** Whether the move was chosen before the turn. */
  planned: boolean;
  /** The planned move that has become impossible. */
  lapsed: Move | null;
}

const NOTHING: Chosen = { at: "", version: 0, index: null, flipped: false, move: null, discarding: false, planned: false, lapsed: null };

export class Choice {
  private made = $state.raw<Chosen>(NOTHING);

  constructor(private readonly table: Playable) {}

  private situation = $derived.by(() => `${this.table.room?.game}/${this.table.view?.public.round}/${this.table.shown}`);
  private version = $derived.by(() => this.table.view?.public.version ?? 0);
  private current = $derived.by<Chosen>(() => (this.made.at === this.situation && this.made.version === this.version ? this.made : NOTHING));

  private set(change: Partial<Chosen>): void {
    this.made = { ...this.current, lapsed: null, planned: !this.table.myTurn, ...change, at: this.situation, version: this.version };
  }

  /** Somebody has moved: what this player has chosen stays, unless it was their own move. A view without its step voids it. */
  follow({ seat, version, events }: Pick<Step, "seat" | "version" | "events">): void {
    const others = seat !== this.table.shown;
    this.made = others && this.made.version === version - 1 ? { ...this.made, version } : NOTHING;
    // With another hand, what could be planned before is of no use.
    if (!others || events.some(({ kind }) => kind === "round-began")) this.table.plannable = null;
  }

  /** Place in the hand of the chosen card. */
  get index(): number | null {
    return this.current.index;
  }

  /** Whether a path card is held the other way round. */
  get flipped(): boolean {
    return this.current.flipped;
  }

  /** The move shown as a preview. */
  get move(): Move | null {
    return this.current.move;
  }

  set move(move: Move | null) {
    this.set({ move });
  }

  /** Whether the move or the discard waits for the turn, or waited for it. */
  get planned(): boolean {
    return this.current.planned && (this.move !== null || this.discarding);
  }

  /** Whether a planned move was given up because it has become impossible. */
  get lapsed(): boolean {
    return this.current.lapsed !== null;
  }

  /** Whether a move or a discard is chosen and has to be confirmed. */
  get isReady(): boolean {
    return this.discarding || this.move !== null;
  }

  get discarding(): boolean {
    return this.current.discarding;
  }

  set discarding(discarding: boolean) {
    this.set({ discarding });
  }

  /** Whether this player waits and could plan; on a shared device the others would see it. */
  waits = $derived.by(() => !this.table.myTurn && this.table.view?.own != null && this.table.view.public.phase === "play" && this.table.seats.length === 1);

  /** What the server said could be planned, of this game and seat; perhaps before the last moves of others. */
  private ahead = $derived.by(() => {
    const { plannable, room, shown } = this.table;
    return this.waits && plannable?.game === room?.game && plannable?.seat === shown ? plannable : null;
  });

  /** After which move the server has to be asked what could be planned; null if it need not be. */
  asks = $derived.by(() => (this.waits && this.card !== null && this.ahead?.version !== this.version ? this.version : null));

  moves = $derived.by<Move[]>(() => {
    const offered = this.table.myTurn ? this.table.view?.legal : this.ahead?.moves;
    return (offered ?? []).map(parseMove).filter((move) => move !== undefined);
  });

  /** Whether the planned move is known to be impossible by now. */
  impossible = $derived.by(() => {
    return this.known && this.move !== null && !this.isOffered(this.move);
  });

  /** Whether what the server last offered holds now. */
  private get known(): boolean {
    return this.table.myTurn || this.ahead?.version === this.version;
  }

  private isOffered(move: Move): boolean {
    return this.moves.some(({ text }) => text === move.text);
  }

  /** Give up a planned move that has become impossible; its card stays chosen. */
  letGo(): void {
    if (this.impossible) this.set({ move: null, lapsed: this.move });
  }

  /** Whether a planned move that had become impossible can be made after all. */
  possibleAgain = $derived.by(() => this.known && this.current.lapsed !== null && this.isOffered(this.current.lapsed));

  /** Plan it again. */
  offerAgain(): void {
    if (this.possibleAgain) this.set({ move: this.current.lapsed, planned: true });
  }

  card = $derived.by<string | null>(() => {
    const hand = this.table.view?.own?.hand ?? [];
    return this.index === null ? null : (hand[this.index] ?? null);
  });

  /** The chosen card as it is held. */
  held = $derived(this.card && this.flipped && this.card[0] === "P" ? turned(this.card) : this.card);

  /** Moves of the chosen card, or the decisions that wait; never discards. */
  open = $derived.by<Move[]>(() => {
    const phase = this.table.view?.public.phase;
    if (phase === "turn-goal" || phase === "lay-stone") return this.table.myTurn ? this.moves : [];
    const card = this.card;
    return card === null ? [] : this.moves.filter((move) => move.verb !== "-" && uses(move, card));
  });

  cells = $derived.by<Map<string, Move[]>>(() => grouped(this.open, (move) => ("cell" in move ? keyOf(move.cell) : null)));
  /** Whoever goes from one to the next comes to their own tool last where it would be broken. */
  targets = $derived.by<Map<number, Move[]>>(() => {
    const own = (move: Move) => Number(this.harmsOneself(move));
    return grouped([...this.open].sort((one, other) => own(one) - own(other)), (move) => ("seat" in move ? move.seat : null));
  });

  private harmsOneself(move: Move): boolean {
    return move.verb === "B" && move.seat === this.table.shown;
  }

  canTurn = $derived(this.card !== null && this.card[0] === "P" && turned(this.card) !== this.card);

  /** Whether cards can be played right now. */
  get isTurn(): boolean {
    return this.table.myTurn && this.moves.length > 0;
  }

  playable(card: string): boolean {
    return this.moves.some((move) => move.verb !== "-" && uses(move, card));
  }

  take(index: number): void {
    if (this.index === index) return this.clear();
    this.made = { ...NOTHING, at: this.situation, version: this.version, index };
    const card = this.card;
    const upright = this.open.some((move) => move.verb === "P" && move.card === card);
    if (card && !upright) this.set({ flipped: this.open.length > 0 && this.canTurn });
  }

  clear(): void {
    this.made = NOTHING;
  }

  /** Turn the held card, and the preview with it where that fits. */
  turn(): void {
    if (!this.canTurn && this.move?.verb !== "L") return;
    if (this.move && "cell" in this.move) {
      const other = this.ways(this.move.cell).find((way) => way.text !== this.move?.text);
      if (!other) return this.ask(this.turnedMove(this.move));
      return this.set({ move: other, flipped: other.verb === "P" ? other.card !== this.card : this.flipped });
    }
    this.set({ flipped: !this.flipped });
  }

  private turnedMove(move: Move): string {
    return move.verb === "P" ? `${turned(move.card)}@${keyOf(move.cell)}` : move.text;
  }

  ways(cell: Cell): Move[] {
    return this.cells.get(keyOf(cell)) ?? [];
  }

  /** A cell was chosen: preview, or play the preview. Where nothing fits, the server says which rule forbids it. */
  atCell(cell: Cell, confirm: boolean): void {
    const ways = this.ways(cell);
    const wanted = ways.find((way) => way.verb !== "P" || way.card === this.held) ?? ways[0];
    if (!wanted) return this.tryAt(cell);
    if (this.move && "cell" in this.move && keyOf(this.move.cell) === keyOf(cell)) return this.confirm();
    this.show(wanted, confirm);
  }

  atSeat(seat: number, confirm: boolean, tool?: string): void {
    const ways = this.targets.get(seat) ?? [];
    const wanted = ways.find((way) => "tool" in way && way.tool === tool) ?? ways[0];
    if (!wanted) return this.tryOn(seat);
    if (this.move?.text === wanted.text) return this.confirm();
    this.show(wanted, confirm || ways.length > 1 || this.harmsOneself(wanted));
  }

  /** Choose a move that is possible now, with its card and how it lies, and leave it to be confirmed. */
  prepare(text: string): void {
    const move = this.moves.find((one) => one.text === text);
    if (!move) return;
    const index = (this.table.view?.own?.hand ?? []).findIndex((card) => uses(move, card));
    this.made = { ...NOTHING, at: this.situation, version: this.version, index: index < 0 ? null : index };
    if (move.verb === "-") this.askToDiscard();
    else this.show(move, true);
  }

  /** Play the chosen card where there is only one way to. */
  playOnly(): void {
    const [only, ...others] = this.open;
    if (only && others.length === 0) this.show(only, false);
  }

  private show(move: Move, confirm: boolean): void {
    this.set({ discarding: false, move, flipped: move.verb === "P" ? move.card !== this.card : this.flipped });
    if (!confirm) this.confirm();
  }

  private tryAt(cell: Cell): void {
    const card = this.held;
    if (!card) return;
    this.set({ move: null });
    if (card[0] === "P" || card === "R" || card === "V") this.ask(`${card}@${keyOf(cell)}`);
  }

  private tryOn(seat: number): void {
    const card = this.card;
    if (!card || (card[0] !== "B" && card[0] !== "M")) return;
    this.ask(card.includes("+") ? `${card}>${seat}:${card.slice(1).split("+")[0]}` : `${card}>${seat}`);
  }

  /** Ask the server for a move that it did not offer: its refusal names the rule. Whoever waits would only hear that, and without a line nobody answers. */
  private ask(move: string): void {
    if (this.table.myTurn && this.table.link !== "lost") this.table.play(move);
  }

  /** The move that a confirmation plays now, if there is one. */
  get confirmable(): string | null {
    if (!this.table.myTurn) return null;
    return this.move?.text ?? (this.discarding && this.card ? `-${this.card}` : null);
  }

  /** Play what is shown; a plan waits for the turn. */
  confirm(): void {
    const move = this.confirmable;
    if (move !== null) this.table.play(move);
  }

  /** Whether a card of this hand can be discarded, or will be when it is this player's turn. */
  get canDiscard(): boolean {
    return this.card !== null && this.table.view?.public.phase === "play" && (this.table.myTurn || this.waits);
  }

  /** Ask whether the chosen card shall be discarded, or discard it. */
  askToDiscard(confirm = true): void {
    if (!this.canDiscard) return;
    this.set({ discarding: true, move: null });
    if (!confirm) this.confirm();
  }
}

/** Moves by what they are made on. */
export function grouped<K>(moves: Move[], keyed: (move: Move) => K | null): Map<K, Move[]> {
  const groups = new Map<K, Move[]>();
  for (const move of moves) {
    const key = keyed(move);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return groups;
}
