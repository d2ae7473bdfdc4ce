import { beforeEach, expect, test } from "vitest";
// A game of three rounds as a server recorded it, and as the browser of the first of two people saw it.
import { checksumOf, seedOf } from "./commit-reveal";
import { compared } from "./compare-seen";
import { KNOWN } from "./known-names.fixture";
import { nonceHash } from "./nonce";
import type { GameRecord } from "./record";
import type { Seen } from "./seen";
import { verify } from "./verify";
import fixture from "./verify.fixture.json";

let record: GameRecord;
let seen: Seen;

beforeEach(() => {
  record = structuredClone(fixture.record) as unknown as GameRecord;
  seen = structuredClone(fixture.seen) as unknown as Seen;
});

const codes = (mark: string) => compared(record, seen).filter((finding) => finding.mark === mark).map(({ code }) => code);
const round = (number: number) => seen.rounds[number]!;
const own = (number: number) => seen.own[0]!.rounds[number]!;

test("a game as it was seen is proved in every part", () => {
  const { summary, groups } = verify(record, seen, KNOWN);
  expect(summary).toEqual({ mark: "proved", key: "verify-seen-summary-fair" });
  expect(groups.map((group) => group.key)).toEqual(["verify-group-proved", "verify-seen-group", "verify-group-shuffle", "verify-group-limits"]);
  const lines = groups.flatMap((group) => group.lines);
  expect(lines.filter((line) => line.mark === "wrong" || line.mark === "remark")).toEqual([]);
  expect(codes("proved")).toEqual(["commitment", "hashes", "nonce", "cards", "gold", "moves"]);
  expect(lines.slice(-2).map(({ mark, key }) => [mark, key])).toEqual([["note", "verify-seen-not-played"], ["note", "verify-seen-command"]]);
});

test("what was compared is counted", () => {
  const drawn = [1, 2, 3].map((number) => own(number).drawn.length);
  expect(drawn.every((count) => count > 5)).toBe(true);
  const count = 3 * 6 + drawn.reduce((sum, one) => sum + one);
  expect(compared(record, seen)).toContainEqual({ code: "cards", mark: "proved", arguments: { count } });
  expect(compared(record, seen)).toContainEqual({ code: "moves", mark: "proved", arguments: { count: record.moves.length } });
});

/** Each thing that was seen otherwise than the record has it, and what that is called. */
const CONTRADICTIONS: [string, () => void, string][] = [
  ["another commitment", () => (seen.commitment = "0".repeat(64)), "commitment-other"],
  ["another edition", () => (seen.start!.edition = "et"), "start-other"],
  ["another option", () => seen.start!.options.push("open_gold"), "start-other"],
  ["more rounds", () => (seen.start!.rounds = 5), "start-other"],
  ["another named first player", () => (seen.start!.first = 2), "start-other"],
  ["no bot", () => (seen.start!.bots = [null, null, null]), "start-other"],
  ["another hash of somebody else", () => (seen.hashes[2] = "0".repeat(64)), "hash-other"],
  ["a hash of a seat without one", () => (seen.hashes[1] = "0".repeat(64)), "hash-other"],
  ["another nonce of its own", () => (seen.own[0]!.nonce = "mine"), "nonce-other"],
  ["a cancelled start", () => seen.cancelled.push({ commitment: "0".repeat(64), secret: null }), "cancelled-missing"],
  ["another first player", () => (round(1).starter = (round(1).starter! + 1) % 3), "first-other"],
  ["another role", () => (own(2).role = "saboteur"), "role-other"],
  ["other roles at the end", () => (round(1).roles = ["saboteur", "digger", "digger"]), "roles-other"],
  ["another hand", () => (own(1).hand![0] = own(1).hand![0] === "V" ? "R" : "V"), "hand-other"],
  ["another card drawn", () => (own(3).drawn[4]![1] = own(3).drawn[4]![1] === "V" ? "R" : "V"), "drawn-other"],
  ["cards drawn in another order", () => (own(1).drawn[0]![0] -= 1), "drawn-other"],
  ["another goal by map", () => (own(1).goals[2] = "treasure"), "goal-other"],
  ["another goal turned", () => (round(2).goals[0] = "Pes"), "goal-other"],
  ["other gold on offer", () => (own(2).offers[0]![1] = [3, 3, 3]), "gold-other"],
  ["other gold left on offer", () => (own(2).offers[1]![1] = [3]), "gold-other"],
  ["another payment", () => (round(1).paid[0]![1] += 1), "gold-other"],
  ["a payment in loose nuggets", () => (round(1).paid[0]![2] += 1), "gold-other"],
  ["other gold at the end", () => (seen.gold![0] = [3, 3, 3]), "gold-other"],
  ["another move", () => (seen.moves[3] = "Pns@40,0"), "moves-other"],
  ["another discard of its own", () => (seen.own[0]!.moves[firstDiscard()] = "-nothing"), "moves-other"],
  ["a move after the last", () => (seen.moves[record.moves.length] = "V@8,0"), "moves-other"],
];

