import { expect, test } from "vitest";
import { parseMove, uses } from "./moves";

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
});
