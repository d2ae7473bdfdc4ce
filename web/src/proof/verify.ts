/** The whole check of a finished game: what its record proves, and whether it is the game that this browser saw. */
import { compared, type Mark } from "./compare-seen";
import { Fault } from "./fault";
import { readRecord, type GameRecord, type KnownNames } from "./record";
import type { Seen } from "./seen";
import { checkRecord, verdictOf, type Group } from "./verdict";

/** One line: the sentence of `key` with these arguments. */
export interface Line {
  mark: Mark;
  key: string;
  arguments: { seats?: number[]; [name: string]: string | number | number[] | undefined };
}

/** Lines under a heading. */
interface Told {
  key: string;
  lines: Line[];
}

export interface Check {
  summary: { mark: Mark; key: string };
  groups: Told[];
  /** Of the players, by seats. */
  names: string[];
}

/** Findings that nobody need worry about but should know. */
const REMARKS = new Set(["cancelled", "cancelled-listed", "nobody", "no-part", "withheld", "limit-old"]);
const NOTES = new Set(["bots", "limit-looking", "limit-invented", "limit-checksum"]);

/** Check a record and compare it with what was seen; `known` names the editions and options that there are. */
export function verify(plain: unknown, seen: Seen | null, known: KnownNames): Check {
  let record: GameRecord | null = null;
  try {
    record = readRecord(plain, known);
    checkRecord(record);
  } catch (fault) {
    if (fault instanceof Fault) return faulty(fault, record, seen);
    throw fault;
  }
  const { summary, findings } = verdictOf(record);
  const told = (group: Group): Told => ({
    key: `verify-group-${group}`,
    lines: findings.filter((finding) => finding.group === group).map(({ code, arguments: values }) => line(markOf(code), `verify-${code}`, values)),
  });
  const [proved, shuffle, limits, witnessed] = [told("proved"), told("shuffle"), told("limits"), witness(record, seen)];
  limits.lines.push(line("note", "verify-seen-not-played"), line("note", "verify-seen-command"));
  const { names } = record;
  if (witnessed.lines.some(({ mark }) => mark === "wrong")) return { summary: WRONG, groups: [witnessed, proved, shuffle, limits], names };
  // The words of the command line also speak of the moves, which it has played again.
  const words = summary === "fair" ? FAIR : ({ mark: "remark", key: `verify-summary-${summary}` } as const);
  return { summary: words, groups: [proved, witnessed, shuffle, limits], names };
}

const FAIR = { mark: "proved", key: "verify-seen-summary-fair" } as const;
const WRONG = { mark: "wrong", key: "verify-seen-summary-wrong" } as const;

/** What is wrong with the record goes first; what was seen is told as far as the record can be read. */
function faulty(fault: Fault, record: GameRecord | null, seen: Seen | null): Check {
  const why: Told = { key: "verify-seen-group-fault", lines: [line("wrong", `refused-${fault.code}`, fault.values)] };
  return { summary: WRONG, groups: record ? [why, witness(record, seen)] : [why], names: record?.names ?? [] };
}

function witness(record: GameRecord, seen: Seen | null): Told {
  const lines = compared(record, seen).map(({ code, mark, arguments: values }) => line(mark, `verify-seen-${code}`, values));
  return { key: "verify-seen-group", lines };
}

function line(mark: Mark, key: string, values: Line["arguments"] = {}): Line {
  return { mark, key, arguments: values };
}

function markOf(code: string): Mark {
  return REMARKS.has(code) ? "remark" : NOTES.has(code) ? "note" : "proved";
}
