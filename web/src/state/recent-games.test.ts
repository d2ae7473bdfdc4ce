import { beforeEach, expect, test } from "vitest";
import type { Room, WireView } from "../generated/wire";
import { clearRecentGames, MOST_RECENT, noteGameOver, recentGames } from "./recent-games";

const room = (game: number, stage = "over", name = "Ana") =>
  ({ stage, game, seats: [{ name }, { name: "Bot" }], finished: [{ game, record: `r${game}`, ended: "finished" }] }) as unknown as Room;
const view = { public: { winners: [1] } } as unknown as WireView;

beforeEach(() => clearRecentGames());

test("a game is remembered when it is over, once", () => {
  noteGameOver(room(1, "playing"), view, 0);
  noteGameOver({ ...room(2), game: 3 }, view, 0);
  noteGameOver(room(1), null, 0);
  expect(recentGames()).toEqual([]);
  noteGameOver(room(1), view, 1);
  noteGameOver(room(1, "over", ""), view, 1);
  expect(recentGames()).toMatchObject([{ record: "r1", names: ["", "Bot"], winners: [1], seat: 1 }]);
});

test("the newest are kept, and all can be cleared", () => {
  for (let game = 1; game <= MOST_RECENT + 2; game++) noteGameOver(room(game), view, 0);
  expect(recentGames().map(({ record }) => record)).toEqual(["r10", "r9", "r8", "r7", "r6", "r5", "r4", "r3"]);
  clearRecentGames();
  expect(recentGames()).toEqual([]);
});
