/** Shortcuts are single keys; a dialog has keys of its own. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
