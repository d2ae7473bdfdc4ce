/** Sentences in the reader's language, from the Fluent files the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { asked, first, later, learn } from "sentences:languages";
import { LANGUAGES, type Language } from "../generated/constants";

export type Values = Record<string, FluentVariable>;

const loaded = new Map<Language, FluentBundle>();
/** Further sentences, which come when they are asked for, and from then on in every language. */
const PARTS = { later, asked, learn };
type Part = keyof typeof PARTS;
const wanted = new Set<Part>();
const added = new Set<string>();
const state = $state<{ language: Language; bundle: FluentBundle | undefined }>({ language: "en", bundle: undefined });

/** The language of a list of preferences that we speak; English otherwise. */
export function negotiated(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Switch to the preferred language; an empty preference means the browser's languages. */
export async function speak(preferred: string): Promise<void> {
  const language = negotiated(preferred ? [preferred] : navigator.languages);
  state.bundle = await bundleOf(language);
  state.language = language;
  document.documentElement.lang = language;
}

/** The sentences of the rulebook, the replay and the check of a game, too. */
export async function speakAll(): Promise<void> {
  await speakPart("later");
}

/** Those of questions, typed moves and settings. */
export async function speakAsked(): Promise<void> {
  await speakPart("asked");
}

/** Those of the tutorial, the puzzles, the hints of a first game and those that somebody asks for. */
export async function speakLearn(): Promise<void> {
  await speakPart("learn");
}

async function speakPart(part: Part): Promise<void> {
  wanted.add(part);
  await bundleOf(state.language);
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = loaded.get(language) ?? bundleFrom(language, await first[language]!());
  loaded.set(language, bundle);
  for (const part of wanted) {
    const key = `${part}/${language}`;
    if (added.has(key)) continue;
    bundle.addResource(new FluentResource(await PARTS[part][language]!()));
    added.add(key);
  }
  return bundle;
}

/** A bundle of one Fluent text. Isolation marks are off: names are shown as text anyway. */
export function bundleFrom(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The forms of numbers and plurals take long to make the first time: each in a task of its own, while the page waits. */
export function prepareNumbers(): void {
  setTimeout(() => t("round-of", { round: 1, rounds: 1 }));
  setTimeout(() => t("deck", { count: 1 }));
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

const clocks = new Map<Language, Intl.DateTimeFormat>();

export function timeOfDay(at: number): string {
  // Making one takes longer than drawing a card, and a story asks for many.
  const clock = clocks.get(state.language) ?? new Intl.DateTimeFormat(state.language, { hour: "2-digit", minute: "2-digit" });
  clocks.set(state.language, clock);
  return clock.format(at);
}
