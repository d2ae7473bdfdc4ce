/** Shortcuts are single keys; a dialog has keys of its own. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}

/** The key that was pressed, as shortcuts name it: a small Latin letter also where the keyboard writes another alphabet. */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return (key.length === 1 && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}
