/** Sentences that name people at a table. */
import { cellName } from "../notation/cell-names";
import { claimWords } from "./claims";
import { goalWord } from "./screen-words";
import { has, speaks, t } from "./localize.svelte";
import type { StoryEntry, Told } from "./story";

/** Gives the names of seats; an empty one was deleted by its owner. */
export interface Names {
  nameOf(seat: number): string;
}

/** A name, or the seat's number where there is none. */
export function called(name: string | undefined, seat: number): string {
  return name || t("seat", { seat: seat + 1 });
}

function named(seats: Record<string, number> = {}, names: Names): Record<string, string> {
  return Object.fromEntries(Object.entries(seats).map(([argument, seat]) => [argument, called(names.nameOf(seat), seat)]));
}

/** What happened, with the names at that time, and those just before where the seat changed hands. */
export function storyText(told: Told, names: Names, before: Names = names): string {
  const goal = told.goal !== undefined && { goal: goalWord(told.goal) };
  return t(told.key, { ...told.values, ...goal, ...named(told.seats, names), ...named(told.former, before) });
}

/** An entry of the log with the names at that time. */
export function lineText({ n, told }: Pick<StoryEntry, "n" | "told">, table: { namesAt(n: number): Names }): string {
  return storyText(told, table.namesAt(n), table.namesAt(n - 1));
}

export function saidText(text: string, table: Names): string {
  const words = text.startsWith("!") ? claimWords(text) : undefined;
  if (!words) return text;
  return t(words.key, words.seat === undefined ? words.values : { ...words.values, name: called(table.nameOf(words.seat), words.seat) });
}

/** A refusal in the reader's language, empty until its words have come; names instead of numbers where a table is at hand. */
export function refusalText(code: string, values: Record<string, string | number>, table?: Names): string {
  const named = { ...values };
  if (typeof values.seat === "number" && table) named.name = table.nameOf(values.seat);
  if (typeof values.column === "number" && typeof values.row === "number") named.cell = cellName({ column: values.column, row: values.row });
  for (const key of [`web-refused-${code}`, `refused-${code}`]) if (has(key)) return t(key, named);
  return speaks("refusals") ? t("web-refused-unknown", { code }) : "";
}
