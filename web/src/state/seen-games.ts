/** What this browser saw of its last games, kept in local storage so that it can be compared with their records. */
import type { Seen } from "../proof/seen";
import { load, remove, save } from "./storage";

/** Which game, and whether this browser played (`""`), watched (`"watch"`) or was the screen of the table (`"screen"`). */
export interface SeenGame {
  table: string;
  game: number;
  as: string;
  record: string | null;
}

const MOST_GAMES = 20;

export function games(): SeenGame[] {
  return load<SeenGame[]>("games", []);
}

function nameOf({ table, game, as }: Omit<SeenGame, "record">): string {
  return `game/${table}/${game}${as && `/${as}`}`;
}

/** Save the list, and remove what is no longer on it. */
function saveGames(list: SeenGame[]): void {
  const names = new Set(list.map(nameOf));
  for (const game of games()) if (!names.has(nameOf(game))) remove(nameOf(game));
  save("games", list);
}

export function loadSeen(table: string, game: number, as: string): Seen | null {
  return load<Seen | null>(nameOf({ table, game, as }), null);
}

/** Beyond the last twenty games, the oldest is forgotten. */
export function saveSeen(table: string, as: string, seen: Seen): void {
  const entry = { table, game: seen.game, as, record: null };
  const list = games();
  if (!list.some((one) => nameOf(one) === nameOf(entry))) saveGames([entry, ...list].slice(0, MOST_GAMES));
  save(nameOf(entry), seen);
}

/** Note under which id the record of a game can be read. */
export function noteRecord(table: string, game: number, record: string): void {
  const list = games();
  const unknown = list.filter((one) => one.table === table && one.game === game && one.record !== record);
  for (const one of unknown) one.record = record;
  if (unknown.length > 0) save("games", list);
}

export function forgetGames(table: string): void {
  saveGames(games().filter((game) => game.table !== table));
}
