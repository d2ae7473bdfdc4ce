/** What a record proves by itself: the checks and the codes of src/saboteur/rules/verification.py, without playing the moves. */
import { chained, checksumOf, commitmentOf, FORM, isBound, seedOf } from "./commit-reveal";
import { Fault } from "./fault";
import { nonceHash } from "./nonce";
import type { GameRecord } from "./record";

export type Group = "proved" | "shuffle" | "limits";
export type Summary = "fair" | "remarks" | "nobody" | "old";

export interface Finding {
  group: Group;
  code: string;
  arguments: { count?: number; seats?: number[] };
}

export interface Verdict {
  form: number;
  summary: Summary;
  findings: Finding[];
}

/** Check a record that can be read. Throws a Fault with the first thing that does not hold. */
export function checkRecord(record: GameRecord): void {
  checkDeal(record);
  checkStart(record);
  if (formOf(record) === FORM && record.checksum !== checksumOf(record)) throw new Fault("checksum-misfits");
}

function formOf(record: GameRecord): number {
  return record.proof.form ?? 1;
}

/** The secret is the one committed to, the nonces are those announced, and the seed follows from both. */
function checkDeal({ proof, bots, seed }: GameRecord): void {
  if (commitmentOf(proof.secret) !== proof.commitment) throw new Fault("commitment-misfits");
  proof.cancelled.forEach(({ secret, commitment }, place) => {
    if (commitmentOf(secret) !== commitment) throw new Fault("cancelled-misfits", { number: place + 1 });
  });
  proof.nonces.forEach((nonce, seat) => {
    const shown = proof.hashes[seat]!;
    if (nonce !== null && shown !== nonceHash(nonce)) throw new Fault("nonce-misfits", { seat });
    if (shown !== null && bots[seat] !== null) throw new Fault("bot-nonce", { seat });
  });
  if (seed !== seedOf(proof.secret, proof.nonces)) throw new Fault("seed-misfits");
}

/** The secret binds rules, bots and cancelled starts; one that does is of no older form, whatever the file says. */
function checkStart(record: GameRecord): void {
  const { bots, edition, first, options, players, rounds, proof } = record;
  const chain = proof.cancelled.reduce(chained, "");
  const start = { bots, cancelled: proof.cancelled.length, chain, edition, first, options: [...options].sort(), players, rounds };
  const bound = isBound(proof.secret, start);
  if (bound && formOf(record) !== FORM) throw new Fault("form-removed");
  if (!bound && formOf(record) === FORM) throw new Fault("start-misfits");
}

/** What a record without fault comes to. */
export function verdictOf(record: GameRecord): Verdict {
  const { proof, bots } = record;
  const seats = bots.map((_, seat) => seat);
  const took = seats.filter((seat) => proof.nonces[seat]);
  const withheld = seats.filter((seat) => proof.hashes[seat] !== null && proof.nonces[seat] === null);
  const silent = seats.filter((seat) => bots[seat] === null && !took.includes(seat) && !withheld.includes(seat));
  const shuffle = { "took-part": took, "no-part": silent, bots: seats.filter((seat) => bots[seat] !== null), withheld };
  const form = formOf(record);
  const findings = [...proved(record, form, took), ...shuffled(shuffle), ...limits(form)];
  return { form, summary: summaryOf(record, form, took, withheld), findings };
}

function summaryOf({ proof }: GameRecord, form: number, took: number[], withheld: number[]): Summary {
  if (took.length === 0) return "nobody";
  if (withheld.length > 0 || proof.cancelled.length > 0) return "remarks";
  return form === FORM ? "fair" : "old";
}

function proved({ proof }: GameRecord, form: number, took: number[]): Finding[] {
  const count = proof.cancelled.length;
  const found: Finding[] = [{ group: "proved", code: took.length > 0 ? "deal-fixed" : "deal-unchanged", arguments: {} }];
  if (form === FORM) found.push({ group: "proved", code: "rules-fixed", arguments: {} });
  if (count > 0) found.push({ group: "proved", code: form === FORM ? "cancelled" : "cancelled-listed", arguments: { count } });
  else if (form === FORM) found.push({ group: "proved", code: "cancelled-none", arguments: {} });
  return found;
}

function shuffled(told: Record<string, number[]>): Finding[] {
  const found = Object.entries(told).filter(([, seats]) => seats.length > 0);
  const findings: Finding[] = found.map(([code, seats]) => ({ group: "shuffle", code, arguments: { seats } }));
  return told["took-part"]!.length > 0 ? findings : [{ group: "shuffle", code: "nobody", arguments: {} }, ...findings];
}

function limits(form: number): Finding[] {
  const codes = form === FORM ? ["limit-looking", "limit-invented", "limit-checksum"] : ["limit-old", "limit-looking", "limit-invented"];
  return codes.map((code) => ({ group: "limits", code, arguments: {} }));
}
