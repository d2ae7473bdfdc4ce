/** The keys of the game screen. Board, hand and log have keys of their own. */
import { isShortcut, shortcutOf } from "../components/shortcuts";
import { cellOf, keyOf, START, type Cell } from "../notation/cells";
import type { Choice } from "../state/choice.svelte";
import { settings } from "../state/settings.svelte";
import { say } from "../state/speech.svelte";
import { t } from "../text/localize.svelte";

/** What the keys do. A screen leaves out what it does not have: that key does nothing there. */
export interface GameKeys {
  choice: Choice;
  /** Cards in hand. */
  cards: number;
  goToCell(cell: Cell): void;
  /** Let the focus follow what was chosen by a key. */
  focusOn(what: "card" | "answer"): void;
  showRole?(): void;
  showTargets(): void;
  /** Show what could be done. */
  hint?: (() => void) | undefined;
  /** Say what the chosen card does. */
  explain(): void;
  /** Show which path cards have not been seen. */
  countCards?(): void;
  /** Answer a question aloud, by its key. */
  ask?(key: string): void;
  /** Open the field for questions and typed moves. */
  showCommand?(): void;
  /** Change the note about a player. */
  note?(seat: number): void;
  /** Show the notes about all players, to change them. */
  showNotes?(): void;
  goToPlayer?(seat: number): void;
  /** Open the talk with its phrases. */
  talk?(): void;
  showMenu?(): void;
  /** Show the moves since this player's turn again. */
  recap?(): void;
  /** Zoom by a factor, or show the whole mine. */
  zoom?(factor: number | null): void;
}

/** By which factor a key zooms; nothing shows the whole mine. */
export const ZOOMS: Record<string, number | null> = { "+": 1.25, "=": 1.25, "-": 0.8, 0: null };

/** What a key does at this moment, if anything. */
function actionOf(key: string, keys: GameKeys, event: KeyboardEvent): (() => void) | undefined {
  const { choice, cards, focusOn } = keys;
  const number = Number(key);
  if (keys.zoom && key in ZOOMS) return () => keys.zoom?.(ZOOMS[key]!);
  if (number > cards) return () => say(t("player-hand", { count: cards }));
  if (number >= 1) return () => { choice.take(number - 1); focusOn("card"); };
  switch (key) {
    case "Escape":
      return () => choice.clear();
    case "Enter":
      return event.target instanceof Element && event.target.matches(CHOSEN) ? () => goOn(keys, event) : undefined;
    case "t":
      return () => turn(choice);
    case "b":
      return () => goToTarget(keys, event);
    case "d":
      return choice.canDiscard ? () => { choice.askToDiscard(settings.confirm); focusOn("answer"); } : asks("w", keys);
    case "?":
      return keys.explain;
    case "c":
      return keys.countCards;
    case "r":
      return keys.showRole ?? asks("r", keys);
    case "l":
      return choice.open.length > 0 ? keys.showTargets : asks("w", keys);
    case "q":
      return keys.hint;
    case "n":
      return keys.showNotes;
    case "p":
      return keys.goToPlayer && (() => keys.goToPlayer?.(0));
    case "s":
      return keys.talk;
    case "m":
      return keys.recap;
    case "u":
      return keys.showMenu;
    case "/":
      return keys.showCommand;
  }
  return QUESTIONS.test(key) ? asks(key, keys) : undefined;
}

function asks(key: string, { ask }: GameKeys): (() => void) | undefined {
  return ask && (() => ask(key));
}

/** The keys that ask something, or for more time; see questions.ts. */
const QUESTIONS = /^[hogxawevik]$/;

/** From the chosen card on to where it can be played. Whoever confirms nothing plays it where there is only one way to; a key that is held down does not. */
function goOn(keys: GameKeys, event: KeyboardEvent): void {
  const { choice } = keys;
  if (choice.open.length === 0) keys.ask?.("w");
  else if (choice.open.length === 1 && !settings.confirm && !event.repeat) choice.playOnly();
  else goToTarget(keys, event);
}

function turn(choice: Choice): void {
  if (choice.card?.[0] === "P" && !choice.canTurn) say(t("card-same-turned"));
  else choice.turn();
}

/** Where the chosen card can be played first, or next: on a player or in the mine; without a card, the start. */
function goToTarget({ choice, goToCell, goToPlayer }: GameKeys, { target, shiftKey }: KeyboardEvent): void {
  const here = target instanceof Element ? target : document.body;
  const step = shiftKey ? -1 : 1;
  // What is chosen already comes before what could be.
  if (choice.move && "cell" in choice.move && !here.closest("[data-cell]")) return goToCell(choice.move.cell);
  const seat = nextTo([...choice.targets.keys()], String, here.closest("[data-seat]")?.getAttribute("data-seat"), step);
  if (seat !== undefined && goToPlayer) return goToPlayer(seat);
  const cells = [...choice.cells.keys()].map(cellOf).sort((one, other) => one.column - other.column || one.row - other.row);
  goToCell(nextTo(cells, keyOf, here.closest("[data-cell]")?.getAttribute("data-cell"), step) ?? START);
}

/** The target after the one in focus, or before it; the first or the last one for whoever comes from elsewhere. */
function nextTo<T>(targets: readonly T[], named: (target: T) => string, here: string | null | undefined, step: 1 | -1): T | undefined {
  const at = targets.findIndex((target) => named(target) === here);
  return targets.at(at < 0 ? Math.min(step, 0) : (at + step) % targets.length);
}

const CHOSEN = ".hand .chosen";
const FIELDS = "input, textarea, select";
const CONTROLS = "button, a, summary";

/**
 * Enter plays what is shown, from the chosen card and wherever else it means nothing. On the board it first chooses the
 * spot in focus, unless the question is whether to discard.
 */
export function pressEnter(event: KeyboardEvent, choice: Choice): void {
  if (event.key !== "Enter" || !isShortcut(event) || choice.confirmable === null) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const elsewhere = target.closest(`${FIELDS}, ${CONTROLS}`) && !target.matches(CHOSEN);
  if (elsewhere || (target.closest("[data-cell]") && !choice.discarding)) return;
  choice.confirm();
  event.preventDefault();
  event.stopPropagation();
}

/** Do what a key is for, and keep it from the browser; keys typed into a field are left alone. */
export function pressKey(event: KeyboardEvent, keys: GameKeys): void {
  // The board and lists have keys of their own.
  if (event.defaultPrevented || (event.target instanceof Element && event.target.matches(FIELDS))) return;
  const seat = event.target instanceof Element ? event.target.closest("[data-seat]")?.getAttribute("data-seat") : null;
  const noted = seat && keys.note && shortcutOf(event) === "n" ? () => keys.note?.(Number(seat)) : undefined;
  const action = isShortcut(event) ? (noted ?? actionOf(shortcutOf(event), keys, event)) : undefined;
  if (!action) return;
  action();
  event.preventDefault();
}
