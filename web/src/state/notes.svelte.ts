/** What a player thinks of the others: a mark for each of them, kept in this browser alone, until the roles are shown. */
import { load, remove, save } from "./storage";
import type { Table } from "./table.svelte";

export const MARKS = ["trusted", "unsure", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

/** The notes of one table: of which deal, and by whose seat about whom. On a shared device everybody has their own. */
interface Kept {
  deal: string;
  marks: Record<number, Record<number, Mark>>;
}

function nameOf(code: string): string {
  return `notes/${code}`;
}

export function forgetNotes(code: string): void {
  remove(nameOf(code));
}

export class Notes {
  private kept = $state.raw<Kept>({ deal: "", marks: {} });

  constructor(private readonly table: Table) {
    this.kept = load(nameOf(table.code), this.kept);
  }

  /** The deal whose roles are being guessed; a new one makes the notes void. */
  private deal = $derived.by(() => `${this.table.room?.game}/${this.table.view?.public.round}`);
  private marks = $derived.by(() => (this.kept.deal === this.deal ? this.kept.marks : {}));

  /** Whether this player can note anything: about others, while their roles are hidden. */
  get possible(): boolean {
    return this.table.shown !== null && this.table.view?.own != null && this.table.view.public.roles === null;
  }

  /** What the player shown thinks of a seat. */
  of(seat: number): Mark | null {
    return this.possible ? (this.marks[this.table.shown!]?.[seat] ?? null) : null;
  }

  /** Note a mark, or take it away. */
  set(seat: number, mark: Mark | null): void {
    const by = this.table.shown;
    if (!this.possible || by === null || by === seat) return;
    const { [seat]: _, ...others } = this.marks[by] ?? {};
    this.kept = { deal: this.deal, marks: { ...this.marks, [by]: mark ? { ...others, [seat]: mark } : others } };
    save(nameOf(this.table.code), this.kept);
  }

  /** The next mark: none, trusted, unsure, suspect, and none again. */
  cycle(seat: number): void {
    const mark = this.of(seat);
    this.set(seat, MARKS[mark === null ? 0 : MARKS.indexOf(mark) + 1] ?? null);
  }
}
