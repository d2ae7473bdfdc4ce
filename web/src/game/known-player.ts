/** What everybody knows of a player in this round: moves, what was done to them, what they said and what was said of them. */
import { CLAIMS } from "../generated/constants";
import type { Said } from "../generated/wire";
import type { StoryEntry } from "../text/story";
import type { Table } from "../state/table.svelte";
import { claimWords } from "../text/claims";
import { t } from "../text/localize.svelte";
import { called, lineText } from "../text/sentences";
import { saidLine, type Heard } from "./goal-claims";

type Known = Heard & Pick<Table, "view"> & Partial<Pick<Table, "told" | "namesAt">>;

/** The lines of the story about this round, once it tells of its beginning. */
function linesOf({ told }: Known): StoryEntry[] {
  const began = told?.lines.findLastIndex((line) => line.told.key === "log-round-began") ?? -1;
  return told?.lines.slice(began + 1) ?? [];
}

function lineOf(line: StoryEntry, table: Known): string {
  return lineText(line, { namesAt: (n) => table.namesAt?.(n) ?? table });
}

/** Who broke a tool that is broken now, in the words of the story; nothing where it does not reach back. */
export function breakingText(seat: number, tool: string, table: Known): string {
  const line = linesOf(table).findLast(({ told }) => told.key.startsWith("log-tool-broken") && told.seats?.target === seat && told.values?.tool === tool);
  return line ? lineOf(line, table) : "";
}

/** Sentences in the order in which it happened; what was discarded is only counted. */
export function knownOf(seat: number, table: Known): string[] {
  const lines = linesOf(table).filter(({ told }) => told.picture && !told.picture.startsWith("gold:") && Object.values(told.seats ?? {}).includes(seat));
  const moves = lines.filter(({ told }) => told.key !== "log-discarded");
  const round = table.view?.public.round;
  const said = (table.told?.talk ?? []).filter((line) => table.told!.roundAt(line.n) === round && concerns(line, seat));
  const entries = [...moves.map((line) => ({ n: line.n, words: lineOf(line, table) })), ...said.map((line) => ({ n: line.n, words: saidLine(line, table) }))];
  const discards = lines.length - moves.length;
  return [...entries.sort((one, other) => one.n - other.n).map(({ words }) => words), ...(discards > 0 ? [t("player-discarded", { count: discards })] : [])];
}

/** Whether a phrase is of this player, or about them; a greeting tells nothing. */
function concerns({ seat: speaker, text }: Said, seat: number): boolean {
  const claim = text.startsWith("!") ? claimWords(text) : undefined;
  const kind = CLAIMS.find(({ word }) => claim?.key === `claim-${word}`);
  return claim !== undefined && (claim.seat === seat || (speaker === seat && kind?.smallTalk !== true));
}

/** All of it as an answer. */
export function playerText(seat: number, table: Known): string[] {
  const { public: game } = table.view!;
  const broken = (game.broken[seat] ?? []).map((tool) => t("card-broken", { tool }));
  const facts = [t("player-hand", { count: game.hand_sizes[seat] ?? 0 }), t("player-gold", { count: game.gold_cards[seat] ?? 0 }), ...broken];
  return [`${called(table.nameOf(seat), seat)}: ${facts.join(", ")}`, ...knownOf(seat, table)];
}
