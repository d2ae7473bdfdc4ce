/** A record as the server gives it: whether it is one, key by key, as in src/saboteur/rules/record.py and record_schema.py. */
import { FORM, type Cancelled } from "./commit-reveal";
import { Fault } from "./fault";
import { FEWEST_PLAYERS, MOST_PLAYERS } from "./hand-sizes";

export interface Proof {
  form?: number;
  commitment: string;
  secret: string;
  hashes: (string | null)[];
  nonces: (string | null)[];
  cancelled: Cancelled[];
}

export interface GameRecord {
  edition: string;
  players: number;
  options: string[];
  rounds: number;
  first: number | null;
  seed: string | null;
  moves: string[];
  names: string[];
  bots: (string | null)[];
  ended: "finished" | "abandoned";
  proof: Proof;
  checksum?: string;
}

/** What this client has sentences for and has been built for: a vocabulary, which the caller brings. */
export interface KnownNames {
  /** The number of the newest rules; records by older ones are read as well. */
  rules: number;
  editions: readonly string[];
  options: readonly string[];
}

type Plain = Record<string, unknown>;
type Fits = (value: unknown, record: { players: number; moves: unknown[] }) => boolean;

const FORMAT = 1;
const MOST_ROUNDS = 5;
const BOT = /^[a-z][a-z0-9-]{0,31}$/;

/** Read a record. Throws a Fault with the first thing that no record of a server has. */
export function readRecord(plain: unknown, known: KnownNames): GameRecord {
  if (!isObject(plain)) throw new Fault("not-an-object", { key: "record" });
  checkGame(plain, known);
  const { proof } = plain;
  if (!isObject(proof)) throw new Fault("no-proof");
  const { form = 1 } = proof;
  if (!isNumber(form, FORM) || form === 0) throw new Fault("unknown-form");
  const record = plain as unknown as GameRecord;
  for (const [key, fits] of Object.entries(PROOF)) {
    if (!(key in proof) || !fits(proof[key], record)) throw new Fault("proof-unreadable", { key });
  }
  const written: Record<string, Fits> = form === FORM ? { ...WRITTEN, checksum: isHash } : WRITTEN;
  for (const [key, fits] of Object.entries(written)) {
    if (!(key in plain)) throw new Fault("missing", { key });
    if (!fits(plain[key], record)) throw new Fault("misshapen", { key });
  }
  if ("holders" in plain && !areHolders(plain.holders, record, plain.talk as Line[])) throw new Fault("misshapen", { key: "holders" });
  if ("programs" in plain && !arePrograms(plain.programs, record)) throw new Fault("misshapen", { key: "programs" });
  return record;
}

// -- what a game needs ------------------------------------------------------------------------------------------------

function checkGame(plain: Plain, known: KnownNames): void {
  const format = number(plain, "format");
  if (format !== FORMAT) throw new Fault("unknown-format", { format });
  const rules = number(plain, "rules", known.rules);
  if (rules < 1 || rules > known.rules) throw new Fault("unknown-rules", { rules });
  const edition = text("edition", taken(plain, "edition"));
  const players = number(plain, "players");
  const options = has(plain, "options") ? texts(plain, "options") : [];
  if (new Set(options).size < options.length) throw new Fault("twice", { key: "options" });
  const rounds = number(plain, "rounds", 3);
  const first = has(plain, "first") ? number(plain, "first") : 0;
  if (!known.editions.includes(edition)) throw new Fault("unknown-edition", { edition });
  if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) throw new Fault("bad-players", { players });
  if (rounds < 1 || rounds > MOST_ROUNDS) throw new Fault("bad-rounds", { rounds });
  for (const option of [...options].sort()) if (!known.options.includes(option)) throw new Fault("unknown-option", { option });
  if (first < 0 || first >= players) throw new Fault("bad-first", { first });
  if (has(plain, "seed") === has(plain, "deal")) throw new Fault("seed-or-deal");
  if (has(plain, "seed") && !isText(text("seed", plain.seed), Infinity)) throw new Fault("seed-not-text");
  texts(plain, "moves");
}

/** Null counts as absent. */
function has(plain: Plain, key: string): boolean {
  return plain[key] != null;
}

function taken(plain: Plain, key: string): unknown {
  if (!has(plain, key)) throw new Fault("missing", { key });
  return plain[key];
}

function number(plain: Plain, key: string, otherwise?: number): number {
  if (otherwise !== undefined && !has(plain, key)) return otherwise;
  const value = taken(plain, key);
  if (!Number.isInteger(value)) throw new Fault("not-a-number", { key });
  return value as number;
}

function text(key: string, value: unknown): string {
  if (typeof value !== "string") throw new Fault("not-a-text", { key });
  return value;
}

