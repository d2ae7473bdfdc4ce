/** Whether somebody who has never played here is shown how, and which hints are known. Kept on this device only. */
import type { TableWish } from "../net/lobby";
import { heldTables } from "./held-seats";
import { recentGames } from "./recent-games";
import { load, save } from "./storage";

export interface FirstGame {
  /** Whether hints are wanted; null as long as the question has not been answered. */
  wanted: boolean | null;
  /** Hints that have been read: they do not come again. */
  known: string[];
}

export function firstGame(): FirstGame {
  return { wanted: null, known: [], ...load<Partial<FirstGame>>("first-game", {}) };
}

export function saveFirstGame(now: FirstGame): void {
  save("first-game", now);
}

/** Whether no game has been played to its end here, by somebody who may have something to learn. */
export function isFirstGame(): boolean {
  return firstGame().wanted !== false && recentGames().length === 0;
}

/** A first game: bots that dig well, tell the truth more often than not and suspect nobody lightly, and time to follow their moves. */
export const FIRST_TABLE: TableWish = { bot: "friendly", settings: { bot_pace: "calm" } };

/** What a table with bots shall be like for whoever asks for one here now. */
export function tableWish(): TableWish {
  return isFirstGame() ? FIRST_TABLE : {};
}

/** Whether this player may have something to learn: hints are wanted, or nobody has played here before. */
export function isLearning(): boolean {
  const { wanted } = firstGame();
  return wanted ?? (recentGames().length === 0 && heldTables().length <= 1);
}
