import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { LONGEST, readWhile } from "./reading.svelte";
import { posted, PUBLIC, seat, VIEW, WELCOME, welcomed } from "./table.fixture";

afterEach(() => void vi.useRealTimers());

const bot = (name: string, number: number) => ({ ...seat(name, number), device: null, bot: "friendly" });

/** Somebody plays with two bots, or with one bot and another person; what is read comes and goes. Gives what is said to the server. */
function reading(people: number, toAct: number) {
  vi.useFakeTimers();
  const table = welcomed();
  table.link = "live";
  table.room = { ...WELCOME.room, seats: [seat("Ana", 0), people > 1 ? seat("Tomas", 1) : bot("Tomas", 1), bot("Rūta", 2)] };
  const acts = (seat: number, version: number) => (table.view = { ...VIEW, public: { ...PUBLIC, to_act: seat, version } });
  acts(toAct, 4);
  const sent = posted(table);
  const read = $state({ hint: "", map: "" });
  const stop = $effect.root(() => {
    readWhile(table, () => read.hint);
    readWhile(table, () => read.map);
  });
  const say = async (change: Partial<typeof read> = {}) => {
    Object.assign(read, change);
    flushSync();
    await Promise.resolve();
    return sent.splice(0).map(({ type }) => type);
  };
  return { table, acts, say, stop };
}

test("bots wait as long as anything is read by somebody who plays alone with them, and nobody is told to go on", async () => {
  const { table, acts, say, stop } = reading(1, 2);
  expect(await say()).toEqual([]);
  expect(await say({ hint: "one" })).toEqual(["wait"]);
  table.receive({ type: "rest", seats: [0], left: LONGEST });
  expect([await say(), table.rest.active]).toEqual([[], false]);
  acts(1, 5);
  expect(await say(), "a bot was faster").toEqual(["wait"]);
  acts(0, 6);
  expect(await say()).toEqual([]);
  acts(1, 7);
  expect(await say({ map: "a" })).toContain("wait");
  expect(await say({ hint: "two" }), "another follows at once").toEqual([]);
  expect(await say({ map: "" })).toEqual([]);
  expect(await say({ hint: "" })).toEqual(["go-on"]);
  stop();
});

test("nothing is waited for longer than a while, each thing anew", async () => {
  const { say, acts, stop } = reading(1, 2);
  await say({ hint: "one" });
  vi.advanceTimersByTime(LONGEST - 1);
  expect(await say()).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(await say()).toEqual(["go-on"]);
  acts(1, 5);
  expect(await say()).toEqual([]);
  expect(await say({ hint: "two" })).toEqual(["wait"]);
  stop();
});

test("after the rest before a round, bots wait on if something is read", async () => {
  const { table, say, stop } = reading(1, 2);
  table.receive({ type: "rest", seats: [0], left: 0 });
  expect(await say({ hint: "one" })).toEqual([]);
  table.receive({ type: "rest", seats: [], left: 0 });
  expect(await say()).toEqual(["wait"]);
  stop();
});

test("nobody waits for a reader on the reader's own turn, or among people", async () => {
  for (const [people, toAct] of [[1, 0], [2, 2]] as const) {
    const { say, stop } = reading(people, toAct);
    expect(await say({ hint: "one" })).toEqual([]);
    stop();
  }
});
