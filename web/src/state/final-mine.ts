/** The mine as it lay when a round ended: the next round may have begun in the same step. */
import { GOAL_CELLS } from "../generated/constants";
import type { Goal, Public, WireView } from "../generated/wire";
import { keyOf } from "../notation/cells";
import { reachedCells } from "../notation/tunnel-way";
import type { LastStep } from "./round-ending";

export interface FinalMine {
  mine: Public["mine"];
  goals: Goal[];
  reached: WireView["reached"];
}

/** The mine after the last step of a round; what the step says of the next round is left out. */
export function finalMine({ before, events }: LastStep): FinalMine {
  const cards = new Map(before.mine.map(([column, row, card]) => [`${column},${row}`, [column, row, card] as Public["mine"][number]]));
  let goals = [...before.goals];
  for (const event of events) {
    if (event.kind === "round-ended") {
      goals = goals.map(({ card }, goal) => ({ content: event.goals[goal] ?? null, card }));
      break;
    }
    if (event.kind === "path-laid") cards.set(event.cell.join(), [...event.cell, event.card]);
    else if (event.kind === "rock-fell") cards.delete(event.cell.join());
    else if (event.kind === "goal-turned") goals[event.goal] = { content: event.content, card: event.content === "treasure" ? "Pnesw" : null };
    else if (event.kind === "stone-laid") goals[event.goal] = { content: goals[event.goal]?.content ?? null, card: event.card };
  }
  const mine = [...cards.values()];
  return { mine, goals, reached: reachedCells(cardsOf({ mine, goals })).map(({ column, row }) => [column, row]) };
}

/** Everything that carries a tunnel, by cells. */
export function cardsOf({ mine, goals }: Pick<FinalMine, "mine" | "goals">): Map<string, string> {
  const turned = goals.flatMap(({ card }, goal): [string, string][] => (card ? [[keyOf(GOAL_CELLS[goal]!), card]] : []));
  return new Map([...mine.map(([column, row, card]): [string, string] => [`${column},${row}`, card]), ...turned]);
}

/** A view with this mine in it, and nothing to do. */
export function viewOf(view: WireView, { mine, goals, reached }: FinalMine): WireView {
  return { ...view, reached, legal: [], public: { ...view.public, mine, goals } };
}
