import { expect, test } from "vitest";
import { winningTunnel } from "./winning-tunnel";

const closed = { content: null, card: null };
const row = (from: number, to: number, card: string, at = 0): [number, number, string][] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, at, card]);
const START: [number, number, string] = [0, 0, "Pnesw"];

test("the tunnel leads from the start to the treasure", () => {
  const goals = [closed, { content: "treasure", card: null }, closed];
  const way = winningTunnel({ mine: [START, ...row(1, 7, "Pew")], goals });
  expect(way.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("it goes round a dead end, over a stone, and never through rock", () => {
  const goals = [closed, { content: "Pes", card: "Psw" }, { content: "treasure", card: null }];
  const mine = [START, ...row(1, 2, "Pew"), [3, 0, "Pe/w"], ...row(4, 7, "Pew"), [2, 1, "Pn/e"], [0, 1, "Pne"], ...row(1, 3, "Pew", 1), [4, 1, "Pnw"], [8, 1, "Pns"]] as [number, number, string][];
  const open = mine.map(([column, at, card]): [number, number, string] => [column, at, column === 4 && at === 0 ? "Pes" : column === 2 && at === 1 ? "Pew" : card]);
  const way = winningTunnel({ mine: open, goals }).map(({ column, row: at }) => `${column},${at}`);
  expect(way).toEqual(["0,0", "0,1", "1,1", "2,1", "3,1", "4,1", "4,0", "5,0", "6,0", "7,0", "8,0", "8,1", "8,2"]);
  expect(winningTunnel({ mine, goals })).toEqual([]);
});

test("without a treasure there is no tunnel", () => {
  expect(winningTunnel({ mine: [START, ...row(1, 7, "Pew")], goals: [closed, closed, closed] })).toEqual([]);
});
