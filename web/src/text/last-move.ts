/** What a player did last, for the player's chip: a picture, a word or two, and the whole sentence. */
import type { WireEvent } from "../generated/wire";
import { t } from "./localize.svelte";
import { called, storyText, type Names } from "./sentences";
import { told } from "./story";

export interface LastMove {
  picture: string;
  short: string;
  sentence: string;
}

/** The words for a move's events; nothing if the chip has none for it. */
export function lastMoveWords(events: readonly WireEvent[], names: Names): LastMove | undefined {
  const line = events.map(told).find((one) => one?.picture && one.seats);
  if (!line) return undefined;
  const target = line.seats?.target;
  const own = target !== undefined && line.key.endsWith("-own");
  const did = own ? "own" : line.key.replace(/^log-|-own$|-open$/g, "");
  const values: Record<string, string> = target === undefined ? {} : { target: called(names.nameOf(target), target) };
  // Whose chip it is may be looked at by others: what was discarded stays face down.
  const picture = did === "discarded" ? "back:" : line.picture!;
  return { picture, short: t("did", { did, ...values }), sentence: storyText(line, names) };
}
