import { beforeEach, expect, test } from "vitest";
import { emptySeen, type Seen } from "../proof/seen";
import { releaseTable } from "./held-seats";
import { loadSeen, noteRecord, saveSeen } from "./seen-games";
import { seenOfFile, seenOfRecord } from "./seen-records";

beforeEach(() => localStorage.clear());

const tableOf = (game: number) => (game % 2 ? "ODD" : "EVEN");
const loaded = (game: number) => loadSeen(tableOf(game), game, "");

test("the last twenty games are kept, until their table is forgotten", () => {
  for (let game = 1; game <= 25; game++) saveSeen(tableOf(game), "", emptySeen(game));
  expect([5, 6, 25].map(loaded)).toEqual([null, emptySeen(6), emptySeen(25)]);
  releaseTable("ODD");
  expect([24, 25].map(loaded)).toEqual([emptySeen(24), null]);
  expect(Object.keys(localStorage).filter((key) => key.includes("/game/")).length).toBe(10);
});

test("a game is found by its record; what a player saw goes before what a spectator saw", () => {
  const [played, watched]: Seen[] = [{ ...emptySeen(1), commitment: "player" }, { ...emptySeen(1), commitment: "spectator" }];
  saveSeen("ABC", "", played!);
  saveSeen("ABC", "watch", watched!);
  noteRecord("ABC", 1, "r1");
  expect([seenOfRecord("r1"), seenOfRecord("r2")]).toEqual([played, null]);
});

test("a game in a file is known again by its commitment", () => {
  const commitment = "c".repeat(64);
  const played = { ...emptySeen(1), commitment, moves: { 0: "Pns@0,1" } };
  saveSeen("ABC", "watch", { ...emptySeen(1), commitment });
  saveSeen("ABC", "", played);
  saveSeen("ABC", "", emptySeen(2));
  expect(seenOfFile({ proof: { commitment } })).toEqual(played);
  expect([seenOfFile({ proof: { commitment: null } }), seenOfFile({ proof: { commitment: "0".repeat(64) } }), seenOfFile({})]).toEqual([null, null, null]);
});
