/** The formulas of the fair deal (docs/protocol.md, "The deal"), the same as in src/saboteur/rules/proof.py. */
import { bigEndian, fromHex, joined, utf8 } from "./bytes";
import { Fault } from "./fault";
import { sha256 } from "./sha256";

/** The form of a proof. 1 had a secret that bound nothing but itself, and a record without a checksum. */
export const FORM = 2;
/** Hex digits at the beginning of a secret that are random; a hash of the start follows. */
const HEAD = 32;
/** Lists and objects within each other. */
const DEEPEST = 16;

/** What is fixed when the server commits itself to a deal. */
export interface Start {
  bots: (string | null)[];
  cancelled: number;
  chain: string;
  edition: string;
  first: number | null;
  options: string[];
  players: number;
  rounds: number;
}

export interface Cancelled {
  commitment: string;
  hashes: (string | null)[];
  reason: string;
  secret: string;
}

/**
 * JSON without spaces, the keys of every object in order as texts. Throws a Fault for what has no such spelling:
 * fractions, numbers that are not exact, keys that are not ASCII, deep nesting.
 */
export function canonical(value: unknown, depth = 0): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "object" || depth >= DEEPEST) throw new Fault("not-canonical");
  if (Array.isArray(value)) return `[${value.map((entry) => canonical(entry, depth + 1)).join(",")}]`;
  return `{${Object.keys(value).sort().map((key) => entry(key, (value as Record<string, unknown>)[key], depth)).join(",")}}`;
}

function entry(key: string, value: unknown, depth: number): string {
  if (!/^[\x00-\x7f]*$/.test(key)) throw new Fault("not-canonical");
  return `${JSON.stringify(key)}:${canonical(value, depth + 1)}`;
}

/** What the server publishes before it accepts any nonce. */
export function commitmentOf(secret: string): string {
  return sha256(joined(utf8("saboteur/commit/1"), fromHex(secret)));
}

/** The seed that the secret and the nonces, in seat order, give. */
export function seedOf(secret: string, nonces: (string | null)[]): string {
  const opened = nonces.map((nonce) => utf8(nonce ?? ""));
  return sha256(joined(utf8("saboteur/seed/1"), fromHex(secret), ...opened.flatMap((nonce) => [bigEndian(nonce.length), nonce])));
}

/** The secret of a deal: random bytes, and a hash that binds them to the start. */
export function secretOf(head: string, start: Start): string {
  return head + sha256(joined(utf8("saboteur/start/1"), fromHex(head), utf8(canonical(start)))).slice(0, HEAD);
}

/** Whether a secret was made for this start. */
export function isBound(secret: string, start: Start): boolean {
  return secret === secretOf(secret.slice(0, HEAD), start);
}

/** The chain with one more cancelled start; it begins as an empty text. */
export function chained(chain: string, { commitment, hashes, reason, secret }: Cancelled): string {
  return sha256(`saboteur/cancelled/1${chain}${canonical({ commitment, hashes, reason, secret })}`);
}

/** The checksum of a whole record. Throws a Fault for values that no record has. */
export function checksumOf(record: object): string {
  const { checksum: _, ...rest } = record as { checksum?: unknown };
  return sha256(`saboteur/record/1${canonical(rest)}`);
}
