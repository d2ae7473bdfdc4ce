/** What the player is asked to do next, and what the card in question does. */
import type { Public } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { goalAt } from "../notation/cells";
import type { Move, PlacedMove } from "../notation/moves";
import type { Choice } from "../state/choice.svelte";
import type { Table } from "../state/table.svelte";
import { cardHelp } from "../text/card-help";
import { cardName } from "../text/describe";
import { listed, t } from "../text/localize.svelte";
import { goalWord } from "../text/screen-words";

export interface Prompt {
  /** Empty where nobody has to act. */
  text: string;
  /** The card that is explained; its rule can be opened. */
  card: string | null;
}

/** The line over the hand. A card that is looked at (`peeked`) is explained before anything else. */
export function promptOf(table: Table, choice: Choice, peeked: string | null): Prompt {
  const game = table.view?.public;
  if (!game) return plain("");
  if (table.room?.paused) return plain(t("prompt-paused"));
  if (game.phase === "over") return plain(t("log-game-ended"));
  if (table.rest.active) return plain(restText(table));
  if (peeked !== null && !choice.isReady) return explained(peeked, game, table.myTurn && !choice.playable(peeked) ? nowhere(peeked, table, game) : "");
  if (!table.myTurn && (choice.card === null || !choice.waits)) return plain(waiting(table, game));
  // The only goal or stone that can be chosen needs no card; the prompt and the board lead the way.
  return game.phase === "play" ? cardPrompt(table, choice, game) : plain(t("prompt-decide", { phase: game.phase }));
}

function plain(text: string): Prompt {
  return { text, card: null };
}

function explained(card: string, game: Public, then: string): Prompt {
  return { text: `${cardHelp(card, game)} ${then}`.trim(), card };
}

/** For whom the next round waits; whoever reads this knows what they are to do. */
export function restText(table: Pick<Table, "rest" | "shown" | "nameOf">): string {
  if (table.rest.seats.includes(table.shown!)) return t("prompt-role");
  const names = listed(table.rest.seats.map((seat) => table.nameOf(seat)));
  const { seconds } = table.rest;
  return t("rest-waiting", { names, seconds, limit: seconds > 0 ? "yes" : "no" });
}

/** Nobody thinks who is not there; a bot that fills in does. */
function waiting(table: Table, { to_act: seat, phase }: Public): string {
  if (seat === null) return "";
  const name = table.nameOf(seat);
  return table.isNotHere(seat) ? t("prompt-away", { name }) : t("prompt-wait", { name, phase });
}

function cardPrompt(table: Table, choice: Choice, game: Public): Prompt {
  const { card, move } = choice;
  if (table.pending && table.link === "lost") return plain(t("prompt-pending"));
  if (choice.planned) return plain(table.myTurn ? t("prompt-planned") : choice.discarding ? t("prompt-plan-discard") : t("prompt-plan"));
  if (choice.discarding) return plain(t("prompt-discard"));
  if (move?.verb === "B" || move?.verb === "M") return plain(toolText(move, card ?? "", table));
  if (move) return plain(t("prompt-confirm", { what: whatText(move) }));
  if (choice.lapsed) return plain(table.myTurn ? `${t("prompt-lapsed")} ${t("prompt-choose")}` : t("prompt-lapsed"));
  if (card === null) return plain(isHampered(table, game) ? `${t("prompt-choose")} ${t("prompt-choose-tools")}` : t("prompt-choose"));
  if (choice.open.length > 0) return explained(card, game, t("prompt-place", { kind: placeOf(card, game) }));
  return explained(card, game, table.myTurn ? nowhere(card, table, game) : "");
}

function toolText(move: Extract<Move, { verb: "B" | "M" }>, card: string, table: Table): string {
  if (move.verb === "M" && move.seat === table.shown) return t("prompt-tool-own", { tool: move.tool });
  return t("prompt-tool", { card: cardName(card), name: table.nameOf(move.seat) });
}

/** What is about to be played, and where, in a few words. */
function whatText(move: Move): string {
  const { verb, cell } = move as PlacedMove;
  if (verb === "V") return `${t("card-map")}, ${t("goal-name", { goal: goalWord(goalAt(cell)!) })}`;
  return `${t("did", { did: verb === "R" ? "rock-fell" : "path-laid" })}, ${cellName(cell)}`;
}

/** What has to be picked for a card; at some tables nobody may break their own tools. */
export function placeOf(card: string, { options }: Public): string {
  return card[0] === "B" && options.includes("others_only") ? "other" : card[0]!;
}

/** Why a card has no place to go. */
export function nowhere(card: string, table: Pick<Table, "shown">, game: Public): string {
  return card[0] === "P" && isHampered(table, game) ? t("prompt-broken") : t("prompt-nowhere");
}

/** Whether a broken tool keeps this player from laying paths. */
function isHampered({ shown }: Pick<Table, "shown">, { broken }: Public): boolean {
  return shown !== null && (broken[shown]?.length ?? 0) > 0;
}
