/** A short replay of two rounds, for tests. */
import type { Moment, Replay } from "../generated/wire";
import { Playback } from "../state/playback.svelte";
import { PUBLIC } from "../state/table.fixture";

function moment(version: number, round: number, events: Moment["events"] = []): Moment {
  return { version, seat: 0, name: "Ana", move: "Pns@0,1", by: null, events, public: { ...PUBLIC, round, version }, reached: [], own: null, owns: [], goals: [], doubts: [30, 0, 60] };
}

function begun(version: number, round: number): Moment {
  return moment(version, round, [{ kind: "round-began", round, starter: 0, hand_sizes: [6, 6, 6], deck_size: 49, mine: [], stones: [null, null, null], broken: [[], [], []] }]);
}

const REPLAY: Replay = {
  edition: "lt", options: [], rounds: 2, seat: 1, names: ["Ana", "Tomas", "Rūta"], bots: [null, null, null],
  dwarfs: [[1, 2, 0], [3, 4, 0], [5, 6, 0]], takeovers: [], programs: [false, false, false], began: null,
  moments: [begun(0, 1), moment(1, 1), moment(2, 1), begun(3, 2), moment(4, 2), moment(5, 2)],
  talk: [],
  decided: [{ round: 1, version: 2, winner: "diggers", why: "one-card" }, { round: 2, version: 4, winner: "diggers", why: "one-card" }],
};

export const played = (at: number): Playback => new Playback(REPLAY, at, String);
