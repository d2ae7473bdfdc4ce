// Made by `python -m tools.wire_types` from tools/web_constants.py. Do not edit.
// What the browser must know of the rules and of the server. A change there without this file fails a test.

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 10;
export const MOST_ROUNDS = 5;
/** Dwarf cards that are shuffled and cards in each hand, by the number of players. */
export const SETUPS = [
  { players: 3, saboteurs: 1, diggers: 3, hand: 6 },
  { players: 4, saboteurs: 1, diggers: 4, hand: 6 },
  { players: 5, saboteurs: 2, diggers: 4, hand: 6 },
  { players: 6, saboteurs: 2, diggers: 5, hand: 5 },
  { players: 7, saboteurs: 3, diggers: 5, hand: 5 },
  { players: 8, saboteurs: 3, diggers: 6, hand: 4 },
  { players: 9, saboteurs: 3, diggers: 7, hand: 4 },
  { players: 10, saboteurs: 4, diggers: 7, hand: 4 },
] as const;
export const TOOLS = ["pick", "lamp", "cart"] as const;
/** From the top row down. */
export const GOAL_CELLS = [
  { column: 8, row: -2 },
  { column: 8, row: 0 },
  { column: 8, row: 2 },
] as const;
export const DEFAULT_EDITION = "lt";
export const DEFAULT_ROUNDS = 3;
/** Claims about somebody, in the order in which they are offered. */
export const SEAT_CLAIMS = ["suspect", "trust", "thanks", "sorry", "help", "break"] as const;
/** Claims that name nobody and nothing, in the order in which they are offered. */
export const PLAIN_CLAIMS = ["hello", "well-played", "oops", "hurry"] as const;
/** What somebody may claim to have seen under a goal. */
export const CLAIMED_CONTENTS = ["treasure", "stone"] as const;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
/** Looks that the server tells apart: as many as there are pictures. */
export const DWARF_SHAPES = 6;
export const DWARF_COLOURS = 10;
/** Lines of talk that the server tells somebody who comes later. */
export const MOST_TALK = 200;
export const TALK_KINDS = ["none", "claims", "chat"] as const;
/** The languages that sentences are written in. */
export type Language =
  | "el"
  | "en"
  | "et"
  | "lt"
  | "lv"
  | "ru";
/** The server's own codes of refusals and farewells; those of the rules are not among them. */
export type ServerCode =
  | "not-json"
  | "bad-body"
  | "bad-message"
  | "bad-host"
  | "bad-origin"
  | "too-long"
  | "too-often"
  | "full"
  | "not-found"
  | "no-such-table"
  | "no-such-record"
  | "no-such-seat"
  | "unknown-bot"
  | "no-token"
  | "bad-token"
  | "bad-transfer"
  | "not-host"
  | "not-your-seat"
  | "not-now"
  | "table-full"
  | "no-bot-seat"
  | "too-few-seats"
  | "not-ready"
  | "name-empty"
  | "name-too-long"
  | "name-taken"
  | "name-of-a-bot"
  | "name-mixed-scripts"
  | "bad-order"
  | "still-here"
  | "not-connected"
  | "not-a-person"
  | "too-few-voters"
  | "host-is-here"
  | "private-table"
  | "table-closed"
  | "wrong-version"
  | "hello-first"
  | "hello-twice"
  | "hello-late"
  | "text-only"
  | "stale"
  | "key-reused"
  | "paused"
  | "stand-in-plays"
  | "no-talk"
  | "claims-only"
  | "empty-text"
  | "not-a-claim"
  | "nonce-misfits"
  | "seat-gone"
  | "replaced"
  | "too-slow"
  | "table-deleted"
  | "storage"
  | "stopping";
