/** The end of a round, for as long as it is looked at. */
import type { Public, Step, WireEvent } from "../generated/wire";

export interface Ending {
  /** The number of the step that ended it: what was said later was said of it; after a reload, that of the last message. */
  n: number;
  round: number;
  winner: string;
  how: string;
  /** Who laid the last path, which need not be the finder that is paid first; unknown after a reload. */
  layer: number | null;
  roles: string[];
  spare: string | null;
  /** What the goals were, from the top row down. */
  goals: (string | null)[];
  paid: Extract<WireEvent, { kind: "gold-paid" }>[];
  /** At a table with open gold, the nuggets that seats have got for this round so far; after a reload, only what came since. */
  open: Partial<Record<number, number>>;
  /** The nuggets that the reader has got for this round so far; unknown after a reload. */
  won: number | null;
  /** The last step and the table before it, from which the mine follows as it lay in the end; null if that table is not known. */
  last: LastStep | null;
}

/** What tells of a round that is over, here or in a replay. */
export type EndedRound = Pick<Ending, "round" | "winner" | "roles" | "last">;

export interface LastStep {
  before: Pick<Public, "mine" | "goals" | "deck_size">;
  events: WireEvent[];
}

/**
 * The ending after a step: a new one if the round has ended, otherwise the present one with what has been paid since.
 * `before` is the table before the step.
 */
export function endingAfter(ending: Ending | null, { n, events, seat: layer }: Pick<Step, "n" | "events" | "seat">, before: Public | null, reader: number | null): Ending | null {
  const ended = events.find((event) => event.kind === "round-ended");
  const paid = events.filter((event) => event.kind === "gold-paid");
  const won = nuggetsIn(events, reader);
  if (ended) return { ...ended, n, layer, paid, open: shownIn(events), won, last: before && { before, events } };
  if (!ending) return null;
  return { ...ending, open: { ...ending.open, ...shownIn(events, ending.open) }, paid: paid.length > 0 ? paid : ending.paid, won: ending.won === null ? null : ending.won + won };
}

/** The nuggets that everybody saw, by seats, with those from before. */
function shownIn(events: WireEvent[], before: Ending["open"] = {}): Ending["open"] {
  const open: Ending["open"] = {};
  events.forEach((event, index) => {
    if (event.kind !== "gold-shown") return;
    const paid = events[index - 1];
    const loose = paid?.kind === "gold-paid" ? paid.loose : 0;
    open[event.seat] = event.values.reduce((sum, value) => sum + value, (open[event.seat] ?? before[event.seat] ?? 0) + loose);
  });
  return open;
}

function nuggetsIn(events: WireEvent[], reader: number | null): number {
  let nuggets = 0;
  for (const event of events) {
    if (event.kind === "gold-taken" && event.seat === reader) nuggets += event.value ?? 0;
    if (event.kind === "gold-paid" && event.seat === reader) nuggets += (event.kept ?? []).reduce((sum, value) => sum + value, event.loose);
  }
  return nuggets;
}

/** After a reload in the middle of a gold draft, the end of the round as the view tells it. */
export function endingOf(game: Public | undefined, n: number): Ending | null {
  const result = game?.results.at(-1);
  if (game?.phase !== "pick-gold" || !result || !game.roles) return null;
  const goals = game.goals.map((goal) => goal.content);
  return { ...result, n, layer: null, round: game.round, roles: game.roles, spare: game.spare, goals, paid: [], open: {}, won: null, last: { before: game, events: [] } };
}
