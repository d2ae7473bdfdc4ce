/** Small things this browser remembers. Works, forgetfully, where storage is forbidden. */
const PREFIX = "saboteur/";
const fallback = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  const text = fallback.get(name) ?? stored(name);
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    fallback.delete(name);
  } catch {
    fallback.set(name, text);
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** A seat this browser holds at a table. */
export interface HeldSeat {
  seat: number;
  token: string;
  name: string;
}

export interface HeldTable {
  code: string;
  seats: HeldSeat[];
  at: number;
}

const LONGEST_LIST = 20;

export function heldTables(): HeldTable[] {
  return kept<HeldTable[]>("tables", []);
}

export function heldTable(code: string): HeldTable | undefined {
  return heldTables().find((table) => table.code === code);
}

/** Remember a seat; several at one table make it a shared device. */
export function holdSeat(code: string, seat: HeldSeat): void {
  const tables = heldTables();
  const table = tables.find((held) => held.code === code) ?? { code, seats: [], at: 0 };
  table.seats = [...table.seats.filter((held) => held.token !== seat.token), seat];
  table.at = Date.now();
  keep("tables", [table, ...tables.filter((held) => held.code !== code)].slice(0, LONGEST_LIST));
}

export function releaseTable(code: string): void {
  keep("tables", heldTables().filter((held) => held.code !== code));
  keepGames(games().filter((game) => game.table !== code));
}

export function releaseSeat(code: string, token: string): void {
  const tables = heldTables();
  for (const table of tables) {
    if (table.code === code) table.seats = table.seats.filter((held) => held.token !== token);
  }
  keep("tables", tables.filter((table) => table.seats.length > 0));
}

/** A game of which this browser keeps what it saw, as a player or as somebody who only looked on. */
interface KeptGame {
  table: string;
  game: number;
  as: string;
  record: string | null;
}

const MOST_GAMES = 20;

function games(): KeptGame[] {
  return kept<KeptGame[]>("games", []);
}

function nameOf({ table, game, as }: KeptGame): string {
  return `game/${table}/${game}${as && `/${as}`}`;
}

/** Keep the list, and forget what is not on it. */
function keepGames(list: KeptGame[]): void {
  const names = new Set(list.map(nameOf));
  for (const game of games()) if (!names.has(nameOf(game))) forget(nameOf(game));
  keep("games", list);
}

export function keptGame<T>(table: string, game: number, as: string): T | null {
  return kept<T | null>(nameOf({ table, game, as, record: null }), null);
}

export function keepGame(table: string, game: number, as: string, seen: unknown): void {
  const name = nameOf({ table, game, as, record: null });
  const list = games();
  if (!list.some((one) => nameOf(one) === name)) keepGames([{ table, game, as, record: null }, ...list].slice(0, MOST_GAMES));
  keep(name, seen);
}

/** Learn under which id the record of a game can be read. */
export function noteRecord(table: string, game: number, record: string): void {
  const list = games();
  const unknown = list.filter((one) => one.table === table && one.game === game && one.record !== record);
  for (const one of unknown) one.record = record;
  if (unknown.length > 0) keep("games", list);
}

/** What was seen of the game with this record. */
export function keptGameOf<T>(record: string): T | null {
  return keptGames<T>((game) => game.record === record)[0] ?? null;
}

/** What was seen of games; a player saw more than somebody who looked on, and goes first. */
export function keptGames<T>(wanted: (game: KeptGame) => boolean = () => true): T[] {
  const found = games().filter(wanted).sort((one, other) => one.as.length - other.as.length);
  return found.flatMap(({ table, game, as }) => keptGame<T>(table, game, as) ?? []);
}

/** Who plays in this browser. */
export interface Myself {
  name: string;
  dwarf: { shape: number; colour: number; pattern: number };
}

export function myself(): Myself {
  return kept<Myself>("myself", {
    name: "",
    dwarf: { shape: Math.floor(Math.random() * 6), colour: Math.floor(Math.random() * 10), pattern: 0 },
  });
}

export function keepMyself(me: Myself): void {
  keep("myself", me);
}
