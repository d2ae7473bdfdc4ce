import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Moment, Public, Replay } from "../generated/wire";
import { Playback } from "../state/playback.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import MoveList from "./MoveList.svelte";

const moment = (version: number, round: number, events: object[] = []) =>
  ({ version, seat: 0, name: "Ana", move: null, by: null, events, public: { round, phase: "play", players: 2, version } as Public, reached: [], own: null, owns: [], goals: [], doubts: [] }) as unknown as Moment;
const began = (round: number) => ({ kind: "round-began", round, starter: 0 });
const path = (card: string) => ({ kind: "path-laid", seat: 0, cell: [0, 1], card });
const REPLAY = {
  edition: "lt", options: [], rounds: 2, seat: null, names: ["Ana", "Tomas"], bots: [null, null], dwarfs: [[1, 2, 0], [3, 4, 0]], takeovers: [], programs: [false, false], began: null,
  moments: [moment(0, 1, [began(1)]), moment(1, 1, [path("Pns")]), moment(2, 2, [path("Pes"), began(2)]), moment(3, 2, [{ kind: "discarded", seat: 1, card: "R" }])],
  talk: [], decided: [],
} as unknown as Replay;

test("the list of moves has a heading for each round, and tells where cards lead and which were discarded", async () => {
  await speak("en");
  await speakParts("table", "later");
  const list = mount(MoveList, { target: document.body, props: { playback: new Playback(REPLAY, 0, String), onJump: () => {} } });
  flushSync();
  const lines = [...document.querySelectorAll("li")].map((line) => {
    for (const hidden of line.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return [line.querySelector("h3")?.textContent ?? "", line.querySelector("button .text")!.textContent];
  });
  expect(lines).toEqual([
    ["Round 1 of 2", "Round 1 begins. Ana goes first."],
    ["", "Ana, D6: straight tunnel, open to the north and south."],
    ["Round 2 of 2", "Ana, D6: corner, open to the east and south. Round 2 begins. Ana goes first."],
    ["", "Tomas discards a card. (rockfall)"],
  ]);
  await unmount(list);
});
