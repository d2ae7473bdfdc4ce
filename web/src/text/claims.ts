/** Claims: the notation of the wire on one side, the key of a sentence with its arguments on the other. */
import { CLAIMS, GOAL_CELLS } from "../generated/constants";
import { keyOf } from "../notation/cells";
import { goalWord } from "./screen-words";

export interface ClaimWords {
  key: string;
  values: Record<string, string>;
  /** The seat the claim is about, for its name. */
  seat?: number;
}

/** The goals as claims spell them. */
export const CLAIM_GOALS = GOAL_CELLS.map(keyOf);

/** The sentence of a claim; undefined for anything else, which is then shown as it is. */
export function claimWords(text: string): ClaimWords | undefined {
  const [, word, cell, detail, seat] = /^!([a-z-]+)(?:@([-\d,]+))?(?::([a-z]+))?(?:>(\d))?$/.exec(text) ?? [];
  const kind = CLAIMS.find((known) => known.word === word);
  if (!kind || !kind.aboutGoal !== !cell || !kind.aboutSeat !== !seat) return undefined;
  if ((cell && !CLAIM_GOALS.includes(cell)) || (detail ? !kind.choices?.includes(detail) : kind.choices)) return undefined;
  const values = { ...(cell && { goal: goalWord(CLAIM_GOALS.indexOf(cell)) }), ...(detail && { [kind.detail!]: detail }) };
  return { key: `claim-${word}`, values, ...(seat && { seat: Number(seat) }) };
}
