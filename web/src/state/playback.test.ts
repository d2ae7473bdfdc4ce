import { expect, test } from "vitest";
import type { Moment, Public, Replay } from "../generated/wire";
import { Playback } from "./playback.svelte";

const PUBLIC = { round: 1, phase: "play", players: 3 } as Public;

function moment(version: number, round: number, doubts: number[], events: Moment["events"] = []): Moment {
  return { version, seat: 0, name: "Ana", move: "Pns@0,1", by: null, events, public: { ...PUBLIC, round, version }, reached: [], own: null, owns: [], goals: [], doubts };
}

const REPLAY: Replay = {
  edition: "lt", options: [], rounds: 2, seat: 1, names: ["Ana", "", "Rūta"], bots: [null, null, "digger"],
  dwarfs: [[1, 2, 0], [3, 4, 0], [5, 6, 0]], takeovers: [], programs: [false, true, false], began: null,
  moments: [
    moment(0, 1, [30, 0, 30]),
    moment(1, 1, [20, 0, 40], [{ kind: "path-laid", seat: 0, cell: [0, 1], card: "Pns" }]),
    moment(2, 1, []),
    moment(3, 2, [30, 0, 30]),
  ],
  talk: [{ version: 1, seat: 2, name: "Rūta", text: "!role:digger", true: false }],
  decided: [{ round: 1, version: 1, winner: "diggers", why: "one-card" }],
};

function played(at = 0): Playback {
  return new Playback(REPLAY, at, (seat) => `nameless ${seat}`);
}

test("nobody gets before the beginning or behind the end", () => {
  const playback = played(99);
  expect([playback.at, playback.last]).toEqual([3, 3]);
  playback.go(-5);
  expect(playback.at).toBe(0);
});

test("a moment tells what happened, what was said and whether it was true", () => {
  const playback = played(1);
  expect(playback.linesAt(1).map((line) => line.key)).toEqual(["log-path-laid"]);
  expect(playback.marks).toEqual([{ column: 0, row: 1 }]);
  expect(playback.asides.map((aside) => aside.kind === "said" && aside.claimed.true)).toEqual([false]);
  expect(played(0).asides).toEqual([]);
});

test("lines keep the name of whoever did it, and a line of its own says who took over", () => {
  const said = (text: string, name: string) => ({ version: 1, seat: 0, name, text, true: null });
  const takeovers: Replay["takeovers"] = [
    { version: 1, talk: 1, seat: 0, name: "Bruni", bot: "random", dwarf: [1, 2, 0], program: false },
    { version: 2, talk: 2, seat: 0, name: "Zoe", bot: null, dwarf: [5, 5, 1], program: true },
  ];
  const playback = new Playback({ ...REPLAY, takeovers, talk: [said("!trust>0", "Ana"), said("!hello", "Bruni")] }, 1, (seat) => `nameless ${seat}`);
  expect(playback.moversAt(1).nameOf(0)).toBe("Ana");
  expect(playback.asides.map((aside) => (aside.kind === "said" ? `${aside.seat.name}: ${aside.claimed.text} ${aside.names.nameOf(0)}` : aside.told))).toEqual([
    "Ana: !trust>0 Ana",
    { key: "log-given-to-bot", values: { name: "Ana", bot: "Bruni" } },
    "Bruni: !hello Bruni",
  ]);
  expect([playback.nameOf(0), playback.seat(0).bot]).toEqual(["Bruni", "random"]);
  playback.go(2);
  expect(playback.moversAt(2).nameOf(0)).toBe("Bruni");
  expect(playback.asides.map((aside) => aside.kind === "handed-on" && aside.told)).toEqual([{ key: "log-took-over", values: { name: "Zoe", former: "Bruni" } }]);
  expect(playback.seat(0)).toMatchObject({ name: "Zoe", bot: null, program: true, dwarf: { shape: 5, colour: 5, pattern: 1 } });
  playback.go(0);
  expect(playback.nameOf(0)).toBe("Ana");
});

test("suspicion is told for the round of the moment", () => {
  expect(played(1).course.map((one) => one.version)).toEqual([0, 1]);
  expect(played(3).course.map((one) => one.version)).toEqual([3]);
  expect([played(1).decided?.version, played(3).decided]).toEqual([1, undefined]);
});

test("a seat without a name has one for the eye, and other eyes keep the moment", () => {
  const playback = played(2);
  expect([playback.nameOf(0), playback.nameOf(1)]).toEqual(["Ana", "nameless 1"]);
  expect([playback.seat(0).program, playback.seat(1).program]).toEqual([false, true]);
  playback.switchTo({ ...REPLAY, seat: null });
  expect([playback.at, playback.shown]).toEqual([2, null]);
});
