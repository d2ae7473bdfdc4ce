import { beforeEach, expect, test } from "vitest";
import type { RoomChanged, RoomEntry, Vote } from "../generated/wire";
import { hush, saidAfter } from "../state/speech.svelte";
import { WELCOME, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { Announcer } from "./announcer.svelte";

beforeEach(async () => {
  hush();
  await speakParts("table");
  await speak("en");
});

function said(change: RoomEntry, votes: Vote[] = []): string[] {
  const table = welcomed();
  const announcer = new Announcer(table);
  table.onChange = (changed) => announcer.showChange(changed);
  const message: RoomChanged = { type: "room", n: 10, at: 0, change, room: { ...WELCOME.room, votes }, holders: [] };
  table.receive(message);
  return saidAfter(0).map((line) => line.words);
}

test("whoever gets more time is named to all", () => {
  expect(said({ kind: "time-added", seat: 1, seconds: 30 })).toEqual(["Tomas gets extra time for this move."]);
});

test("a vote is heard by those who are asked", () => {
  const vote: Vote = { vote: "pause", seat: null, yes: [1], since: 0 };
  expect(said({ kind: "voted", vote: "pause", seat: null, device: 1 }, [vote])).toEqual([expect.stringContaining("1 in favor")]);
  hush();
  expect(said({ kind: "ready-set", seat: 1, ready: true })).toEqual([]);
});
