import { expect, test } from "vitest";
import { secondsLeft } from "./gone-countdown.svelte";
import { startWait } from "./start-wait";
import type { Table } from "./table.svelte";

const presence = { type: "presence" as const, connected: [true, false, false, true], watching: 0, gone_in: [null, 37_400, 0, null], receivedAt: 1000 };

function tableOf(game: number): Table {
  const seats = [0, 1, 2, 3].map((device) => ({ bot: null, device, ready: device === 3 }));
  return { presence, room: { game, host: 0, seats } } as unknown as Table;
}

test("the seconds are counted from when the word came, and stop at zero", () => {
  expect([1000, 1400, 2400, 99_000].map((now) => secondsLeft(presence, 1, now))).toEqual([38, 37, 36, 0]);
  expect([secondsLeft(presence, 0, 1000), secondsLeft(presence, 2, 1000), secondsLeft(null, 1, 1000)]).toEqual([null, 0, null]);
});

test("another game waits for those who may be back, a first one for everybody", () => {
  const goneIn = (seat: number) => secondsLeft(presence, seat, 1000);
  expect(startWait(tableOf(1), goneIn)).toEqual({ here: [], away: [1, 2], seconds: 38 });
  expect(startWait(tableOf(0), goneIn).seconds).toBeNull();
});