function firstDiscard(): number {
  return Number(Object.keys(seen.own[0]!.moves)[0]);
}

test.each(CONTRADICTIONS)("%s is wrong", (_, change, code) => {
  change();
  expect(codes("wrong")).toEqual([code]);
  const { summary, groups } = verify(record, seen, KNOWN);
  expect(summary).toEqual({ mark: "wrong", key: "verify-seen-summary-wrong" });
  expect(groups[0]!.lines).toContainEqual(expect.objectContaining({ mark: "wrong", key: `verify-seen-${code}` }));
});

test("a payment of its own is compared card by card", () => {
  const paid = { kept: seen.gold![1]!.slice(0, 2), rejected: [] as number[] };
  const goals = [null, null, null];
  seen.own[1] = { nonce: null, opened: false, moves: {}, rounds: { 1: { role: "saboteur", hand: null, drawn: [], goals, offers: [], paid } } };
  expect(codes("wrong")).toEqual([]);
  paid.rejected.push(3);
  expect(codes("wrong")).toEqual(["gold-other"]);
});

test("a cancelled start that the record lists is proved, one with another secret is missing", () => {
  const [commitment, secret] = ["c".repeat(64), "5".repeat(64)];
  record.proof.cancelled.push({ commitment, secret, hashes: [], reason: "host" });
  seen.cancelled.push({ commitment, secret: null });
  expect([codes("proved").includes("cancelled"), codes("wrong")]).toEqual([true, []]);
  seen.cancelled[0]!.secret = "6".repeat(64);
  expect(codes("wrong")).toEqual(["cancelled-missing"]);
});

test("a nonce that was exchanged together with seed and checksum is found out by hash, nonce and cards", () => {
  record.proof.nonces[0] = "chosen";
  record.proof.hashes[0] = nonceHash("chosen");
  record.seed = seedOf(record.proof.secret, record.proof.nonces);
  record.checksum = checksumOf(record);
  expect(verify(record, null, KNOWN).summary.mark).toBe("proved");
  expect(codes("wrong")).toEqual(expect.arrayContaining(["hash-other", "nonce-other", "hand-other", "drawn-other"]));
});

test("a fault of the record itself goes first, and what was seen is told nevertheless", () => {
  record.proof.commitment = "0".repeat(64);
  const { summary, groups } = verify(record, seen, KNOWN);
  expect(summary.key).toBe("verify-seen-summary-wrong");
  expect(groups[0]).toEqual({ key: "verify-seen-group-fault", lines: [{ mark: "wrong", key: "refused-commitment-misfits", arguments: {} }] });
  expect(groups[1]!.lines).toContainEqual({ mark: "wrong", key: "verify-seen-commitment-other", arguments: {} });
  expect(verify({ format: 7 }, seen, KNOWN).groups.map((group) => group.lines.map((line) => line.key))).toEqual([["refused-unknown-format"]]);
});

// -- what was not seen ------------------------------------------------------------------------------------------------

test("a browser that saw nothing says so, and so does one that saw only a part", () => {
  expect(compared(record, null)).toEqual([{ code: "nothing", mark: "remark", arguments: {} }]);
  for (const number of [0, 1, 2]) delete seen.moves[number];
  own(2).hand = null;
  seen.stage = "dealt";
  expect(codes("remark")).toEqual(["commitment-late", "hands-missed", "moves-missed"]);
  expect(codes("wrong")).toEqual([]);
});

test("a device that came after the deal says that it did not see it, or that another one added its part", () => {
  seen.commitment = null;
  seen.own[0]!.nonce = null;
  expect(codes("remark")).toEqual(["commitment-unseen", "nonce-elsewhere"]);
});

test("a part that never arrived is a remark, one that did and was left out is wrong", () => {
  record.proof.nonces[0] = null;
  seen.own[0]!.opened = false;
  expect(codes("remark")).toContain("nonce-unused");
  expect(codes("wrong")).not.toContain("nonce-other");
  seen.own[0]!.opened = true;
  expect(codes("wrong")).toContain("nonce-other");
});

test("who only looked on compares what everybody saw", () => {
  seen.own = {};
  expect(codes("proved")).toEqual(["commitment", "hashes", "cards-public", "gold", "moves"]);
  seen.rounds = {};
  expect(codes("remark")).toEqual(["cards-unseen"]);
});

test("gold is followed as far as the ends of rounds were seen", () => {
  round(2).ended = null;
  round(3).paid = [[0, 9, 9]];
  expect([codes("wrong"), codes("proved").includes("gold")]).toEqual([[], false]);
});
