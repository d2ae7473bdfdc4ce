/** Says what the player has chosen, whichever way it was chosen; keys and gestures alike would be mute otherwise. */
import { untrack } from "svelte";
import type { Choice } from "../state/choice.svelte";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { moveText } from "../text/spoken";
import { ownToolText } from "./target-words";

/** What is needed of a table; a lesson has it, too. */
type Spoken = Pick<Table, "view" | "myTurn" | "nameOf" | "pending">;

interface Chosen {
  card: string | null;
  flipped: boolean;
  words: string;
}

/** Follow a choice; called while a component is initialised. */
export function speakChoice(table: Spoken, choice: Choice): void {
  let before: Chosen = { card: null, flipped: false, words: "" };
  $effect(() => {
    const now = { card: choice.card, flipped: choice.flipped, words: choiceText(table, choice) };
    // Somebody has moved, and where the card can go now is being asked for: that it is chosen was said.
    if (choice.asks !== null && before.words.startsWith(`${now.words}:`)) return;
    untrack(() => {
      if (now.words && now.words !== before.words) say(turnsItself(before, now, choice) ? t("card-turned", { card: now.words }) : now.words);
    });
    before = now;
  });
}

/** A card turns itself where it fits only that way: that must not go unnoticed. */
function turnsItself(before: Chosen, now: Chosen, choice: Choice): boolean {
  return now.flipped && (!before.flipped || before.card !== now.card) && choice.move !== null;
}

/** What the chosen move waits for; one that is played at once waits for nothing. */
function whatNext(table: Spoken): string {
  if (table.pending) return "";
  return table.myTurn ? t("cell-preview") : t("prompt-plan");
}

/** What is chosen at this moment, in words. */
export function choiceText(table: Spoken, choice: Choice): string {
  const { card, held, move } = choice;
  const view = table.view;
  if (!view) return "";
  if (move) return [[moveText(move, card ?? "", view, table), ownToolText(move, view.seat)].filter(Boolean).join(", "), whatNext(table)].filter(Boolean).join(". ");
  if (card === null || held === null) return "";
  if (choice.discarding) return `${cardName(card)}. ${table.myTurn ? t("prompt-discard") : t("prompt-plan-discard")}`;
  const name = choice.flipped ? t("card-turned", { card: cardName(held) }) : cardName(held);
  // Whoever waits hears where it can go once the server has said so.
  if (choice.asks !== null) return name;
  return `${name}: ${t("targets", { count: choice.cells.size + choice.targets.size })}`;
}
