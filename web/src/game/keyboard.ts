/** The keys of the game screen. Board, hand and log have keys of their own. */
import { isShortcut, shortcutOf } from "../components/shortcuts";
import { cellOf, START, type Cell } from "../notation/cells";
import type { Choice } from "../state/choice.svelte";

export interface GameKeys {
  choice: Choice;
  /** Cards in hand. */
  cards: number;
  goToCell(cell: Cell): void;
  toggleRole(): void;
  showTargets(): void;
}

/** What a key does at this moment, if anything. */
function actionOf(key: string, { choice, cards, goToCell, toggleRole, showTargets }: GameKeys): (() => void) | undefined {
  const number = Number(key);
  if (number >= 1 && number <= cards) return () => choice.take(number - 1);
  switch (key) {
    case "Escape":
      return () => choice.clear();
    case "t":
      return () => choice.turn();
    case "b":
      return () => goToCell(firstOffer(choice) ?? START);
    case "r":
      return toggleRole;
    case "l":
      return choice.open.length > 0 ? showTargets : undefined;
  }
  return undefined;
}

function firstOffer(choice: Choice): Cell | undefined {
  const [first] = choice.cells.keys();
  return first === undefined ? undefined : cellOf(first);
}

/** Do what a key is for, and keep it from the browser; keys typed into a field are left alone. */
export function pressKey(event: KeyboardEvent, keys: GameKeys): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement) return;
  const action = isShortcut(event) ? actionOf(shortcutOf(event), keys) : undefined;
  if (!action) return;
  action();
  event.preventDefault();
}
