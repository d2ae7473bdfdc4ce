/** An example of the rulebook as this page knows it. The server plays it: every try is sent with all moves before it. */
import type { ExampleMoment, WireView } from "../generated/wire";
import * as lessons from "../net/lessons";
import { Refusal } from "../net/lobby";
import { t } from "../text/localize.svelte";
import { storyText } from "../text/sentences";
import { told } from "../text/story";
import { Trial } from "./trial.svelte";

/** Phases in which there is something to try; afterwards the round is over. */
const PLAYED = ["play", "turn-goal", "lay-stone"];

export class Example extends Trial {
  private moment = $state.raw<ExampleMoment | null>(null);
  /** Why the last try is not allowed. */
  refusal = $state.raw<{ code: string; values: Record<string, string | number> } | null>(null);
  private moves: string[] = [];

  constructor(readonly name: string, private readonly edition: string) {
    super();
  }

  open = (): Promise<void> => this.ask([]);

  play(move: string): void {
    if (this.pending === null) void this.ask([...this.moves, move], move);
  }

  private async ask(moves: string[], move: string | null = null): Promise<void> {
    this.pending = move;
    try {
      this.take(await lessons.example(this.name, this.edition, moves), moves);
    } catch (error) {
      const { code, values } = error instanceof Refusal ? error : { code: "unknown", values: {} };
      this.refusal = { code, values };
    }
    this.pending = null;
  }

  private take(moment: ExampleMoment, moves: string[]): void {
    const { refusal } = (this.moment = moment);
    this.refusal = refusal && { code: refusal.code, values: refusal.arguments };
    if (!refusal) this.moves = moves;
  }

  /** Whether anything has changed since the beginning. */
  get isPlayed(): boolean {
    return this.moment !== null && this.moves.length > 0;
  }

  get isDone(): boolean {
    return !PLAYED.includes(this.view?.public.phase ?? "play");
  }

  get view(): WireView | null {
    return this.moment?.view ?? null;
  }

  /** What came of the last move, as it is told of anybody. */
  get story(): string[] {
    const names = { nameOf: (seat: number) => t("seat", { seat: seat + 1 }) };
    return (this.moment?.events ?? []).flatMap((event) => {
      const line = told(event);
      return line ? [storyText(line, names)] : [];
    });
  }
}
