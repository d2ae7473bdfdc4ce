/** Where the chosen card can go, in words: a place with how the card will lie there, a player with the tools in question. */
import type { Cell } from "../notation/cells";
import type { Move } from "../notation/moves";
import type { Choice } from "../state/choice.svelte";
import type { Shown } from "../state/table.svelte";
import { t } from "../text/localize.svelte";
import { placeText } from "../text/spoken";

type Seen = Pick<Shown, "view" | "shown" | "nameOf">;

/** What can be done with a card, chosen or only asked about. */
export type Aims = Pick<Choice, "card" | "held" | "open" | "cells" | "targets" | "canTurn" | "ways">;

/** The places that a card can go to, from the start to the goals. */
export function inOrder(cells: Iterable<Cell>): Cell[] {
  return [...cells].sort((one, other) => one.column - other.column || one.row - other.row);
}

/** A place, and whether the card has to be turned for it. */
export function placeWords(cell: Cell, table: Seen, choice: Aims): string {
  return [placeText(cell, table.view!), lies(cell, choice)].filter(Boolean).join(", ");
}

function lies(cell: Cell, choice: Aims): string {
  const ways = choice.canTurn ? choice.ways(cell).filter((way) => way.verb === "P") : [];
  if (ways.length === 0) return "";
  return t("where-lies", { way: ways.length > 1 ? "either" : ways[0]!.card === choice.held ? "held" : "turned" });
}

/** A warning for whoever is about to break a tool of their own. */
export function ownToolText(move: Move, reader: number | null): string {
  return move.verb === "B" && move.seat === reader ? t("own-tool", { tool: move.tool }) : "";
}

/** A player: what would be repaired, otherwise the tools that are broken already, and that a tool to be broken is one's own. */
export function playerWords(seat: number, table: Seen, choice: Aims): string {
  const name = table.nameOf(seat) + (seat === table.shown ? ` (${t("player-you")})` : "");
  const repairs = (choice.targets.get(seat) ?? []).flatMap((way) => (way.verb === "M" ? [t("card-mend", { tool: way.tool })] : []));
  const broken = (table.view?.public.broken[seat] ?? []).map((tool) => t("card-broken", { tool }));
  return [name, ...(repairs.length > 0 ? repairs : broken), ...(choice.targets.get(seat) ?? []).map((move) => ownToolText(move, table.shown))].filter(Boolean).join(", ");
}
