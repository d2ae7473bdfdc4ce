/** The end of a round, for as long as it is looked at. */
import type { Public, WireEvent } from "../generated/wire";

export interface Ending {
  round: number;
  winner: string;
  how: string;
  /** Who laid the last path, which need not be the finder that is paid first; unknown after a reload. */
  layer: number | null;
  roles: string[];
  spare: string | null;
  paid: Extract<WireEvent, { kind: "gold-paid" }>[];
}

/** The ending after a step: a new one if the round has ended, otherwise the present one with what has been paid since. */
export function endingAfter(ending: Ending | null, events: WireEvent[], layer: number | null): Ending | null {
  const ended = events.find((event) => event.kind === "round-ended");
  const paid = events.filter((event) => event.kind === "gold-paid");
  if (ended) return { ...ended, layer, paid };
  return ending && paid.length > 0 ? { ...ending, paid } : ending;
}

/** After a reload in the middle of a gold draft, the end of the round as the view tells it. */
export function endingOf(game: Public | undefined): Ending | null {
  const result = game?.results.at(-1);
  if (game?.phase !== "pick-gold" || !result || !game.roles) return null;
  return { ...result, layer: null, round: game.round, roles: game.roles, spare: game.spare, paid: [] };
}
