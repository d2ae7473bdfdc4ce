/** Sentences in the reader's language, from the Fluent files the whole project shares. */
import { untrack } from "svelte";
import { lists, words } from "sentences:languages";
import { LANGUAGES, type Language } from "../generated/constants";
import { persistently } from "../net/persistently";
import { Messages, type Part as Sentences, type Values } from "./messages";
import type { PartName } from "./parts";

export type { Values };
/** Sentences come in parts, each when it is first needed, and from then on in every language. */
export type Part = PartName;

const loaded = new Map<Language, Messages>();
const wanted = new Set<Part>(["first"]);
const added = new Set<string>();
const asked = new Set<string>();
const failed = new Set<string>();
/** Milliseconds after which something is said without its sentences, which still come if they can. */
const PATIENCE = 3000;
/** `changes` counts what was added: whatever was shown without it is shown again. */
const state = $state<{ language: Language; messages: Messages | undefined; changes: number }>({ language: "en", messages: undefined, changes: 0 });

/** The language of a list of preferences that we speak; English otherwise. */
export function negotiated(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Switch to the preferred language; an empty preference means the browser's languages. */
export async function speak(preferred: string): Promise<void> {
  const language = negotiated(preferred ? [preferred] : navigator.languages);
  state.messages = await messagesOf(language);
  state.language = language;
  document.documentElement.lang = language;
}

/** Add parts of the sentences; before the language is known, they will come along with it. */
export async function speakParts(...more: Part[]): Promise<void> {
  for (const part of more) wanted.add(part);
  const [messages, language] = untrack(() => [state.messages, state.language] as const);
  if (messages) await messagesOf(language);
}

/** A module that comes later, with the sentences that it speaks. */
export async function withWords<Module>(module: Promise<Module>, ...more: Part[]): Promise<Module> {
  return (await Promise.all([module, speakParts(...more)]))[0];
}

/** The messages of a language, with all parts that are wanted, also those that are asked for meanwhile. */
async function messagesOf(language: Language): Promise<Messages> {
  const messages = loaded.get(language) ?? new Messages(language);
  loaded.set(language, messages);
  const missing = () => [...wanted].filter((part) => !added.has(`${part}/${language}`));
  while (missing().length > 0) {
    await Promise.all(
      missing().map(async (part) => {
        messages.add(await sentencesOf(part, language));
        added.add(`${part}/${language}`);
        state.changes += 1;
      }),
    );
  }
  return messages;
}

async function sentencesOf(part: Part, language: Language): Promise<Sentences> {
  const { together, later } = await persistently(words[language]!);
  return together[part] ?? (await persistently(later[part]!)).default;
}

/** Whether the sentences of a part have come, or do not seem to come; otherwise they are asked for. */
export function speaks(part: Part): boolean {
  const key = `${part}/${state.language}`;
  if (state.changes >= 0 && (added.has(key) || failed.has(key))) return true;
  if (!asked.has(key)) {
    asked.add(key);
    void speakParts(part);
    setTimeout(() => {
      failed.add(key);
      state.changes += 1;
    }, PATIENCE);
  }
  return false;
}

export function language(): Language {
  return state.language;
}

/** The sentence of a key. A key without one shows itself, so that a gap is seen. */
export function t(key: string, values?: Values): string {
  return state.messages?.text(key, values) ?? "";
}

export function has(key: string): boolean {
  return state.messages?.has(key) ?? false;
}

/** "Ana, Tomas and Rūta" as the language writes lists. */
export function listed(items: string[]): string {
  const [both, between, last] = lists[state.language]!;
  return items.length < 3 ? items.join(both) : `${items.slice(0, -1).join(between)}${last}${items.at(-1)}`;
}

const clocks = new Map<Language, Intl.DateTimeFormat>();

export function timeOfDay(at: number): string {
  // Making one takes longer than drawing a card, and a story asks for many.
  const clock = clocks.get(state.language) ?? new Intl.DateTimeFormat(state.language, { hour: "2-digit", minute: "2-digit" });
  clocks.set(state.language, clock);
  return clock.format(at);
}
