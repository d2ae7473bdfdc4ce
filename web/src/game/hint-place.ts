/** Where a box can lie over the board so that it covers as little as possible of what matters. */
import type { Box } from "./viewport.svelte";

/** Something on the board, and how much it matters that it is seen. */
export interface Seen {
  box: Box;
  weight: number;
}

/** Pixels between two places that are tried. */
const STEP = 6;
/** Less of a card than this is no reason to go elsewhere. */
const SLIVER = 40;

/** How much is covered by a box: pixels of what lies below it, each as much as it matters. */
export function covered(box: Box, seen: readonly Seen[]): number {
  return seen.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** How far down the box lies, from `top` to `bottom`: where it is, unless less is covered elsewhere; the lowest of those. */
export function clearest(box: Box, top: number, bottom: number, seen: readonly Seen[]): number {
  const lowest = Math.max(top, bottom - box.height);
  let best = Math.min(lowest, Math.max(top, box.y));
  let least = covered({ ...box, y: best }, seen);
  for (let y = lowest; y >= top; y -= STEP) {
    const cost = covered({ ...box, y }, seen);
    if (cost < least - SLIVER) [best, least] = [y, cost];
  }
  return best;
}
