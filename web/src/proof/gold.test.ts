import { expect, test } from "vitest";
import { nuggetsDue, pay } from "./gold";

/** From `saboteur.rules.gold` for the same piles. */
const PAYOUTS = [
  { pile: [1, 2, 3], due: 4, kept: [3, 1], rejected: [3], loose: 0, left: [2] },
  { pile: [3, 3, 2, 1], due: 4, kept: [3, 1], rejected: [3, 2], loose: 0, left: [3, 2] },
  { pile: [3, 3], due: 4, kept: [3], rejected: [3], loose: 1, left: [3] },
  { pile: [2, 2, 2], due: 3, kept: [2], rejected: [2, 2], loose: 1, left: [2, 2] },
  { pile: [], due: 4, kept: [], rejected: [], loose: 4, left: [] },
  { pile: [3, 3, 3, 2], due: 2, kept: [2], rejected: [3, 3, 3], loose: 0, left: [3, 3, 3] },
  { pile: [2, 3, 1, 1], due: 3, kept: [2, 1], rejected: [3], loose: 0, left: [1, 3] },
  { pile: [3, 2, 3], due: 4, kept: [3], rejected: [2, 3], loose: 1, left: [2, 3] },
  { pile: [1, 3, 3], due: 3, kept: [3], rejected: [3, 3], loose: 0, left: [3, 1] },
  { pile: [1, 3, 3], due: 2, kept: [1], rejected: [3, 3], loose: 1, left: [3, 3] },
  { pile: [3, 1, 1, 1], due: 4, kept: [3, 1], rejected: [], loose: 0, left: [1, 1] },
  { pile: [2, 3, 3, 2], due: 4, kept: [2, 2], rejected: [3, 3], loose: 0, left: [3, 3] },
];

test.each(PAYOUTS)("$pile pays $due as the rules do", ({ pile, due, kept, rejected, loose, left }) => {
  expect(pay(pile, due)).toEqual({ kept, rejected, loose, pile: left });
});

test("what is due goes by the saboteurs in play; the selfish dwarf is paid like one of them alone", () => {
  const roles = (saboteurs: number) => [...Array<string>(saboteurs).fill("saboteur"), "digger", "selfish"];
  expect([1, 2, 3, 4].map((count) => nuggetsDue("saboteur", roles(count)))).toEqual([4, 3, 3, 2]);
  expect(nuggetsDue("selfish", roles(3))).toBe(4);
});
