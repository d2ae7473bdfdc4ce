/** A list of buttons is one stop of Tab; the arrows lead from one button to the next, Home and End to the ends. */

export type Arrows = readonly [back: string, on: string];
export const ACROSS: Arrows = ["ArrowLeft", "ArrowRight"];
export const DOWN: Arrows = ["ArrowUp", "ArrowDown"];

/** Which of so many is next after a key, coming from one of them; nothing for other keys. In rows of `step`, the end of a column leads to its beginning. */
export function nextOf(count: number, from: number, key: string, [back, on]: Arrows, step = 1): number | undefined {
  if (count === 0) return undefined;
  const whole = step > 1 ? Math.ceil(count / step) * step : count;
  const beyond = (next: number, by: number) => (next < count ? next : (next + by + whole) % whole);
  if (key === back) return beyond((from - step + whole) % whole, -step);
  if (key === on) return beyond((from + step) % whole, step);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Move the focus among the buttons of the list that the key was pressed in. */
export function rove(event: KeyboardEvent, arrows: Arrows, step = 1): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const next = nextOf(buttons.length, buttons.indexOf(document.activeElement as HTMLButtonElement), event.key, arrows, step);
  if (next === undefined) return;
  buttons[next]!.focus();
  event.preventDefault();
}
