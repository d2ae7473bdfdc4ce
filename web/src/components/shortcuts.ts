/** Shortcuts are single keys, which may be switched off or changed; a dialog has keys of its own. */
import { settings } from "../state/settings.svelte";

export function isShortcut(event: KeyboardEvent): boolean {
  const allowed = settings.shortcuts || event.key.length > 1;
  return allowed && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}

/** The key that was pressed, as shortcuts name it, whichever key this player has chosen for it. */
export function shortcutOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  const pressed = keyOf(event);
  const chosen = Object.entries(settings.keys).find(([, key]) => key === pressed);
  // A key that was given up does nothing, unless it has become another one's.
  return chosen?.[0] ?? (pressed in settings.keys ? "" : pressed);
}

/** A key by its sign: a small Latin letter also where the keyboard writes another alphabet. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return (key.length === 1 && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}

/** What a control says of its key: the one that this player has chosen, and nothing while single keys do nothing. */
export function keyShortcut(key: string): string | undefined {
  if (!settings.shortcuts) return undefined;
  const chosen = chosenKey(key);
  return chosen === "+" ? "Plus" : chosen.toUpperCase();
}

/** The key that does now what the given one does by default, for those who ask for it. */
export function chosenKey(key: string): string {
  return settings.keys[key] ?? key;
}
