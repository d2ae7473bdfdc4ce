import { beforeEach, expect, test } from "vitest";
import { sha256 } from "../proof/sha256";
import { loadSeen } from "./seen-games";
import { posted, step, WELCOME, welcomed } from "./table.fixture";
import { Table } from "./table.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a device that comes back while a deal is being made adds its chance with the nonce it promised", () => {
  const deal = { stage: "hashing" as const, commitment: "c", hashes: [null, null, null], nonces: [null, null, null], secret: null, seed: null };
  const room = { ...WELCOME.room, stage: "dealing" as const, deal };
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  table.receive({ ...WELCOME, room, view: null, hash: "" });
  const resumed = { type: "resumed" as const, v: 1, n: 9, to: 9, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null };
  table.receive(resumed);
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce-hash"]);
  expect(sent[0]!.hash).toBe(sent[1]!.hash);
  expect(`saboteur/nonce/1${loadSeen("ABC", 2, "")!.own[0]!.nonce}`).toSatisfy((text: string) => sha256(text) === sent[0]!.hash);
});

const CALLED = { stage: "opening" as const, commitment: "c", hashes: ["mine", "other", null], nonces: [null, null, null], secret: null, seed: null };

const CANCELLED = { commitment: "b", hashes: [], nonces: [], secret: "s", reason: "host" };

/** A table at which everybody has shown a hash, and what it would send from then on. */
function opening(): [Table, { type: string }[]] {
  const table = new Table("ABC", { tokens: ["t"] });
  const sent = posted(table);
  const hashing = { ...CALLED, stage: "hashing" as const, hashes: [null, null, null] };
  table.receive({ ...WELCOME, room: { ...WELCOME.room, stage: "dealing", deal: hashing }, view: null, hash: "" });
  table.receive({ type: "room", n: 10, at: 0, change: { kind: "nonces-called" }, room: { ...WELCOME.room, stage: "dealing", deal: CALLED }, holders: [] });
  return [table, sent];
}

test("a nonce is opened once, whatever others open meanwhile", () => {
  const [table, sent] = opening();
  const deal = { ...CALLED, nonces: [null, "theirs", null] };
  table.receive({ type: "room", n: 11, at: 0, change: { kind: "nonce-opened", seat: 1, nonce: "theirs" }, room: { ...WELCOME.room, stage: "dealing", deal }, holders: [] });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce"]);
});

test("two tabs of a seat promise the same nonce", () => {
  const hashing = { ...CALLED, stage: "hashing" as const, hashes: [null, null, null] };
  const welcome = { ...WELCOME, room: { ...WELCOME.room, stage: "dealing" as const, deal: hashing }, view: null, hash: "" };
  const [one, other] = [new Table("ABC", { tokens: ["t"] }), new Table("ABC", { tokens: ["t"] })];
  const sent = [posted(one), posted(other)];
  for (const table of [one, other]) table.receive({ ...welcome, room: { ...welcome.room, stage: "open", deal: null, cancelled: [CANCELLED] } });
  for (const table of [one, other]) table.receive({ type: "room", n: 10, at: 0, change: { kind: "deal-committed", commitment: "c" }, room: welcome.room, holders: [] });
  expect(sent.map((messages) => messages.map((message) => message.hash))).toEqual([[sent[0]![0]!.hash], [sent[0]![0]!.hash]]);
});

test("what is missed of a deal is answered when all of it is known, and once on each connection", () => {
  const [table, sent] = opening();
  const room = { ...WELCOME.room, stage: "dealing" as const, deal: CALLED };
  const resumed = { type: "resumed" as const, v: 1, n: 10, to: 12, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null };
  table.receive(resumed);
  table.receive({ type: "room", n: 11, at: 0, change: { kind: "nonce-opened", seat: 1, nonce: "theirs" }, room, holders: [] });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce"]);
  table.receive({ type: "said", n: 12, at: 0, game: 0, version: 0, seat: 1, text: "!hello", by: null });
  expect(sent.map((message) => message.type)).toEqual(["nonce-hash", "nonce", "nonce"]);
});

test("what this page sees is kept as it comes, and a deal that was missed is not taken for one seen in time", () => {
  const table = welcomed();
  table.receive(step(10));
  expect(loadSeen("ABC", 1, "")).toMatchObject({ moves: { 4: "Pnes@0,1" }, own: { 0: { rounds: { 1: { role: "digger", drawn: [[49, "V"]] } } } } });
  const room = (stage: "hashing" | "opening") => ({ ...WELCOME.room, stage: "dealing" as const, deal: { ...CALLED, stage } });
  table.receive({ type: "resumed", v: 1, n: 10, to: 12, now: 0, seats: [0], shown: 0, waiting: null, presence: WELCOME.presence, clock: null });
  table.receive({ type: "room", n: 11, at: 0, change: { kind: "deal-committed", commitment: "c" }, room: room("hashing"), holders: [] });
  expect(loadSeen("ABC", 2, "")).toBe(null);
  table.receive({ type: "room", n: 12, at: 0, change: { kind: "nonces-called" }, room: room("opening"), holders: [] });
  expect(loadSeen("ABC", 2, "")).toMatchObject({ commitment: "c", stage: "opening", hashes: ["mine", "other", null] });
});
