/** What the player is asked to do next. */
import type { Choice } from "../state/choice.svelte";
import type { Table } from "../state/table.svelte";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";

/** The sentence of the prompt; empty where nobody has to act. */
export function promptText(table: Table, choice: Choice): string {
  const game = table.view?.public;
  if (!game) return "";
  if (table.room?.paused) return t("prompt-paused");
  if (game.phase === "over") return t("log-game-ended");
  if (!table.myTurn) return game.to_act === null ? "" : waitPrompt(table, game.to_act, game.phase);
  // The only goal or stone that can be chosen needs no card; the prompt and the board lead the way.
  return game.phase === "play" ? cardPrompt(table, choice) : t("prompt-decide", { phase: game.phase });
}

/** Nobody thinks who is not there; a bot that fills in does. */
function waitPrompt(table: Table, seat: number, phase: string): string {
  const name = table.nameOf(seat);
  return table.isGone(seat) ? t("prompt-away", { name }) : t("prompt-wait", { name, phase });
}

function cardPrompt(table: Table, choice: Choice): string {
  const { card, move } = choice;
  if (choice.discarding) return t("prompt-discard");
  if (move?.verb === "B" || move?.verb === "M") return t("prompt-tool", { card: cardName(card ?? ""), name: table.nameOf(move.seat) });
  if (move) return t("prompt-confirm");
  if (card === null) return t("prompt-choose");
  if (choice.open.length === 0) return t("prompt-nowhere", { card: cardName(card) });
  return t("prompt-place", { kind: card[0]! });
}
