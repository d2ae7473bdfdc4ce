import { expect, test } from "vitest";
import { clearest, covered } from "./hint-place";

const box = { x: 8, y: 500, width: 374, height: 120 };
const card = (y: number, weight = 1) => ({ box: { x: 150, y, width: 60, height: 50 }, weight });

test("a box stays where it covers nothing, and goes where it covers least", () => {
  expect(clearest(box, 40, 560, [])).toBe(440);
  expect(clearest({ ...box, y: 200 }, 40, 560, [card(40)]), "it does not move without a reason").toBe(200);
  const goals = [card(460, 4), card(510, 4)];
  const y = clearest(box, 40, 560, goals);
  expect(covered({ ...box, y }, goals)).toBe(0);
  expect(y + box.height, "as low as it can be").toBeGreaterThan(450);
  const full = [...goals, ...[40, 90, 140, 190].map((at) => card(at)), ...[240, 290, 340, 390].map((at) => card(at, 4))];
  expect(clearest(box, 40, 560, full), "rather over what was dug long ago").toBeLessThan(120);
});

test("where there is too little room, it begins at the top", () => {
  expect(clearest({ ...box, height: 700 }, 40, 560, [])).toBe(40);
});
