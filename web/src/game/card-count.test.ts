import { expect, test } from "vitest";
import { countPathCards } from "./card-count";

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
