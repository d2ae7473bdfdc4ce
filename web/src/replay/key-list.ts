/** What the list of keys says of a replay. */
import { KEY_ACTIONS } from "../components/key-actions";
import { t } from "../text/localize.svelte";
import { QUESTION_KEYS } from "./replay-keys";

/** Each key with its words; only through a player's eyes can one ask why. */
export function replayKeys(eyes: number | null): readonly (readonly [key: string, words: () => string])[] {
  const questions = KEY_ACTIONS.filter(([key]) => QUESTION_KEYS.includes(key) && key !== "i");
  return [
    ["d", () => t("replay-key", { key: "decided" })],
    ["n", () => t("replay-key", { key: "round" })],
    ...(eyes === null ? [] : [["w", () => `${t("replay-suspicion")}: ${t("replay-why")}`] as const]),
    ...questions,
    ["i", () => t("replay-slider")],
  ];
}
