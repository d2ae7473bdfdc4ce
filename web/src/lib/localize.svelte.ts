/** Sentences in the reader's language, from the Fluent files the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", lt: "Lietuvių", lv: "Latviešu", et: "Eesti", ru: "Русский", el: "Ελληνικά" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/saboteur/locales/*.ftl", { import: "default" });
const loaded = new Map<Language, FluentBundle>();
const state = $state<{ language: Language; bundle: FluentBundle | undefined }>({ language: "en", bundle: undefined });

/** The language of a list of preferences that we speak; English otherwise. */
export function negotiated(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Switch to the language of the settings, or to the browser's. */
export async function speak(): Promise<void> {
  const wanted = settings.language ? [settings.language] : navigator.languages;
  const language = negotiated(wanted);
  state.bundle = await bundleOf(language);
  state.language = language;
  document.documentElement.lang = language;
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const name = Object.keys(files).find((path) => path.endsWith(`/${language}.ftl`));
  const bundle = bundleFrom(language, name ? await files[name]!() : "");
  loaded.set(language, bundle);
  return bundle;
}

/** A bundle of one Fluent text. Isolation marks are off: names are shown as text anyway. */
export function bundleFrom(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export function language(): Language {
  return state.language;
}

/** The sentence of a key. A key without one shows itself, so that a gap is seen. */
export function t(key: string, values?: Values): string {
  const pattern = state.bundle?.getMessage(key)?.value;
  return pattern ? state.bundle!.formatPattern(pattern, values ?? null, []) : state.bundle ? key : "";
}

export function has(key: string): boolean {
  return state.bundle?.hasMessage(key) ?? false;
}

/** "Ana, Tomas and Rūta" as the language writes lists. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(state.language, { type: "conjunction" }).format(items);
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(state.language, { hour: "2-digit", minute: "2-digit" }).format(at);
}
