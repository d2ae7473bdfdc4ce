/** The text form of cards: `Pnes` is a path card, `Blamp` a broken lamp, `Mpick+lamp` a repair card, `R` a rockfall, `V` a map. */
import type { TOOLS } from "../generated/constants";

export type Side = "n" | "e" | "s" | "w";
export type Tool = (typeof TOOLS)[number];

export interface Face {
  sides: Side[];
  /** Sides that meet stand together; a side alone is a dead end. */
  groups: Side[][];
  /** Whether all open sides meet in the middle. */
  through: boolean;
}

export const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };
/** A quarter turn to the right. */
export const CLOCKWISE: Record<Side, Side> = { n: "e", e: "s", s: "w", w: "n" };
const ORDER: readonly Side[] = ["n", "e", "s", "w"];

/** The tunnels of a path card such as `Pnes` or `Pn/s`. */
export function faceOf(card: string): Face {
  const groups = card
    .slice(1)
    .split("/")
    .map((group) => [...group] as Side[]);
  const sides = groups.flat();
  return { sides, groups, through: groups.length === 1 && sides.length > 1 };
}

export type Shape = "straight" | "bend" | "fork" | "crossing" | "dead-end";

/** What a path card looks like, in a word. */
export function shapeOf(card: string): Shape {
  const { sides, through } = faceOf(card);
  if (!through) return "dead-end";
  if (sides.length > 2) return sides.length === 4 ? "crossing" : "fork";
  return OPPOSITE[sides[0]!] === sides[1] ? "straight" : "bend";
}

/** The same path card turned by half. */
export function turned(card: string): string {
  return withSides(card, OPPOSITE);
}

/** A path card as it looks turned by a quarter to the right. */
export function quarterTurned(card: string): string {
  return withSides(card, CLOCKWISE);
}

function withSides(card: string, to: Record<Side, Side>): string {
  const inOrder = (group: Side[]) => ORDER.filter((side) => group.includes(side)).join("");
  const groups = faceOf(card).groups.map((group) => inOrder(group.map((side) => to[side])));
  groups.sort((one, other) => ORDER.indexOf(one[0] as Side) - ORDER.indexOf(other[0] as Side));
  return `P${groups.join("/")}`;
}

/** One name for both ways a path card can lie. */
export function sameKind(one: string, other: string): boolean {
  return one === other || (one[0] === "P" && turned(one) === other);
}

/** The tools a broken-tool or repair card names. */
export function toolsOf(card: string): Tool[] {
  return card.slice(1).split("+") as Tool[];
}
