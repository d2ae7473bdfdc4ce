/** Small things this browser remembers. Works, forgetfully, where storage is forbidden. */
const PREFIX = "saboteur/";
const fallback = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    const text = fallback.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
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
}

export function releaseSeat(code: string, token: string): void {
  const tables = heldTables();
  for (const table of tables) {
    if (table.code === code) table.seats = table.seats.filter((held) => held.token !== token);
  }
  keep("tables", tables.filter((table) => table.seats.length > 0));
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
