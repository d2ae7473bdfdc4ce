/** The whole check of a finished game: what its record proves, and whether it is the game that this browser saw. */
import { compared, type Mark } from "./compare";
import { Fault } from "./fault";
import { readRecord, type GameRecord } from "./record";
import type { Seen } from "./seen";
import { checkRecord, verdictOf, type Group } from "./verdict";

/** One line: the sentence of `key` with these arguments. */
export interface Line {
  mark: Mark;
  key: string;
  arguments: { seats?: number[]; [name: string]: string | number | number[] | undefined };
}

export interface Check {
  summary: { mark: Mark; key: string };
  groups: { key: string; lines: Line[] }[];
  names: string[];
}

/** Findings that nobody need worry about but should know. */
const REMARKS = new Set(["cancelled", "cancelled-listed", "nobody", "no-part", "withheld", "limit-old"]);
const NOTES = new Set(["bots", "limit-looking", "limit-invented", "limit-checksum"]);
const GROUPS: Group[] = ["proved", "shuffle", "limits"];

export function verify(plain: unknown, seen: Seen | null): Check {
  let record: GameRecord | null = null;
  try {
    record = readRecord(plain);
    checkRecord(record);
  } catch (fault) {
    if (fault instanceof Fault) return failed(fault, record, seen);
    throw fault;
  }
  const { summary, findings } = verdictOf(record);
  const groups = GROUPS.map((group) => {
    const lines = findings.filter((finding) => finding.group === group);
    return { key: `verify-group-${group}`, lines: lines.map(({ code, arguments: values }) => ({ mark: markOf(code), key: `verify-${code}`, arguments: values })) };
  });
  groups[2]!.lines.push({ mark: "note", key: "verify-seen-not-played", arguments: {} });
  const [first, ...rest] = groups;
  const lines = seenLines(record, seen);
  const isWrong = lines.some((line) => line.mark === "wrong");
  return {
    // The words of the command line also speak of the moves, which it has played again.
    summary: isWrong ? WRONG : summary === "fair" ? FAIR : { mark: "remark", key: `verify-summary-${summary}` },
    groups: [...(isWrong ? [] : [first!]), { key: "verify-seen-group", lines }, ...(isWrong ? [first!] : []), ...rest],
    names: record.names,
  };
}

const FAIR = { mark: "proved", key: "verify-seen-summary-fair" } as const;
const WRONG = { mark: "wrong", key: "verify-seen-summary-wrong" } as const;

function failed(fault: Fault, record: GameRecord | null, seen: Seen | null): Check {
  const groups = [{ key: "verify-seen-group-fault", lines: [{ mark: "wrong" as const, key: `refused-${fault.code}`, arguments: fault.values }] as Line[] }];
  if (record) groups.push({ key: "verify-seen-group", lines: seenLines(record, seen) });
  return { summary: WRONG, groups, names: record?.names ?? [] };
}

function seenLines(record: GameRecord, seen: Seen | null): Line[] {
  return compared(record, seen).map(({ code, mark, arguments: values }) => ({ mark, key: `verify-seen-${code}`, arguments: values }));
}

function markOf(code: string): Mark {
  return REMARKS.has(code) ? "remark" : NOTES.has(code) ? "note" : "proved";
}
