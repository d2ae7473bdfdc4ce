/** The title of the page: what calls for attention, where one is, and what it is part of. */
let called = $state("");
let page = $state("");

/** Name the page for as long as a component is there; called while it is initialised. */
export function titled(name: () => string): void {
  $effect(() => {
    page = name();
    return () => (page = "");
  });
}

/** Put something before the title, or nothing. */
export function callInTitle(words: string): void {
  called = words;
}

/** The whole title; a page without a component of its own is named here. */
export function pageTitle(site: string, name = ""): string {
  return [called, page || name, site].filter(Boolean).join(" – ");
}
