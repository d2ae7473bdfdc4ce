import { describe, expect, it } from "vitest";
import vectors from "../../../tests/golden/vectors/cell-names.json";
import { cellName } from "./cell-names";
import { namedCell } from "./named-cell";

describe("names of cells", () => {
  it.each(vectors.names as [number, number, string][])("%i,%i is %s, as on the server", (column, row, name) => {
    expect(cellName({ column, row })).toBe(name);
    expect(namedCell(name)).toEqual({ column, row });
  });

  it.each(vectors.none)("%j names no cell", (text) => {
    expect(namedCell(text)).toBeUndefined();
  });

  it("gives every cell around the mine a name of its own", () => {
    const names = new Set<string>();
    for (let column = -80; column <= 80; column += 1)
      for (let row = -80; row <= 80; row += 1) {
        const name = cellName({ column, row });
        expect(namedCell(name)).toEqual({ column, row });
        names.add(name);
      }
    expect(names.size).toBe(161 * 161);
  });
});
