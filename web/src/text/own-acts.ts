/** What those who listen are told closer: their own acts as their own, with what only they know; and which card a rockfall took. */
import type { WireEvent, WireView } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import { cardName } from "./describe";
import { t } from "./localize.svelte";
import { goalWord } from "./screen-words";
import { called, type Names } from "./sentences";

/** The words for an event; undefined where the log line says it. */
export function closerText(event: WireEvent, { seat: reader }: Pick<WireView, "seat">, names: Names): string | undefined {
  const own = "seat" in event && event.seat === reader;
  if (own) return ownText(event, names);
  return event.kind === "rock-fell" ? t("spoken-rock-fell", { name: called(names.nameOf(event.seat), event.seat), ...laid(event) }) : undefined;
}

function ownText(event: WireEvent, names: Names): string | undefined {
  switch (event.kind) {
    case "path-laid":
      return t("you-path-laid", laid(event));
    case "rock-fell":
      return t("you-rock-fell", laid(event));
    case "tool-broken":
      return event.seat === event.target ? t("you-tool-broken-own", { tool: event.tool }) : t("you-tool-broken", tool(event, names));
    case "tool-mended":
      return event.seat === event.target ? t("you-tool-mended-own", { tool: event.tool }) : t("you-tool-mended", tool(event, names));
    case "discarded":
      return event.card ? t("you-discarded", { card: cardName(event.card) }) : undefined;
    case "goal-seen":
      return event.content ? t("you-goal-seen", { goal: goalWord(event.goal), content: event.content === "treasure" ? "treasure" : "stone" }) : undefined;
    case "gold-taken":
      return event.value ? t("you-gold-taken", { count: event.value }) : undefined;
    default:
      return undefined;
  }
}

function laid({ cell: [column, row], card }: { cell: [number, number]; card: string }): Record<string, string> {
  return { cell: cellName({ column, row }), card: cardName(card) };
}

function tool({ target, tool }: { target: number; tool: string }, names: Names): Record<string, string> {
  return { target: called(names.nameOf(target), target), tool };
}
