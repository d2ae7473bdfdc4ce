/** A scene of the tutorial as this page knows it. The server plays it: every try is sent with all moves before it. */
import type { LessonMoment, WireView } from "../generated/wire";
import * as lessons from "../net/lessons";
import { Refusal } from "../net/lobby";
import { Trial, type Failure } from "./trial.svelte";

export class Scene extends Trial {
  moment = $state.raw<LessonMoment | null>(null);
  /** What became of the last try if it failed. */
  outcome = $state.raw<Failure | null>(null);
  private moves: string[] = [];

  constructor(readonly name: string) {
    super();
  }

  open = (): Promise<void> => this.ask([]);

  play(move: string): void {
    if (this.pending === null && !this.isDone) void this.ask([...this.moves, move], move);
  }

  private async ask(moves: string[], move: string | null = null): Promise<void> {
    this.pending = move;
    this.outcome = null;
    try {
      this.take(await lessons.lesson(this.name, moves), moves);
    } catch (error) {
      const { code, values } = error instanceof Refusal ? error : { code: "unknown", values: {} };
      this.outcome = { verdict: "problem", code, values };
    }
    this.pending = null;
  }

  private take(moment: LessonMoment, moves: string[]): void {
    this.moment = moment;
    const { verdict, refusal } = moment;
    if (verdict === "missed") this.outcome = { verdict };
    else if (verdict === "refused" && refusal) this.outcome = { verdict, code: refusal.code, values: refusal.arguments };
    else this.moves = moves;
  }

  get isDone(): boolean {
    return this.moment?.verdict === "done";
  }

  get view(): WireView | null {
    return this.moment?.view ?? null;
  }
}
