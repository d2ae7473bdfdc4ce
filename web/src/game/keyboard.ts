/** The keys of the game screen. Board, hand and log have keys of their own. */
import { isShortcut, shortcutOf } from "../components/shortcuts";
import { cellOf, START, type Cell } from "../notation/cells";
import type { Choice } from "../state/choice.svelte";
import { say } from "../state/speech.svelte";
import { t } from "../text/localize.svelte";

export interface GameKeys {
  choice: Choice;
  /** Cards in hand. */
  cards: number;
  goToCell(cell: Cell): void;
  /** Let the focus follow what was chosen by a key. */
  focusOn(what: "card" | "answer"): void;
  showRole(): void;
  showTargets(): void;
  /** Say what the card in focus or the chosen one does. */
  explain(): void;
  /** Show which path cards have not been seen. */
  countCards(): void;
  /** Answer a question aloud, by its key. */
  ask(key: string): void;
  /** Open the field for questions and typed moves. */
  showCommand(): void;
  /** Change the note about a player. */
  note(seat: number): void;
}

/** What a key does at this moment, if anything. */
function actionOf(key: string, keys: GameKeys): (() => void) | undefined {
  const { choice, cards, goToCell, focusOn, showRole, showTargets, explain, countCards } = keys;
  const number = Number(key);
  if (number >= 1 && number <= cards) return () => { choice.take(number - 1); focusOn("card"); };
  switch (key) {
    case "Escape":
      return () => choice.clear();
    case "t":
      return () => turn(choice);
    case "b":
      return () => goToCell(firstOffer(choice) ?? START);
    case "d":
      return choice.canDiscard ? () => { choice.askToDiscard(); focusOn("answer"); } : undefined;
    case "?":
      return explain;
    case "c":
      return countCards;
    case "r":
      return showRole;
    case "l":
      return choice.open.length > 0 ? showTargets : undefined;
    case "/":
      return keys.showCommand;
  }
  return QUESTIONS.includes(key) ? () => keys.ask(key) : undefined;
}

/** The keys that ask something; see questions.ts. */
const QUESTIONS = ["h", "g", "x", "a", "w", "e", "v", "i"];

function turn(choice: Choice): void {
  if (choice.card?.[0] === "P" && !choice.canTurn) say(t("card-same-turned"));
  else choice.turn();
}

function firstOffer(choice: Choice): Cell | undefined {
  const [first] = choice.cells.keys();
  return first === undefined ? undefined : cellOf(first);
}

const FIELDS = "input, textarea, select";
const CONTROLS = "button, a, summary";

/**
 * Enter plays what is shown, from the chosen card and wherever else it means nothing. On the board it first chooses the
 * spot in focus, unless the question is whether to discard.
 */
export function pressEnter(event: KeyboardEvent, choice: Choice): void {
  if (event.key !== "Enter" || !isShortcut(event) || choice.confirmable === null) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const elsewhere = target.closest(`${FIELDS}, ${CONTROLS}`) && !target.matches(".hand .chosen");
  if (elsewhere || (target.closest("[data-cell]") && !choice.discarding)) return;
  choice.confirm();
  event.preventDefault();
  event.stopPropagation();
}

/** Do what a key is for, and keep it from the browser; keys typed into a field are left alone. */
export function pressKey(event: KeyboardEvent, keys: GameKeys): void {
  if (event.target instanceof Element && event.target.matches(FIELDS)) return;
  const seat = event.target instanceof Element ? event.target.closest("[data-seat]")?.getAttribute("data-seat") : null;
  const noted = seat && shortcutOf(event) === "n" ? () => keys.note(Number(seat)) : undefined;
  const action = isShortcut(event) ? (noted ?? actionOf(shortcutOf(event), keys)) : undefined;
  if (!action) return;
  action();
  event.preventDefault();
}
