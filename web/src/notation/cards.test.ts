import { expect, test } from "vitest";
import { faceOf, quarterTurned, sameKind, shapeOf, turned } from "./cards";

test("a card turned by half opens to the opposite sides, written in order", () => {
  expect(["Pes", "Pn/e/s", "Pnes", "Ps", "Pn/e/w", "Pnesw"].map(turned)).toEqual(
    ["Pnw", "Pn/s/w", "Pnsw", "Pn", "Pe/s/w", "Pnesw"],
  );
});

test("sides that meet are told from dead ends", () => {
  expect(faceOf("Pnes").through).toBe(true);
  expect(faceOf("Pn/s").through).toBe(false);
  expect(faceOf("Ps").through).toBe(false);
});

test("a card turned twice is itself, and keeps its shape", () => {
  for (const card of ["Pns", "Pne", "Pnes", "Pnesw", "Pn/e", "Pw", "Pn/e/s/w"]) {
    expect([turned(turned(card)), shapeOf(turned(card))]).toEqual([card, shapeOf(card)]);
  }
});

test("a card is of the same kind whichever way it lies", () => {
  expect([sameKind("Pes", "Pnw"), sameKind("Pns", "Pew"), sameKind("R", "R")]).toEqual([true, false, true]);
});

test("a path card turned by a quarter has its north at the right, and after four quarters it lies as before", () => {
  expect(["Pns", "Pne", "Pn/s", "Pnes", "Ps", "Pn/e/s/w"].map(quarterTurned)).toEqual(["Pew", "Pes", "Pe/w", "Pesw", "Pw", "Pn/e/s/w"]);
  expect(quarterTurned(quarterTurned("Pn/e/s"))).toBe(turned("Pn/e/s"));
});
