import { beforeAll, expect, test } from "vitest";
import type { Moment, Public, Replay } from "../generated/wire";
import { Playback } from "../state/playback.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { heardText, momentText, spokenMoment } from "./moment-text";

const PUBLIC = { round: 1, phase: "play", players: 3 } as Public;
const moment = (version: number, events: Moment["events"] = []): Moment =>
  ({ version, seat: 0, name: "Ana", move: "Pns@0,1", by: null, events, public: { ...PUBLIC, version }, reached: [], own: null, owns: [], goals: [], doubts: [] });
const REPLAY: Replay = {
  edition: "lt", options: [], rounds: 2, seat: 1, names: ["Ana", "Tomas", "Rūta"], bots: [null, null, "digger"],
  dwarfs: [[1, 2, 0], [3, 4, 0], [5, 6, 0]], takeovers: [], programs: [false, true, false], began: null,
  moments: [moment(0), moment(1, [{ kind: "path-laid", seat: 0, cell: [0, 1], card: "Pns" }])],
  talk: [{ version: 1, seat: 2, name: "Rūta", text: "!role:digger", true: false }],
  decided: [],
};

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "later");
});

test("a move is told with where its card leads, and then what was said after it", () => {
  const told = spokenMoment(new Playback(REPLAY, 1, String), "normal");
  expect(told).toMatch(/^Move 1: Ana, D6: straight tunnel, open to the north and south\. Rūta: .+\(.+\)$/);
  expect(spokenMoment(new Playback(REPLAY, 1, String), "short")).toMatch(/^Move 1: Ana plays a straight tunnel at D6\. Rūta: /);
});

test("a discarded card is named where it is known, and which way a path leads for those who listen", () => {
  const discards = [moment(1, [{ kind: "discarded", seat: 1, card: "Blamp" }]), moment(2, [{ kind: "discarded", seat: 2, card: null }])];
  const playback = new Playback({ ...REPLAY, moments: [moment(0), ...discards] }, 1, String);
  expect([1, 2].map((at) => momentText(playback, at))).toEqual(["Tomas discards a card. (broken lamp)", "Rūta discards a card."]);
  expect(heardText(new Playback(REPLAY, 1, String), 1)).toBe("Ana, D6: straight tunnel, open to the north and south.");
});
