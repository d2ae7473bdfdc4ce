import { expect, test } from "vitest";
import { faceOf, sameKind, shapeOf, turned } from "./cards";

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
