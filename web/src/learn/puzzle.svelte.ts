/** A puzzle as this page knows it: a moment of a game, one answer, and what the server says about it. */
import type { PuzzleQuestion, PuzzleVerdict, WireView } from "../generated/wire";
import * as lessons from "../net/lessons";
import { Refusal } from "../net/lobby";
import { Trial } from "./trial.svelte";

export class Puzzle extends Trial {
  question = $state.raw<PuzzleQuestion | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  problem = $state.raw<{ code: string; values: Record<string, string | number> } | null>(null);

  constructor(readonly number: number) {
    super();
  }

  async open(): Promise<void> {
    await this.tried(async () => (this.question = await lessons.puzzle(this.number)));
  }

  /** Answer with a move or the number of a seat. */
  play(answer: string): void {
    if (this.pending !== null || this.isDone) return;
    this.pending = answer;
    void this.tried(async () => (this.verdict = await lessons.answerPuzzle(this.number, answer)));
  }

  private async tried(ask: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await ask();
    } catch (error) {
      this.problem = error instanceof Refusal ? { code: error.code, values: error.values } : { code: "unknown", values: {} };
    }
    this.pending = null;
  }

  get isDone(): boolean {
    return this.verdict !== null;
  }

  get view(): WireView | null {
    return this.question?.view ?? null;
  }
}
