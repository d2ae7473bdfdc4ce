/**
 * Moves as they are typed: in notation, or in words in any order ("corner C4 rotated", "3 C4", "lamp Bruni", "discard 2"),
 * also in those of the story ("breaks Bruni's lamp").
 * Each word has to begin a word of the move; what is legal comes from the server.
 */
import type { WireEvent } from "../generated/wire";
import { turned } from "../notation/cards";
import { cellName } from "../notation/cell-names";
import { namedCell } from "../notation/named-cell";
import { goalAt, keyOf, type Cell } from "../notation/cells";
import type { Move } from "../notation/moves";
import { parseMove, uses } from "../notation/moves";
import type { Table } from "../state/table.svelte";
import { cardName } from "../text/describe";
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
  return table.myTurn ? named(table.view?.legal ?? [], table) : [];
}

function named(moves: readonly string[], table: Table): TypedMove[] {
  const hand = table.view?.own?.hand ?? [];
  return moves.map(parseMove).filter((move) => move !== undefined).map((move) => typedMove(move, hand, table));
}

/** The moves that a text means although they are not possible: the server knows which rule forbids them. None of them can be played. */
export function impossibleMoves(text: string, table: Table): TypedMove[] {
  const wanted = terms(text);
  // A card needs a place or a player; one word alone is too little to ask for.
  if (!table.myTurn || !table.view || wanted.length < 2) return [];
  const cells = wanted.map((term) => namedCell(term.toUpperCase())).filter((cell) => cell !== undefined);
  const seats = [...table.view.public.broken.keys()];
  const tries = (table.view.own?.hand ?? []).flatMap((card) => attempts(card, cells, seats));
  const possible = new Set(table.view.legal);
  return matching(text, named([...new Set(tries)].filter((move) => !possible.has(move)), table));
}

/** Everything that could be tried with a card at some places and on some players, allowed or not. */
function attempts(card: string, cells: readonly Cell[], seats: readonly number[]): string[] {
  const [verb, tools] = [card[0]!, card.slice(1).split("+")];
  if ("BM".includes(verb)) return seats.flatMap((seat) => (tools.length > 1 ? tools.map((tool) => `${card}>${seat}:${tool}`) : [`${card}>${seat}`]));
  const ways = verb === "P" ? [card, turned(card)] : [card];
  return cells.flatMap((cell) => ways.map((way) => `${way}@${keyOf(cell)}`));
}

function typedMove(move: Move, hand: readonly string[], table: Table): TypedMove {
  const card = hand.find((card) => uses(move, card)) ?? "";
  // Of two cards of a kind, either is meant.
  const numbers = hand.flatMap((one, index) => (uses(move, one) ? [String(index + 1)] : []));
  const name = move.verb === "G" ? t("gold-card", { value: move.value }) : moveText(move, move.verb === "-" ? move.card : card, table.view!, table);
  const words = move.verb === "-" ? t("discard-what", { card: name }) : name;
  // What lies at a place is told, but nobody means it: "corner" is a card to lay, not one to take away.
  const sought = move.verb === "R" || move.verb === "V" ? cardName(card) : words;
  const turned = move.verb === "P" && move.card !== card ? terms(t("typed-rotated")) : [];
  // A number alone would mean a row as well: the card's comes with it only where it is a word of its own.
  return { text: move.text, words, terms: [...terms(sought), ...storyTerms(move, table), ...turned, ...myself(move, table), ...("cell" in move ? [plain(cellName(move.cell))] : []), ...numbers] };
}

/** A player need not type their own name. */
function myself(move: Move, table: Table): string[] {
  return "seat" in move && move.seat === table.shown ? terms(t("typed-me")) : [];
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
      return goalAt(move.cell) === undefined ? undefined : { kind: "goal-seen", seat, goal: goalAt(move.cell)!, content: null };
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

/** What is left of several moves when the chosen card is to be played as it lies. */
export function asHeld(moves: readonly TypedMove[], held: string | null): TypedMove[] {
  const lying = moves.filter((move) => held !== null && move.text.startsWith(`${held}@`));
  return lying.length === 1 && moves.every((move) => move.text.split("@")[1] === lying[0]!.text.split("@")[1]) ? lying : [...moves];
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
