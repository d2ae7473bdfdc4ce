/**
 * Moves as they are typed: in notation, or in words in any order ("corner C4 rotated", "3 C4", "lamp Bruni", "discard 2").
 * Each word has to begin a word of the move; what is legal comes from the server.
 */
import { cellName } from "../notation/cell-names";
import type { Move } from "../notation/moves";
import { parseMove, uses } from "../notation/moves";
import type { Table } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { moveText } from "../text/spoken";

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
  return { text: move.text, words, terms: [...terms(words), ...turned, ...("cell" in move ? [plain(cellName(move.cell))] : []), number] };
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
