/** Which Fluent files of a language come together, so that a first turn loads only what it reads. */
export const PARTS = {
  /** What every page reads. */
  first: ["shared", "pages"],
  /** The home page, and joining a table. */
  home: ["home"],
  /** The table, its log, and what players say. */
  table: ["table", "story"],
  /** The waiting room and the editions. */
  room: ["room"],
  /** Dialogs and notices over the table, and how rounds and games end. */
  dialogs: ["dialogs", "results"],
  /** Why something cannot be done. */
  refusals: ["refusals"],
  /** The rulebook, the replay, and the check of a game. */
  later: ["rules", "replay", "records"],
  /** Questions by key, typed moves, the settings, and clubs. */
  asked: ["keys", "settings", "club"],
  /** The tutorial and the puzzles. */
  learn: ["learn"],
  /** The hints of a first game. */
  taught: ["taught"],
} as const;

export type PartName = keyof typeof PARTS;
