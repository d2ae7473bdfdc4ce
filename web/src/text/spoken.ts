/** What is said aloud at the table: moves with their places and sides, what has been chosen, the time. */
import type { Step, WireEvent, WireView } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { keyOf, type Cell } from "../notation/cells";
import type { Move } from "../notation/moves";
import { cardName, cellText } from "./describe";
import { listed, t } from "./localize.svelte";
import { called, storyText, type Names } from "./sentences";
import { told, type Told } from "./story";

/** How much is said: the bare move, where its card leads, or also the draw pile and who is next. */
export type SpeechDetail = "short" | "normal" | "full";

/** Tells events closer, once that has come: no first turn needs it. */
export const closer: { words?: (event: WireEvent, view: WireView, names: Names) => string | undefined } = {};

/** A move and what came of it. */
export function spokenStep({ events, by, view }: Pick<Step, "events" | "by" | "view">, names: Names, detail: SpeechDetail): string {
  const lines = events.map((event, index) => closer.words?.(event, view, names) ?? spokenEvent(event, told(event, index, events), view, names, detail));
  const late = by === "clock" ? `(${t("log-by-clock")})` : "";
  return [...lines.slice(0, 1), late, ...lines.slice(1), detail === "full" ? whatNext(view, names) : ""].filter(Boolean).join(" ");
}

function spokenEvent(event: WireEvent, line: Told | undefined, view: WireView, names: Names, detail: SpeechDetail): string {
  if (event.kind === "drew") return event.card ? t("you-drew", { card: cardName(event.card) }) : "";
  if (!line) return "";
  if (event.kind === "path-laid" && detail !== "short") {
    const [column, row] = event.cell;
    return t("spoken-path", { name: called(names.nameOf(event.seat), event.seat), cell: cellName({ column, row }), card: cardName(event.card) });
  }
  const words = storyText(line, names);
  return event.kind === "game-ended" ? `${words} ${winnersText(view, names)}` : words;
}

/** Who has won the game. */
export function winnersText({ public: { winners } }: WireView, names: Names): string {
  return winners ? t("game-end-winners", { count: winners.length, names: listed(winners.map((seat) => called(names.nameOf(seat), seat))) }) : "";
}

function whatNext({ seat, public: { to_act, phase, deck_size } }: WireView, names: Names): string {
  if (to_act === null || to_act === seat) return "";
  return `${deck_size && phase !== "pick-gold" ? `${t("deck", { count: deck_size })}. ` : ""}${t("prompt-wait", { name: called(names.nameOf(to_act), to_act), phase })}`;
}

/** What lies at a place, and what of it matters to a card. */
export function placeText(cell: Cell, view: WireView): string {
  const key = keyOf(cell);
  const lies = view.public.mine.find(([column, row]) => `${column},${row}` === key)?.[2];
  return cellText(cell, view, view.reached.some(([column, row]) => `${column},${row}` === key), lies);
}

/** A move in words: "corner, open to the east and south, C4". */
export function moveText(move: Move, card: string, view: WireView, names: Names): string {
  switch (move.verb) {
    case "P":
      return `${cardName(move.card)}, ${cellName(move.cell)}`;
    case "B":
      return `${cardName(card)}, ${called(names.nameOf(move.seat), move.seat)}`;
    case "M":
      return `${t("card-mend", { tool: move.tool })}, ${called(names.nameOf(move.seat), move.seat)}`;
    case "R":
    case "V":
      return `${cardName(card)}, ${placeText(move.cell, view)}`;
    case "L":
      return `${cardName(`P${move.lies}`)}, ${cellName(move.cell)}`;
    case "T":
      return placeText(move.cell, view);
    default:
      return cardName(card);
  }
}
