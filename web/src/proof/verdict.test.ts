import { expect, test } from "vitest";
import text from "../../../tests/golden/proofs/proofs.json?raw";
import { canonical, chained, checksumOf, FORM, secretOf, type Cancelled, type Start } from "./commit-reveal";
import { Fault } from "./fault";
import { KNOWN } from "./known-names.fixture";
import { readRecord } from "./record";
import { checkRecord, verdictOf } from "./verdict";

type Plain = Record<string, unknown>;

interface Tampering {
  record: string;
  path: string;
  value?: unknown;
  delete?: boolean;
  checksum: "kept" | "renewed";
  fault: { code: string; arguments: Record<string, unknown> } | null;
  by_playing: boolean;
}

interface Vectors {
  formulas: {
    canonical: { value: unknown; utf8: string }[];
    secret: { head: string; start: Start; secret: string };
    chain: { before: string; start: Cancelled; after: string }[];
    checksum: { record: Plain; gives: string };
  };
  records: Record<string, { record: Plain; verdict: { findings: { code: string }[] } }>;
  tamperings: Tampering[];
}

const vectors = JSON.parse(text) as Vectors;
const RECORDS = vectors.records;
/** What only a program that can play the moves can tell. */
const BY_PLAYING = new Set(["played", "played-abandoned"]);

test.each(vectors.formulas.canonical)("one spelling for $value", ({ value, utf8 }) => {
  expect(Buffer.from(canonical(value)).toString("hex")).toBe(utf8);
});

test("a secret is bound to how the game began", () => {
  const { head, start, secret } = vectors.formulas.secret;
  expect(secretOf(head, start)).toBe(secret);
});

test.each(vectors.formulas.chain)("cancelled starts are chained", ({ before, start, after }) => {
  expect(chained(before, start)).toBe(after);
});

test("a checksum covers everything but itself", () => {
  expect(checksumOf(vectors.formulas.checksum.record)).toBe(vectors.formulas.checksum.gives);
});

test.each(Object.entries(RECORDS))("the record %s proves what it should", (_, { record, verdict }) => {
  const read = readRecord(record, KNOWN);
  checkRecord(read);
  const findings = verdict.findings.filter(({ code }) => !BY_PLAYING.has(code));
  expect(verdictOf(read)).toEqual({ ...verdict, findings });
});

test("the vectors tamper with every part", () => expect(vectors.tamperings.length).toBeGreaterThan(150));

test.each(vectors.tamperings)("$record with $path changed, its checksum $checksum, gives $fault.code", (tampering) => {
  const expected = tampering.by_playing ? null : tampering.fault;
  expect(faultOf(tampered(tampering))).toEqual(expected);
});

function faultOf(record: unknown): Tampering["fault"] {
  try {
    checkRecord(readRecord(record, KNOWN));
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { code: fault.code, arguments: fault.values };
  }
}

function tampered({ record: name, path, value, delete: gone, checksum }: Tampering): Plain {
  const record = structuredClone(RECORDS[name]!.record);
  const keys = path.slice(1).split("/");
  const last = keys.pop()!;
  const place = keys.reduce((within, key) => within[key] as Plain, record);
  if (!gone) place[last] = value;
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
  if (checksum === "renewed" && "checksum" in record) renew(record);
  return record;
}

function renew(record: Plain): void {
  try {
    record.checksum = checksumOf(record);
  } catch {
    // What has no spelling has no checksum either.
  }
}

test("the form is the one that the vectors have", () => expect(RECORDS.people!.record.proof).toMatchObject({ form: FORM }));

test("records by the newest rules and by all before them are read, by others not", () => {
  const read = (rules: number) => () => readRecord({ ...RECORDS.people!.record, rules }, { ...KNOWN, rules: 2 });
  for (const rules of [1, 2]) expect(read(rules)()).toMatchObject({ rules });
  for (const rules of [0, 3]) expect(read(rules)).toThrow(expect.objectContaining({ code: "unknown-rules", values: { rules } }));
});
