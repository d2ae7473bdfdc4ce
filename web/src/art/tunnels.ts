/** Where the tunnels of a path card run, in units of a card 80 wide and 104 tall. */
import type { Face, Side } from "../notation/cards";

export const WIDE = 80;
export const TALL = 104;

// A hair beyond the edge, so that neighbours overlap and no seam shows.
const OVER = 0.6;

/** Where a tunnel leaves the card. */
export const EDGE: Record<Side, [number, number]> = { n: [40, -OVER], e: [WIDE + OVER, 52], s: [40, TALL + OVER], w: [-OVER, 52] };
const LEAN: Record<Side, [number, number]> = { n: [40, 26], e: [60, 52], s: [40, 78], w: [20, 52] };
/** Turns a drawing made for the north side. */
export const TURN: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 };
const DEPTH: Record<Side, number> = { n: 33, e: 24, s: 33, w: 24 };
const LONE_DEPTH: Record<Side, number> = { n: 54, e: 42, s: 54, w: 42 };
const OUT: Record<Side, [number, number]> = { n: [0, 1], e: [-1, 0], s: [0, -1], w: [1, 0] };

/** The middle line of tunnels that meet. */
export function throughLine(group: Side[]): string {
  const [first, second] = group as [Side, Side];
  if (group.length > 2) return group.map((side) => `M${EDGE[side]}L40 52`).join("");
  if (first === "n" && second === "s") return `M${EDGE.n}C40 20 34 34 40 52C46 70 40 84 ${EDGE.s}`;
  if (first === "e" && second === "w") return `M${EDGE.w}C16 52 26 47 40 52C54 57 64 52 ${EDGE.e}`;
  const [from, to] = [LEAN[first], LEAN[second]];
  return `M${EDGE[first]}C${from[0]} ${bend(from[1])} ${to[0]} ${bend(to[1])} ${EDGE[second]}`;
}

function bend(y: number): number {
  return 52 + (y - 52) * 0.62;
}

/** The point where a dead end stops. */
export function stubEnd(side: Side, face: Face): [number, number] {
  const [x, y] = EDGE[side];
  const depth = (face.sides.length === 1 ? LONE_DEPTH : DEPTH)[side];
  return [x + OUT[side][0] * depth, y + OUT[side][1] * depth];
}

/** All middle lines of a card as one path. */
export function tunnelLine(face: Face): string {
  return face.groups
    .map((group) => (group.length > 1 ? throughLine(group) : `M${EDGE[group[0] as Side]}L${stubEnd(group[0] as Side, face)}`))
    .join("");
}

/** Keeps what is drawn in the middle of a card upright where the mine runs downwards. */
export function upright(downwards: boolean): string | undefined {
  return downwards ? "rotate(-90 40 52)" : undefined;
}

/** A small fixed number for a cell, to vary the rock. */
export function grain(column: number, row: number): number {
  return Math.abs((column * 73 + row * 151 + ((column * row) << 2)) % 4);
}
