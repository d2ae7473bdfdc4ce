/** Reads the one text form of cards and moves. It parses and never judges: what is legal comes from the server. */

export type Side = "n" | "e" | "s" | "w";
export type Tool = "pick" | "lamp" | "cart";
export const TOOLS: readonly Tool[] = ["pick", "lamp", "cart"];

export interface Cell {
  column: number;
  row: number;
}

export interface Face {
  sides: Side[];
  /** Sides that meet stand together; a side alone is a dead end. */
  groups: Side[][];
  /** Whether all open sides meet in the middle. */
  through: boolean;
}

export type Move =
  | { text: string; verb: "P"; card: string; cell: Cell }
  | { text: string; verb: "R" | "V" | "T"; cell: Cell }
  | { text: string; verb: "L"; cell: Cell; lies: string }
  | { text: string; verb: "B" | "M"; card: string; seat: number; tool: Tool }
  | { text: string; verb: "-"; card: string }
  | { text: string; verb: "G"; value: number };

const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };
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
  const inOrder = (group: Side[]) => ORDER.filter((side) => group.includes(side)).join("");
  const groups = faceOf(card).groups.map((group) => inOrder(group.map((side) => OPPOSITE[side])));
  groups.sort((one, other) => ORDER.indexOf(one[0] as Side) - ORDER.indexOf(other[0] as Side));
  return `P${groups.join("/")}`;
}

/** One name for both ways a path card can lie. */
export function sameKind(one: string, other: string): boolean {
  return one === other || (one[0] === "P" && turned(one) === other);
}

export function keyOf(cell: Cell): string {
  return `${cell.column},${cell.row}`;
}

export function cellOf(key: string): Cell {
  const [column, row] = key.split(",").map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}

/** A move taken apart; undefined for anything that is not one. */
export function parseMove(text: string): Move | undefined {
  if (text[0] === "-") return { text, verb: "-", card: text.slice(1) };
  if (text[0] === "G") return { text, verb: "G", value: Number(text.slice(1)) };
  const [what = "", where = ""] = text.split(/[@>]/);
  const [place = "", detail = ""] = where.split(":");
  const verb = what[0];
  if (verb === "B" || verb === "M") return toolMove(text, verb, what, Number(place), detail);
  const cell = cellOf(place);
  if (verb === "P") return { text, verb, card: what, cell };
  if (verb === "R" || verb === "V" || verb === "T") return { text, verb, cell };
  return verb === "L" ? { text, verb, cell, lies: detail } : undefined;
}

function toolMove(text: string, verb: "B" | "M", card: string, seat: number, detail: string): Move {
  const tool = (detail || card.slice(1).split("+")[0]) as Tool;
  return { text, verb, card, seat, tool };
}

/** Whether a move uses this card of a hand. */
export function uses(move: Move, card: string): boolean {
  if (move.verb === "P") return card[0] === "P" && sameKind(move.card, card);
  if (move.verb === "R" || move.verb === "V") return move.verb === card;
  return "card" in move && move.card === card;
}

/** The tools a broken-tool or repair card names. */
export function toolsOf(card: string): Tool[] {
  return card.slice(1).split("+") as Tool[];
}
