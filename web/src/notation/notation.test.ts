import { expect, test } from "vitest";
import { faceOf, parseMove, sameKind, shapeOf, turned, uses } from "./notation";

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

test("every kind of move is taken apart", () => {
  expect(parseMove("Pnw@3,-1")).toMatchObject({ verb: "P", card: "Pnw", cell: { column: 3, row: -1 } });
  expect(parseMove("Mpick+lamp>4:lamp")).toMatchObject({ verb: "M", card: "Mpick+lamp", seat: 4, tool: "lamp" });
  expect(parseMove("Bcart>0")).toMatchObject({ verb: "B", seat: 0, tool: "cart" });
  expect(parseMove("L@8,0:es")).toMatchObject({ verb: "L", lies: "es" });
  expect(parseMove("-Pn/s")).toMatchObject({ verb: "-", card: "Pn/s" });
  expect(parseMove("G3")).toMatchObject({ verb: "G", value: 3 });
  expect(parseMove("Q9")).toBeUndefined();
});

test("a move is found under the card of the hand that makes it", () => {
  expect(uses(parseMove("Pnw@3,-1")!, "Pes")).toBe(true);
  expect(uses(parseMove("Pnw@3,-1")!, "Psw")).toBe(false);
  expect(uses(parseMove("R@2,0")!, "R")).toBe(true);
  expect(uses(parseMove("-Pes")!, "Pes")).toBe(true);
  expect(uses(parseMove("Mlamp>1")!, "Mpick+lamp")).toBe(false);
  expect(sameKind("Pns", "Pew")).toBe(false);
});

test("a card turned twice is itself, and keeps its shape", () => {
  for (const card of ["Pns", "Pne", "Pnes", "Pnesw", "Pn/e", "Pw", "Pn/e/s/w"]) {
    expect([turned(turned(card)), shapeOf(turned(card))]).toEqual([card, shapeOf(card)]);
  }
});
