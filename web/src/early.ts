/** What a table's page runs before everything else, from a small file of its own: the server names it first. */
import { greetEarly } from "./state/early-greeting";

greetEarly(location.pathname);

// What the page names for later is asked for once its first scripts have run: it is in their way no more, and waits for none to name it.
addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) link.rel = link.dataset.rel!;
});
