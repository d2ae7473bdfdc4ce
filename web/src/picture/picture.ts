/** What a picture of the mine shows: the public board with who played and how it ended. */
import type { Dwarf, Public } from "../generated/wire";
import { finalMine, type FinalMine } from "../state/final-mine";
import type { EndedRound } from "../state/round-ending";
import type { Shown } from "../state/table.svelte";

export interface PicturePlayer {
  name: string;
  dwarf: Dwarf;
  /** Null while the round runs. */
  role: string | null;
  /** Null while the game runs. */
  nuggets: number | null;
}

export interface Picture {
  round: number;
  rounds: number;
  /** Null while the round runs, as a replay may show it. */
  winner: string | null;
  /** Who has won the game; nobody before its last round has ended. */
  winners: string[];
  /** When it was played, if that is known. */
  date: number | null;
  players: PicturePlayer[];
  mine: FinalMine;
}

/** The round of a table that has ended while the next has not begun; null while it runs. */
function endedRound(game: Public): EndedRound | null {
  const result = game.results.at(-1);
  if (!result || !["pick-gold", "over"].includes(game.phase)) return null;
  return { round: game.round, winner: result.winner, roles: result.roles, last: { before: game, events: [] } };
}

/** The picture of a round that has ended; by itself of the one that has just ended, or of the mine as it lies while none has. */
export function pictureOf(table: Shown, given: EndedRound | null, date: number | null): Picture | null {
  const [game, seats] = [table.view?.public, table.room?.seats];
  if (!game || !seats) return null;
  const ended = given ?? endedRound(game);
  return {
    round: ended?.round ?? game.round,
    rounds: game.rounds,
    winner: ended?.winner ?? null,
    winners: ended?.round === game.rounds ? (game.winners ?? []).map((seat) => table.nameOf(seat)) : [],
    date,
    players: seats.map(({ dwarf }, seat) => ({
      name: table.nameOf(seat), dwarf, role: ended?.roles[seat] ?? null, nuggets: game.nuggets?.[seat] ?? null,
    })),
    mine: finalMine(ended?.last ?? { before: game, events: [] }),
  };
}
