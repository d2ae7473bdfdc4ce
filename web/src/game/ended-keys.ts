/**
 * Keys between two rounds: the next one may have begun, but what is looked at is the last one. Questions about the mine are
 * answered from the mine as it lay in the end; everything else tells what is looked at, and how to go on.
 */
import { isShortcut, shortcutOf } from "../components/shortcuts";
import type { WireView } from "../generated/wire";
import type { Cell } from "../notation/cells";
import { finalMine, viewOf } from "../state/final-mine";
import type { Ending } from "../state/round-ending";
import { settings } from "../state/settings.svelte";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { tell } from "./answer-line";
import { answer, questionOf, type Asked, type Question } from "./questions";
import { saboteursText, wonText } from "./round-speech.svelte";

export interface EndedKeys {
  table: Table;
  ending: Ending;
  /** The place of the board that the keyboard is at. */
  cell: Cell;
  /** Whether the mine is looked at; otherwise the dialog with the results is open. */
  looks: boolean;
  /** Go back from the mine to the results. */
  back(): void;
}

/** What the finished mine answers, and what is the same before and after. */
const OF_THE_MINE: readonly (Question | undefined)[] = ["goals", "row", "column", "gold"];
/** Keys that would play the next round behind what is looked at. */
const OF_A_TURN = /^[1-9tdlqmr/]$/;
const FIELDS = "input, textarea, select";

/** Do what a key is for while the end of a round is looked at; whatever it does not concern goes on. */
export function pressAtEnd(event: KeyboardEvent, keys: EndedKeys): void {
  if (!concerns(event, keys.looks)) return;
  const key = shortcutOf(event);
  const question = questionOf(key);
  if (keys.looks && key === "Escape") keys.back();
  else if (question || (keys.looks && OF_A_TURN.test(key))) tell(answerAtEnd(question, keys));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function concerns(event: KeyboardEvent, looks: boolean): boolean {
  if (event.target instanceof Element && event.target.matches(FIELDS)) return false;
  if (looks) return isShortcut(event);
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  // Another dialog over the results has keys of its own.
  return settings.shortcuts && !modified && [...document.querySelectorAll("dialog[open]")].at(-1)?.querySelector(".ending") != null;
}

/** Say which mine is looked at, and the way back. */
export function sayLooking(ending: Ending): void {
  say(lookingText(ending));
}

function lookingText({ round }: Ending): string {
  return t("round-end-looking", { round });
}

/** What is said to a question now. */
export function answerAtEnd(question: Question | undefined, { table, ending, cell, looks }: EndedKeys): string {
  if (question && OF_THE_MINE.includes(question)) return answer(question, { table: asEnded(table, ending), cell });
  if (looks) return lookingText(ending);
  const rest = table.rest.seconds > 0 ? t("rest-left", { seconds: table.rest.seconds }) : "";
  return [t("round-end-verdict", { winner: ending.winner }), wonText(table, ending), saboteursText(table, ending), rest].filter(Boolean).join(" ");
}

/** The table with the mine of the round that has ended. */
function asEnded(table: Table, ending: Ending): Asked {
  const { view, shown, clock, told } = table;
  const mine = ending.last && view ? viewOf(view, finalMine(ending.last)) : view;
  const ended: WireView | null = mine && { ...mine, public: { ...mine.public, round: ending.round } };
  return { view: ended, shown, clock, told, nameOf: (seat) => table.nameOf(seat), namesAt: (n) => table.namesAt(n) };
}
