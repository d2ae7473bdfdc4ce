/** What this browser prefers. Kept on this device only. */
import type { SpeechDetail } from "../text/spoken";
import { isAbout, load, save } from "./storage";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  sound: boolean;
  vibrate: boolean;
  motion: "system" | "less";
  cards: "small" | "medium" | "large";
  /** Which way the mine runs. */
  mine: "auto" | "across" | "down";
  confirm: boolean;
  notify: boolean;
  /** How much is said aloud. */
  speech: SpeechDetail;
  /** Whether single keys do something anywhere on the page. */
  shortcuts: boolean;
  /** Keys that were changed, by those they are by default. */
  keys: Record<string, string>;
  /** The size of text and, on the board, of the cards. */
  text: "normal" | "large" | "largest";
  contrast: "system" | "more";
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  sound: true,
  vibrate: true,
  motion: "system",
  cards: "medium",
  mine: "auto",
  confirm: true,
  notify: false,
  speech: "normal",
  shortcuts: true,
  keys: {},
  text: "normal",
  contrast: "system",
};

export const settings = $state<Settings>({ ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) });

export function saveSettings(): void {
  save("settings", settings);
}

/** Take over the settings that another tab has saved; false if the event is about something else. */
export function syncSettings(event: StorageEvent): boolean {
  if (!isAbout(event, "settings")) return false;
  Object.assign(settings, load<Partial<Settings>>("settings", {}));
  return true;
}

/** Set the attributes of the root element that the styles read. */
export function applySettings(root: HTMLElement, prefersLight: boolean): void {
  const light = settings.theme === "light" || (settings.theme === "system" && prefersLight);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.motion = settings.motion;
  root.dataset.cards = settings.cards;
  root.dataset.text = settings.text;
  root.dataset.contrast = settings.contrast === "more" || matchMedia("(prefers-contrast: more)").matches ? "more" : "system";
}
