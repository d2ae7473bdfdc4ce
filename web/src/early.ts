/** What a table's page runs before everything else, from a small file of its own: the server names it first. */
import { greetEarly } from "./state/early-greeting";

/** Milliseconds after which the door stands on the screen, even on a slow line. */
const AT_THE_DOOR = 500;

const atDoor = greetEarly(location.pathname);

function askForLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) {
    link.href = link.dataset.href!;
    link.rel = link.dataset.rel!;
  }
}

// What the page names for later is asked for once its first scripts have run: it is in their way no more, and waits for none to name it.
// Whoever stands at the door needs that first.
if (atDoor) addEventListener("load", () => setTimeout(askForLater, AT_THE_DOOR));
else addEventListener("DOMContentLoaded", askForLater);
