import { expect, test } from "vitest";
import { COLOURS, SHAPES } from "../art/dwarfs";
import { DWARF_COLOURS, DWARF_SHAPES } from "../generated/constants";

test("there is a picture for each look that the server tells apart, and no other", () => {
  expect([SHAPES.length, COLOURS.length]).toEqual([DWARF_SHAPES, DWARF_COLOURS]);
});
