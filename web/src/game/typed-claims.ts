/** Preset phrases as they are typed, at any time: "suspect Bruni", "middle stone", "say hello". They are no moves: whoever waits can talk. */
import { GOAL_CELLS } from "../generated/constants";
import type { Table } from "../state/table.svelte";
import { claimText, detailClaims, GOAL_CLAIMS, PLAIN_CLAIMS, SEAT_CLAIMS } from "../text/claim-choices";
import { t } from "../text/localize.svelte";
import { goalWord } from "../text/screen-words";
import { saidText } from "../text/sentences";
import { matching, terms, type TypedMove } from "./typed-moves";

type Talking = Pick<Table, "room" | "view" | "shown" | "nameOf">;

/** Whether preset phrases can be said here. */
export function canSay({ room, shown }: Pick<Table, "room" | "shown">): boolean {
  return shown !== null && room !== null && room.settings.talk !== "none";
}

/** What a text can mean of that which can be said now. */
export function matchingClaims(text: string, table: Talking): TypedMove[] {
  return canSay(table) ? matching(text, claims(table)) : [];
}

/** Whether what was found is surely meant: one word alone might have been meant as something else, and what is said cannot be taken back. */
export function isMeant(text: string, found: readonly TypedMove[]): boolean {
  return found.length === 1 && (terms(text).length > 1 || text.trim() === found[0]!.text);
}

function claims(table: Talking): TypedMove[] {
  const seats = (table.room?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== table.shown);
  const goals = GOAL_CLAIMS.flatMap((kind) => GOAL_CELLS.flatMap((_, goal) => (kind.offered ?? []).map((detail) => named(claimText(kind, { goal, detail }), table, [t("goal-name", { goal: goalWord(goal) }), t("content", { content: detail })]))));
  const others = [
    ...detailClaims(table.view?.public.broken[table.shown!] ?? []),
    ...SEAT_CLAIMS.flatMap((kind) => seats.map((seat) => claimText(kind, { seat }))),
    ...PLAIN_CLAIMS.map((kind) => claimText(kind)),
  ];
  return [...goals, ...others.map((claim) => named(claim, table))];
}

function named(text: string, table: Talking, also: readonly string[] = []): TypedMove {
  const words = saidText(text, table);
  return { text, words, terms: [words, t("typed-say"), ...also].flatMap(terms) };
}
