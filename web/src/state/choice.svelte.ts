/** What the player is about to do: a card, how it lies, and a target. Offers only moves the server gave. */
import { keyOf, type Cell } from "../notation/cells";
import { turned } from "../notation/cards";
import { parseMove, uses, type Move } from "../notation/moves";
import type { Table } from "./table.svelte";

export type Target = { cell: string } | { seat: number };

interface Chosen {
  /** The situation it was chosen in; in another one it is void. */
  at: string;
  index: number | null;
  flipped: boolean;
  move: Move | null;
  discarding: boolean;
}

const NOTHING: Chosen = { at: "", index: null, flipped: false, move: null, discarding: false };

export class Choice {
  private made = $state.raw<Chosen>(NOTHING);

  constructor(private readonly table: Table) {}

  /** Game, move and seat: whatever changes them, by step, welcome or curtain, makes a choice void. */
  private situation = $derived.by(() => `${this.table.room?.game}/${this.table.view?.public.version}/${this.table.shown}`);
  private current = $derived.by<Chosen>(() => (this.made.at === this.situation ? this.made : NOTHING));

  private set(change: Partial<Chosen>): void {
    this.made = { ...this.current, ...change, at: this.situation };
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

  get discarding(): boolean {
    return this.current.discarding;
  }

  set discarding(discarding: boolean) {
    this.set({ discarding });
  }

  moves = $derived.by<Move[]>(() => {
    const legal = this.table.myTurn ? (this.table.view?.legal ?? []) : [];
    return legal.map(parseMove).filter((move) => move !== undefined);
  });

  card = $derived.by<string | null>(() => {
    const hand = this.table.view?.own?.hand ?? [];
    return this.index === null ? null : (hand[this.index] ?? null);
  });

  /** The chosen card as it is held. */
  held = $derived(this.card && this.flipped && this.card[0] === "P" ? turned(this.card) : this.card);

  /** Moves of the chosen card, or the decisions that wait; never discards. */
  open = $derived.by<Move[]>(() => {
    const phase = this.table.view?.public.phase;
    if (phase === "turn-goal" || phase === "lay-stone") return this.moves;
    const card = this.card;
    return card === null ? [] : this.moves.filter((move) => move.verb !== "-" && uses(move, card));
  });

  cells = $derived.by<Map<string, Move[]>>(() => grouped(this.open, (move) => ("cell" in move ? keyOf(move.cell) : null)));
  targets = $derived.by<Map<number, Move[]>>(() => grouped(this.open, (move) => ("seat" in move ? move.seat : null)));

  canTurn = $derived(this.card !== null && this.card[0] === "P" && turned(this.card) !== this.card);

  playable(card: string): boolean {
    return this.moves.some((move) => move.verb !== "-" && uses(move, card));
  }

  take(index: number): void {
    if (this.index === index) return this.clear();
    this.made = { ...NOTHING, at: this.situation, index };
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
    if (this.move && "cell" in this.move && keyOf(this.move.cell) === keyOf(cell)) return this.play();
    this.show(wanted, confirm);
  }

  atSeat(seat: number, confirm: boolean, tool?: string): void {
    const ways = this.targets.get(seat) ?? [];
    const wanted = ways.find((way) => "tool" in way && way.tool === tool) ?? ways[0];
    if (!wanted) return this.tryOn(seat);
    if (this.move?.text === wanted.text) return this.play();
    this.show(wanted, confirm || ways.length > 1);
  }

  private show(move: Move, confirm: boolean): void {
    this.set({ discarding: false, move, flipped: move.verb === "P" ? move.card !== this.card : this.flipped });
    if (!confirm) this.play();
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

  /** Ask the server for a move that it did not offer: its refusal names the rule. */
  private ask(move: string): void {
    this.table.play(move);
  }

  play(): void {
    if (!this.move) return;
    const { text } = this.move;
    this.table.play(text);
  }

  discard(): void {
    if (this.card) this.table.play(`-${this.card}`);
  }
}

function grouped<K>(moves: Move[], keyed: (move: Move) => K | null): Map<K, Move[]> {
  const groups = new Map<K, Move[]>();
  for (const move of moves) {
    const key = keyed(move);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return groups;
}
