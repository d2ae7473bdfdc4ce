/**
 * Moves as they are typed: in notation, or in words in any order ("corner C4 rotated", "3 C4", "lamp Bruni", "discard 2"),
 * also in those of the story ("breaks Bruni's lamp").
 * Each word has to begin a word of the move; what is legal comes from the server.
 */
import { GOAL_CELLS } from "../generated/constants";
import type { WireEvent } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { isSame } from "../notation/cells";
import type { Move } from "../notation/moves";
import { parseMove, uses } from "../notation/moves";
import type { Table } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { goalWord } from "../text/screen-words";
import { moveText } from "../text/spoken";
import { told } from "../text/story";

export interface TypedMove {
  /** The move in notation. */
  text: string;
  /** What it is called. */
  words: string;
  /** Words by which it is found. */
  terms: readonly string[];
}

/** Everything that can be played now. */
export function typedMoves(table: Table): TypedMove[] {
  const hand = table.view?.own?.hand ?? [];
  return (table.view?.legal ?? []).map(parseMove).filter((move) => move !== undefined).map((move) => typedMove(move, hand, table));
}

function typedMove(move: Move, hand: readonly string[], table: Table): TypedMove {
  const card = hand.find((card) => uses(move, card)) ?? "";
  const number = String(hand.indexOf(card) + 1);
  const name = move.verb === "G" ? t("gold-card", { value: move.value }) : moveText(move, move.verb === "-" ? move.card : card, table.view!, table);
  const words = move.verb === "-" ? t("discard-what", { card: name }) : name;
  const turned = move.verb === "P" && move.card !== card ? terms(t("typed-rotated")) : [];
  // A number alone would mean a row as well: the card's comes with it only where it is a word of its own.
  return { text: move.text, words, terms: [...terms(words), ...storyTerms(move, table), ...turned, ...("cell" in move ? [plain(cellName(move.cell))] : []), number] };
}

/** The words by which the story will tell it, without the player's own name. */
function storyTerms(move: Move, table: Table): string[] {
  const event = eventOf(move);
  const line = event && told(event);
  if (!line) return [];
  const target = "seat" in move && { target: table.nameOf(move.seat) };
  const goal = line.goal !== undefined && { goal: goalWord(line.goal) };
  return terms(t(line.key, { ...line.values, ...target, ...goal, name: "" }));
}

/** What a move will be told as; a tool is never broken or repaired by the seat -1 itself. */
function eventOf(move: Move): WireEvent | undefined {
  const seat = -1;
  switch (move.verb) {
    case "P":
      return { kind: "path-laid", seat, cell: [move.cell.column, move.cell.row], card: move.card };
    case "R":
      return { kind: "rock-fell", seat, cell: [move.cell.column, move.cell.row], card: "R" };
    case "V":
      return { kind: "goal-seen", seat, goal: GOAL_CELLS.findIndex((cell) => isSame(cell, move.cell)), content: null };
    case "B":
      return { kind: "tool-broken", seat, target: move.seat, tool: move.tool };
    case "M":
      return { kind: "tool-mended", seat, target: move.seat, tool: move.tool, card: move.card };
    case "-":
      return { kind: "discarded", seat, card: null };
    default:
      return undefined;
  }
}

/** The moves that a text can mean; a move in notation means itself. */
export function matching(text: string, moves: readonly TypedMove[]): TypedMove[] {
  const exact = moves.find((move) => plain(move.text) === plain(text.trim()));
  if (exact) return [exact];
  const wanted = terms(text);
  const found = wanted.length === 0 ? [] : moves.filter((move) => wanted.every((term) => fits(term, move)));
  // Without the word for it nothing is thrown away.
  const played = found.filter((move) => move.text[0] !== "-");
  return played.length > 0 ? played : found;
}

/** Numbers and cells are meant as a whole. */
function fits(term: string, { terms }: TypedMove): boolean {
  return /^\p{L}*\d+$/u.test(term) ? terms.includes(term) : terms.some((word) => word.startsWith(term));
}

export function terms(text: string): string[] {
  return plain(text).split(/[^\p{L}\d]+/u).filter(Boolean);
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
