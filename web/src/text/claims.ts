/** Claims: the notation of the wire on one side, the key of a sentence with its arguments on the other. */
import { CLAIMS, GOAL_CELLS, type ClaimKind } from "../generated/constants";
import { keyOf } from "../notation/cells";
import { goalWord } from "./screen-words";

export interface ClaimWords {
  key: string;
  values: Record<string, string>;
  /** The seat the claim is about, for its name. */
  seat?: number;
}

/** What a claim names: a goal by its number, the word behind the colon, a seat. */
export interface Named {
  goal?: number;
  detail?: string;
  seat?: number;
}

const GOALS = GOAL_CELLS.map(keyOf);

/** The kinds of claims by what they name. */
export const GOAL_CLAIMS = CLAIMS.filter((kind) => kind.aboutGoal);
export const SEAT_CLAIMS = CLAIMS.filter((kind) => kind.aboutSeat);
export const DETAIL_CLAIMS = CLAIMS.filter((kind) => kind.detail && !kind.aboutGoal);
export const PLAIN_CLAIMS = CLAIMS.filter((kind) => !kind.detail && !kind.aboutGoal && !kind.aboutSeat);
/** Those that are also offered where no round is played. */
export const SMALL_TALK = CLAIMS.filter((kind) => kind.smallTalk);
export const OPINIONS = SEAT_CLAIMS.filter((kind) => kind.opinion);

/** The sentence of a claim; undefined for anything else, which is then shown as it is. */
export function claimWords(text: string): ClaimWords | undefined {
  const [, word, cell, detail, seat] = /^!([a-z-]+)(?:@([-\d,]+))?(?::([a-z]+))?(?:>(\d))?$/.exec(text) ?? [];
  const kind = CLAIMS.find((known) => known.word === word);
  if (!kind || !kind.aboutGoal !== !cell || !kind.aboutSeat !== !seat) return undefined;
  if ((cell && !GOALS.includes(cell)) || (detail ? !kind.choices?.includes(detail) : kind.choices)) return undefined;
  const values = { ...(cell && { goal: goalWord(GOALS.indexOf(cell)) }), ...(detail && { [kind.detail!]: detail }) };
  return { key: `claim-${word}`, values, ...(seat && { seat: Number(seat) }) };
}

/** The one spelling of a claim. */
export function claimText({ word }: ClaimKind, { goal, detail, seat }: Named = {}): string {
  const parts = [goal === undefined ? "" : `@${GOALS[goal]}`, detail ? `:${detail}` : "", seat === undefined ? "" : `>${seat}`];
  return `!${word}${parts.join("")}`;
}

/** Claims with a detail that a player is offered; of tools, those named in `tools`. */
export function detailClaims(tools: readonly string[]): string[] {
  return DETAIL_CLAIMS.flatMap((kind) => ((kind.detail === "tool" ? tools : kind.offered) ?? []).map((detail) => claimText(kind, { detail })));
}
