/** The keys of a list of buttons in a dialog: a figure presses the button of that number, arrows lead from one to the next. */
import { ACROSS, DOWN, nextOf } from "./roving-focus";

const FIELDS = "input, textarea, select";

/** Which of the first ten a figure means; 0 is the tenth. */
function numbered(key: string): number {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : -1;
}

/** The button that a figure means: that with this number in its `data-number`, where there are such numbers, otherwise that in this place. */
function meant(key: string, buttons: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const own = buttons.some(({ dataset }) => dataset.number);
  return own ? buttons.find(({ dataset }) => Number(dataset.number) === numbered(key) + 1) : buttons[numbered(key)];
}

/** Do what a key is for in this list, wherever in its dialog the focus is. Where a press can't be taken back, a figure only leads to a button that has no number. */
export function pressInList(event: KeyboardEvent, list: HTMLElement, presses = true): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches(FIELDS)) return;
  const buttons = [...list.querySelectorAll("button")];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = from < 0 && event.key === "ArrowUp" ? buttons.length - 1 : nextOf(buttons.length, from, event.key, DOWN);
  const numberedOne = meant(event.key, buttons);
  if (numberedOne) presses || numberedOne.dataset.number ? numberedOne.click() : numberedOne.focus();
  else if (next === undefined) return;
  else buttons[next]!.focus();
  event.preventDefault();
}

/** In a row or a grid of buttons, a figure leads to the button of that number, and every arrow to the next one; Enter presses it. */
export function focusInList(event: KeyboardEvent, list: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches(FIELDS)) return;
  const buttons = [...list.querySelectorAll("button")];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const [across, down] = [ACROSS, DOWN].map((arrows) => nextOf(buttons.length, from, event.key, arrows));
  const wanted = buttons[numbered(event.key)] ?? buttons[across ?? down ?? -1];
  if (!wanted) return;
  wanted.focus();
  event.preventDefault();
}
