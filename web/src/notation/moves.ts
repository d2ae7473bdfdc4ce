/** The text form of moves. It parses and never judges: what is legal comes from the server. */
import { cellOf, type Cell } from "./cells";
import { sameKind, type Tool } from "./cards";

export type Move =
  | { text: string; verb: "P"; card: string; cell: Cell }
  | { text: string; verb: "R" | "V" | "T"; cell: Cell }
  | { text: string; verb: "L"; cell: Cell; lies: string }
  | { text: string; verb: "B" | "M"; card: string; seat: number; tool: Tool }
  | { text: string; verb: "-"; card: string }
  | { text: string; verb: "G"; value: number };

/** A move that is made on a cell. */
export type PlacedMove = Extract<Move, { cell: Cell }>;

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
