/** Sentences that name people at a table. */
import { claimWords } from "./claims";
import { has, t } from "./localize.svelte";
import type { Told } from "./story";

/** Whoever knows the names of seats. */
export interface Names {
  nameOf(seat: number): string;
}

export function storyText(told: Told, table: Names): string {
  const names = Object.entries(told.seats ?? {}).map(([name, seat]) => [name, table.nameOf(seat)] as const);
  return t(told.key, { ...told.values, ...Object.fromEntries(names) });
}

export function saidText(text: string, table: Names): string {
  const words = text.startsWith("!") ? claimWords(text) : undefined;
  if (!words) return text;
  return t(words.key, words.seat === undefined ? words.values : { ...words.values, name: table.nameOf(words.seat) });
}

/** A refusal in the reader's language; names instead of numbers where a table is at hand. */
export function refusalText(code: string, values: Record<string, string | number>, table?: Names): string {
  const named = typeof values.seat === "number" && table ? { ...values, name: table.nameOf(values.seat) } : values;
  for (const key of [`web-refused-${code}`, `refused-${code}`]) if (has(key)) return t(key, named);
  return t("web-refused-unknown", { code });
}
