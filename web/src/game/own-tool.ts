/** A warning for whoever is about to break a tool of their own. */
import type { Move } from "../notation/moves";
import { t } from "../text/localize.svelte";

/** Empty for every other move. */
export function ownToolText(move: Move, reader: number | null): string {
  return move.verb === "B" && move.seat === reader ? t("own-tool", { tool: move.tool }) : "";
}
