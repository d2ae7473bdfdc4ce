/** What this browser prefers. Kept on this device only. */
import { kept, keep } from "./memory";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "less";
  cards: "small" | "medium" | "large";
  confirm: boolean;
  notify: boolean;
}

const USUAL: Settings = {
  language: "",
  theme: "system",
  sound: true,
  motion: "system",
  cards: "medium",
  confirm: true,
  notify: false,
};

export const settings = $state<Settings>({ ...USUAL, ...kept<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  keep("settings", $state.snapshot(settings));
}

/** Another tab has changed the settings. */
export function takeUp(event: StorageEvent): boolean {
  if (event.key !== "saboteur/settings") return false;
  Object.assign(settings, kept<Partial<Settings>>("settings", {}));
  return true;
}

/** Put theme, motion and card size on the page. */
export function dress(root: HTMLElement, prefersLight: boolean): void {
  const light = settings.theme === "light" || (settings.theme === "system" && prefersLight);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.motion = settings.motion;
  root.dataset.cards = settings.cards;
}
