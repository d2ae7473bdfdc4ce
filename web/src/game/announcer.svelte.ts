/**
 * What the game screen says: the line over the board, speech bubbles, refusals, and what is said aloud.
 * It keeps what was told, not the words: after a change of language all of it is read in the new one.
 */
import type { Said, Step, WireEvent } from "../generated/wire";
import type { Problem } from "../state/table-problems";
import { settings } from "../state/settings.svelte";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { lineText, refusalText, saidText } from "../text/sentences";
import { spokenStep } from "../text/spoken";
import { told, type StoryEntry } from "../text/story";

/** Milliseconds that a speech bubble stays. */
const BUBBLE = 6000;

export class Announcer {
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

  showStep(events: WireEvent[], step: Step): void {
    this.refusal = null;
    const lines = events.map(told).filter((line) => line !== undefined);
    if (lines.length > 0) this.latest = lines.map((line) => ({ n: step.n, told: line }));
    // The next round is told when it begins: after the end of the last one has been looked at.
    const spoken = events.filter(({ kind }) => kind !== "round-began" || !this.table.ending);
    say(spokenStep({ ...step, events: spoken }, this.table, settings.speech));
  }

  showSaid({ seat, text }: Said): void {
    this.said = new Map(this.said).set(seat, text);
    say(`${this.table.nameOf(seat)}: ${saidText(text, this.table)}`);
    setTimeout(() => this.said.get(seat) === text && (this.said = new Map([...this.said].filter(([other]) => other !== seat))), BUBBLE);
  }

  showRefusal(problem: Problem): void {
    this.refusal = problem;
    // The alert of the page is not heard beside a dialog.
    if (document.querySelector("dialog[open]")) say(this.alert);
  }

  clearRefusal(): void {
    this.refusal = null;
  }
}

/** The lines of the last entry that has any. */
function lastOf(lines: readonly StoryEntry[]): StoryEntry[] {
  return lines.filter((line) => line.n === lines.at(-1)?.n);
}
