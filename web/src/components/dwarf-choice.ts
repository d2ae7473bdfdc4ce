/** Dwarfs for people who have not chosen one: the server keeps numbers, the pictures say how many there are. */
import { COLOURS, SHAPES } from "../art/dwarfs";
import type { Dwarf } from "../generated/wire";

export function randomDwarf(): Dwarf {
  return { shape: Math.floor(Math.random() * SHAPES.length), colour: Math.floor(Math.random() * COLOURS.length), pattern: 0 };
}

/** The dwarf of a guest on a shared device, who comes to a table of so many seats. */
export function guestDwarf(seats: number): Dwarf {
  return { shape: seats % SHAPES.length, colour: (seats * 3) % COLOURS.length, pattern: 0 };
}
