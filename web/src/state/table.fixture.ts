/** A table of three in the middle of a game, for tests. */
import type { Public, Step, Welcome, WireView } from "../generated/wire";
import { Table } from "./table.svelte";

export const PUBLIC: Public = {
  edition: "lt", players: 3, options: [], rounds: 3, version: 4, round: 1, starter: 0, phase: "play", to_act: 0,
  mine: [[0, 0, "Pnesw"]], goals: [{ content: null, card: null }, { content: null, card: null }, { content: null, card: null }],
  hand_sizes: [6, 6, 6], broken: [[], [], []], deck_size: 49, discards: 0, played: [], looked: [[], [], []], choices: [],
  stone: null, roles: null, spare: null, offered: 0, gold_cards: [0, 0, 0], loose: [0, 0, 0], gold: null, results: [],
  nuggets: null, winners: null,
};
export const VIEW: WireView = {
  public: PUBLIC,
  reached: [[0, 0]],
  seat: 0,
  own: { role: "digger", hand: ["Pnes", "Pes", "Blamp", "R"], discards: [], seen: [null, null, null], gold: [], offer: [], rejected: [] },
  legal: ["-Blamp", "-Pes", "-Pnes", "-R", "Blamp>1", "Blamp>2", "Pnes@0,1", "Pnsw@1,0", "Pnes@0,-1", "Pnsw@0,-1", "Pnw@1,0"],
};
export const seat = (name: string, device: number) => ({
  name, dwarf: { shape: 0, colour: device, pattern: 0 }, device, bot: null, ready: true, away: false, stand_in: null, owed: 0, next: null, program: false, extensions: 0,
});
export const WELCOME: Welcome = {
  type: "welcome", v: 1, n: 9, now: 0, seats: [0], shown: 0, waiting: null,
  room: {
    code: "ABC", stage: "playing", host: 0, seats: [seat("Ana", 0), seat("Tomas", 1), seat("Rūta", 2)], game: 1, paused: null, voted_clock: null, ended: null,
    settings: { edition: "lt", options: [], rounds: 3, first: null, clock: null, more_time: true, talk: "claims", private: false, closed: false, bot_pace: "normal", card_counter: true, listed: false, no_programs: false, hints: "alone" },
    votes: [], deal: null, cancelled: [], finished: [], devices: 3,
  },
  presence: { type: "presence", connected: [true, true, true], watching: 0, gone_in: [null, null, null] }, clock: null, talk: [], hash: "h9", view: VIEW,
  holders: ["Ana", "Tomas", "Rūta"].map((name, number) => ({ n: 5, seat: number, name, dwarf: { shape: 0, colour: number, pattern: 0 }, bot: null, person: 2 + number })),
};

export function step(n: number): Step {
  return {
    type: "step", n, at: 0, game: 1, version: 5, seat: 0, move: "Pnes@0,1", by: null, room: null, hash: `h${n}`,
    events: [{ kind: "path-laid", seat: 0, cell: [0, 1], card: "Pnes" }, { kind: "drew", seat: 0, card: "V" }],
    view: { ...VIEW, legal: [], public: { ...PUBLIC, version: 5, to_act: 1 } },
  };
}

export function welcomed(): Table {
  const table = new Table("ABC", { tokens: ["t"] });
  table.receive(WELCOME);
  return table;
}

/** What a table sends from now on, in order. */
export function posted(table: Table): { type: string; key: string; hash?: string }[] {
  const sent: { type: string; key: string }[] = [];
  const send = (message: { type: string; key: string }) => sent.push(message) > 0;
  (table as unknown as { socket: object }).socket = { send, backOff: () => {}, close: () => {} };
  return sent;
}
