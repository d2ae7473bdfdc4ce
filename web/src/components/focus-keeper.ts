/** The focus never falls to the page when what had it goes away: whoever plays by keys would have to start from the top. */

/** Where the focus goes then, the best place first; a dialog is a world of its own. */
const PLACES = [
  ".turn-end .button",
  ".bar .button.act",
  ".hand .chosen",
  ".hand button.card",
  ".curtain .button",
  ".paused .button",
  ".room h2",
  "h1",
];
const IN_DIALOG = [".choice .best", "[autofocus]", "h2"];

/** Put the focus on the best place there is. */
export function restoreFocus(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  const [around, places] = dialogs.length > 0 ? [dialogs.at(-1)!, IN_DIALOG] : [document, PLACES];
  focusOn(places.map((place) => around.querySelector<HTMLElement>(place)).find((place) => place && isUsable(place)));
}

/** Put the focus on something, a heading included: from there a reader goes on. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

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
    if (last && isLost() && !isUsable(last)) restoreFocus();
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

export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !(element as HTMLButtonElement).disabled;
}
