/** What the host changed in the settings of a table, in words. */
import type { TableSettings } from "../generated/wire";
import { called, type Names } from "./sentences";
import { t } from "./localize.svelte";

type Words = (settings: TableSettings, names: Names) => string;

/** The settings with a choice among several values: what each is called, and its value in words. */
const CHOICES: [keyof TableSettings, string, Words][] = [
  ["edition", "choice-edition", ({ edition }) => t("edition-name", { edition })],
  ["rounds", "choice-rounds", ({ rounds }) => String(rounds)],
  ["clock", "choice-clock", ({ clock }) => (clock === null ? t("clock-none") : t("clock-seconds", { count: clock }))],
  ["first", "choice-first", ({ first }, names) => (first === null ? t("first-random") : called(names.nameOf(first), first))],
  ["bot_pace", "choice-pace", ({ bot_pace }) => t("bot-pace", { pace: bot_pace })],
  ["talk", "choice-talk", ({ talk }) => t("talk-kind", { talk })],
  ["hints", "choice-hints", ({ hints }) => t("hint-rule", { rule: hints })],
];

/** Those that are on or off. */
const SWITCHES: [keyof TableSettings, string][] = [
  ["more_time", "choice-more-time"],
  ["card_counter", "choice-counter"],
  ["private", "choice-private"],
  ["closed", "choice-closed"],
  ["no_programs", "choice-no-programs"],
  ["listed", "choice-listed"],
];

/** Each setting that is another now: its name, and how it was and is. */
export function settingsChanges(before: TableSettings, now: TableSettings, names: Names): string[] {
  const chosen = CHOICES.filter(([setting]) => before[setting] !== now[setting]).map(([, name, words]) => t("setting-changed", { setting: t(name), was: words(before, names), now: words(now, names) }));
  const switched = SWITCHES.filter(([setting]) => before[setting] !== now[setting]).map(([setting, name]) => turned(t(name), now[setting] === true));
  const options = [...new Set([...before.options, ...now.options])].filter((option) => before.options.includes(option) !== now.options.includes(option));
  return [...chosen, ...switched, ...options.map((option) => turned(t("option-name", { option }), now.options.includes(option)))];
}

function turned(setting: string, on: boolean): string {
  return t("setting-turned", { setting, to: on ? "on" : "off" });
}

/** Why somebody who had agreed to a game is asked again. */
export function undoneText(undone: { why: string; agreed: TableSettings }, now: TableSettings, names: Names): string {
  const changes = undone.why === "settings-chosen" ? settingsChanges(undone.agreed, now, names) : [];
  return changes.length > 0 ? t("room-undone-settings", { changes: changes.join(" · ") }) : t("room-undone", { why: undone.why });
}
