/**
 * What the game screen says: the line over the board, speech bubbles, refusals, and the words of its live region.
 * It keeps what was told, not the words: after a change of language all of it is read in the new one.
 */
import type { Said, WireEvent } from "../generated/wire";
import type { Problem } from "../state/table-problems";
import type { Table } from "../state/table.svelte";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { lineText, refusalText, saidText, storyText } from "../text/sentences";
import { told, type StoryEntry } from "../text/story";

/** Milliseconds that a speech bubble stays. */
const BUBBLE = 6000;

export class Announcer {
  /** The text of the live region. */
  spoken = $state("");
  private even = false;
  private latest = $state.raw<Pick<StoryEntry, "n" | "told">[]>([]);
  private refusal = $state.raw<Problem | null>(null);
  private said = $state.raw(new Map<number, string>());

  constructor(private readonly table: Table) {}

  /** What happened last, also before this page came. */
  ticker = $derived.by(() => (this.latest.length > 0 ? this.latest : lastOf(this.table.told.lines)).map((line) => lineText(line, this.table)).join(" "));
  /** Why the last move was refused, until something else happens; otherwise empty. */
  alert = $derived.by(() => (this.refusal ? refusalText(this.refusal.code, this.refusal.arguments, this.table) : ""));
  /** What has just been said, by seats. */
  bubbles = $derived.by(() => new Map([...this.said].map(([seat, text]) => [seat, saidText(text, this.table)])));

  /** Put words into the live region; the same words twice in a row differ by a mark that is not read out. */
  speak(words: string): void {
    this.even = !this.even;
    this.spoken = this.even ? words : `${words}\u200B`;
  }

  showStep(events: WireEvent[], n: number): void {
    this.refusal = null;
    const lines = events.map(told).filter((line) => line !== undefined);
    if (lines.length > 0) this.latest = lines.map((line) => ({ n, told: line }));
    this.speak([...lines.map((line) => storyText(line, this.table)), ...events.map(drawnCard)].filter(Boolean).join(" "));
  }

  showSaid({ seat, text }: Said): void {
    this.said = new Map(this.said).set(seat, text);
    this.speak(`${this.table.nameOf(seat)}: ${saidText(text, this.table)}`);
    setTimeout(() => this.said.get(seat) === text && (this.said = new Map([...this.said].filter(([other]) => other !== seat))), BUBBLE);
  }

  showRefusal(problem: Problem): void {
    this.refusal = problem;
  }

  clearRefusal(): void {
    this.refusal = null;
  }
}

/** The lines of the last entry that has any. */
function lastOf(lines: readonly StoryEntry[]): StoryEntry[] {
  return lines.filter((line) => line.n === lines.at(-1)?.n);
}

/** The card that this seat drew; others' cards are not known. */
function drawnCard(event: WireEvent): string {
  return event.kind === "drew" && event.card ? t("you-drew", { card: cardName(event.card) }) : "";
}
