import { expect, test } from "vitest";
import { countActionCards, countPathCards } from "./card-count";

const unseen = (played: string[], hand: string[], discards: string[]) =>
  Object.fromEntries(countPathCards({ played }, { hand, discards }).map((kind) => [kind.card, kind.unseen]));

test("before the first move all forty path cards but those in hand are unseen", () => {
  const counts = countPathCards({ played: [] }, { hand: ["Pns", "V"], discards: [] });
  expect([counts.length, counts.reduce((sum, { total }) => sum + total, 0), counts.reduce((sum, one) => sum + one.unseen, 0)]).toEqual([16, 40, 39]);
});

test("what was played, is held or was discarded by this seat is seen; action cards do not count", () => {
  const counts = unseen(["Pns", "Pnesw", "R", "V"], ["Pns", "Pes"], ["Pns", "Blamp"]);
  expect([counts.Pns, counts.Pnesw, counts.Pes, counts.Psw]).toEqual([1, 4, 3, 5]);
});

test("action cards are counted the same way", () => {
  const counts = countActionCards({ played: ["R", "V", "Blamp", "Pns"] }, { hand: ["V"], discards: ["Mpick+lamp"] });
  const unseen = Object.fromEntries(counts.map((kind) => [kind.card, kind.unseen]));
  expect([counts.length, counts.reduce((sum, { total }) => sum + total, 0)]).toEqual([11, 27]);
  expect([unseen.R, unseen.V, unseen.Blamp, unseen["Mpick+lamp"], unseen.Mcart]).toEqual([2, 4, 2, 0, 2]);
});
