/** Every key of the game that a player can change, with what it does in words. */
import { t } from "../text/localize.svelte";

/** Keys by default, with what sentences call what they do. */
const ACTIONS = { t: "t", d: "d", b: "b", l: "l", p: "p", n: "n", s: "s", m: "m", "?": "question", c: "c", k: "k", q: "q", u: "u", "/": "slash" };
const QUESTIONS = { r: "role", h: "hand", o: "gold", g: "goals", x: "tools", a: "since", w: "where", e: "row", v: "column", i: "info" };

/** Each key by default with its words, in the order of a list. */
export const KEY_ACTIONS: readonly (readonly [key: string, words: () => string])[] = [
  ...Object.entries(ACTIONS).map(([key, action]) => [key, () => t("key-action", { action })] as const),
  ...Object.entries(QUESTIONS).map(([key, question]) => [key, () => t("question", { question })] as const),
];
