/** What a moment of a replay says. */
import { cellName } from "../notation/cell-names";
import type { Aside, Playback } from "../state/playback.svelte";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { called, saidText, storyText, type Names } from "../text/sentences";
import type { SpeechDetail } from "../text/spoken";
import type { Told } from "../text/story";

/** The words for what happened in a moment; empty where nothing is told. */
export function momentText(playback: Playback, at: number): string {
  const words = playback.linesAt(at).map((line) => lineOf(playback, at, line)).join(" ");
  return words || (at === 0 ? t("replay-begin") : "");
}

/** The same for those who listen: also which way each card leads. */
export function heardText(playback: Playback, at: number, detail: SpeechDetail = "normal"): string {
  return playback.linesAt(at).map((line) => (detail === "short" ? undefined : pathText(line, playback.moversAt(at))) ?? lineOf(playback, at, line)).join(" ");
}

/** The same as it is said aloud: also where it was, and what people said after it. */
export function spokenMoment(playback: Playback, detail: SpeechDetail): string {
  const { at, asides } = playback;
  const words = heardText(playback, at, detail);
  const number = at > 0 ? `${t("replay-at", { version: at })}: ` : "";
  return [number + (words || (at === 0 ? t("replay-begin") : "")), ...asides.map((aside) => asideText(aside, playback))].join(" ");
}

function pathText({ key, cell, picture, seats }: Told, movers: Names): string | undefined {
  if (key !== "log-path-laid" || !cell || !picture) return undefined;
  return t("spoken-path", { name: called(movers.nameOf(seats!.name!), seats!.name!), cell: cellName(cell), card: cardName(picture) });
}

function asideText(aside: Aside, playback: Playback): string {
  if (aside.kind === "handed-on") return storyText(aside.told, playback);
  const { claimed, seat, names } = aside;
  const truth = claimed.true === null ? "" : ` (${t(claimed.true ? "replay-true" : "replay-false")})`;
  return `${seat.name}: ${saidText(claimed.text, names)}${truth}`;
}

/** With everything shown there is no "only you": what the map showed stands behind. So does a discarded card, for those who know it. */
function lineOf(playback: Playback, at: number, line: Told): string {
  const movers = playback.moversAt(at);
  if (line.key === "log-discarded" && line.picture && line.picture !== "back:") return `${storyText(line, movers)} (${cardName(line.picture)})`;
  if (line.key !== "log-goal-seen-own" || playback.shown !== null) return storyText(line, movers);
  const content = t("content", { content: String(line.values?.content ?? "stone") });
  return `${storyText({ ...line, key: "log-goal-seen" }, movers)} (${content})`;
}