function texts(plain: Plain, key: string): string[] {
  const value = taken(plain, key);
  if (!Array.isArray(value)) throw new Fault("not-a-list", { key });
  return value.map((entry) => text(key, entry));
}

// -- kinds of values --------------------------------------------------------------------------------------------------

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown, largest: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest;
}

/** Text that can be written down: a lone surrogate cannot. Its length is counted in characters. */
function isText(value: unknown, longest: number): boolean {
  return typeof value === "string" && [...value].length <= longest && !/\p{Surrogate}/u.test(value);
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === "string" && pattern.test(value);
}

function isHash(value: unknown): boolean {
  return matches(/^[0-9a-f]{64}$/, value);
}

function perSeat(fits: (entry: unknown) => boolean): Fits {
  return (value, { players }) => Array.isArray(value) && value.length === players && value.every(fits);
}

const nullOr = (fits: (value: unknown) => boolean) => (value: unknown) => value === null || fits(value);

// -- what the server adds to a game -----------------------------------------------------------------------------------

const isTalk: Fits = (value, { players, moves }) => {
  const isSaid = (line: unknown) =>
    Array.isArray(line) && line.length === 3 && isNumber(line[0], moves.length) && isNumber(line[1], players - 1) && isText(line[2], 600);
  return Array.isArray(value) && value.every(isSaid) && value.every((line, place) => place === 0 || value[place - 1][0] <= line[0]);
};

type Line = [number, number, string];
type Size = Parameters<Fits>[1];

const isDwarf = (dwarf: unknown) => Array.isArray(dwarf) && dwarf.length === 3 && dwarf.every((part) => isNumber(part, 15));

/** Who took over a seat, in order; the talk has been looked at. */
function areHolders(value: unknown, record: Size, talk: Line[]): boolean {
  if (!Array.isArray(value) || !value.every((holder) => isHolder(holder, record, talk))) return false;
  return value.every(({ moves, talk: lines }, place) =>
    place === 0 || value[place - 1].moves < moves || (value[place - 1].moves === moves && value[place - 1].talk <= lines));
}

function isHolder(holder: unknown, { players, moves }: Size, talk: Line[]): boolean {
  if (!isObject(holder)) return false;
  const { moves: before, talk: lines } = holder;
  return isNumber(before, moves.length) && isNumber(lines, talk.length)
    && talk.every(([at], place) => (place < lines ? at <= before : at >= before))
    && isNumber(holder.seat, players - 1) && isText(holder.name, 64)
    && "bot" in holder && (holder.bot === null || matches(BOT, holder.bot)) && isDwarf(holder.dwarf)
    && (!("program" in holder) || holder.program === true);
}

/** Seats whose players said that they are programs, in order, each once. */
function arePrograms(value: unknown, { players }: Size): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((seat, place) => isNumber(seat, players - 1) && (place === 0 || value[place - 1] < seat));
}

const isBy: Fits = (value, { moves }) =>
  isObject(value) && Object.entries(value).every(([index, who]) =>
    /^(0|[1-9][0-9]{0,8})$/.test(index) && Number(index) < moves.length
      && (who === "clock" || (typeof who === "string" && who.startsWith("bot:") && BOT.test(who.slice(4)))));

const anything: Fits = () => true;

/** Everything that a server writes, in the order in which it is looked at. */
const WRITTEN: Record<string, Fits> = {
  rules: anything, options: anything, rounds: anything, first: anything, seed: anything,
  names: perSeat((name) => isText(name, 64)),
  bots: perSeat(nullOr((bot) => matches(BOT, bot))),
  dwarfs: perSeat(isDwarf),
  times: (value) => isObject(value) && [value.began, value.ended].every((time) => isNumber(time, Number.MAX_SAFE_INTEGER)),
  talk: isTalk,
  by: isBy,
  ended: (value) => value === "finished" || value === "abandoned",
  winners: (value, { players }) => value === null || (Array.isArray(value) && value.every((seat) => isNumber(seat, players - 1))),
  nuggets: perSeat((count) => isNumber(count, 1000)),
};

function isCancelled(start: unknown): boolean {
  return isObject(start) && isHash(start.commitment) && isHash(start.secret) && matches(/^[a-z][a-z-]{0,31}$/, start.reason)
    && Array.isArray(start.hashes) && start.hashes.length <= MOST_PLAYERS && start.hashes.every(nullOr(isHash));
}

const PROOF: Record<string, Fits> = {
  commitment: isHash,
  secret: isHash,
  hashes: perSeat(nullOr(isHash)),
  nonces: perSeat(nullOr((nonce) => isText(nonce, 128))),
  cancelled: (value) => Array.isArray(value) && value.every(isCancelled),
};
