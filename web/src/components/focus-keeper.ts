/** The focus never falls to the page when what had it goes away: whoever plays by keys would have to start from the top. */

/** Where the focus goes then, the best place first. */
const PLACES = [
  ".turn-end .button",
  ".bar .button.act",
  ".hand .chosen",
  ".hand button.card",
  ".curtain .button",
  "main .button.primary",
  "header button",
];

/** Keep the focus on something until the returned function is called. */
export function keepFocus(): () => void {
  /** What had the focus last; nothing once the player has put it aside, as by a click beside everything. */
  let last: Element | null = null;

  function focused({ target }: FocusEvent): void {
    last = target as Element;
  }

  function blurred(): void {
    // Only afterwards is it known whether the element has gone away or the focus was put aside.
    queueMicrotask(() => isLost() && last && isUsable(last) && (last = null));
  }

  function rescue(): void {
    if (!last || !isLost() || isUsable(last)) return;
    PLACES.map((place) => document.querySelector<HTMLElement>(place)).find((place) => place && isUsable(place))?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(rescue);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", blurred);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("focusout", blurred);
  };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !(element as HTMLButtonElement).disabled;
}
