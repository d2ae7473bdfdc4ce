/** What each card does and where its rule stands. */
import type { Public } from "../generated/wire";
import { shapeOf, toolsOf } from "../notation/cards";
import { t } from "./localize.svelte";

/** Where the rulebook is opened: at a chapter that explains cards, or at a clause. */
export type Chapter = "path" | "tools" | "rockfall" | "map" | `R${string}`;

export function chapterOf(card: string): Chapter {
  if (card[0] === "P") return "path";
  if (card === "R") return "rockfall";
  return card === "V" ? "map" : "tools";
}

/** The name of a card and its effect, in one line: "Broken lamp: they can’t dig until it’s repaired." */
export function cardHelp(card: string, { edition }: Pick<Public, "edition">): string {
  if (card[0] === "P") return shapeOf(card) === "dead-end" ? t("card-help-dead-end") : t("card-help-path", { shape: shapeOf(card), edition });
  if (card === "R") return t("card-help-rockfall");
  if (card === "V") return t("card-help-map");
  const tools = toolsOf(card);
  if (card[0] === "B") return t("card-help-broken", { tool: tools[0]! });
  return tools.length === 1 ? t("card-help-mend", { tool: tools[0]! }) : t("card-help-mend-double");
}
