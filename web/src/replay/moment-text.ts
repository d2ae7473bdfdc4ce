/** What a moment of a replay says. */
import type { Playback } from "../state/playback.svelte";
import { t } from "../text/localize.svelte";
import { storyText } from "../text/sentences";
import type { Told } from "../text/story";

/** The words for what happened in a moment; empty where nothing is told. */
export function momentText(playback: Playback, at: number): string {
  const words = playback.linesAt(at).map((line) => lineOf(playback, at, line)).join(" ");
  return words || (at === 0 ? t("replay-begin") : "");
}

/** With everything shown there is no "only you": what the map showed stands behind. */
function lineOf(playback: Playback, at: number, line: Told): string {
  const movers = playback.moversAt(at);
  if (line.key !== "log-goal-seen-own" || playback.shown !== null) return storyText(line, movers);
  const content = t("content", { content: String(line.values?.content ?? "stone") });
  return `${storyText({ ...line, key: "log-goal-seen" }, movers)} (${content})`;
}
