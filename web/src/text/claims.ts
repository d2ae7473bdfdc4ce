/** Claims: the notation of the wire on one side, the key of a sentence with its arguments on the other. */
import { CLAIMED_CONTENTS, GOAL_CELLS, PLAIN_CLAIMS, SEAT_CLAIMS } from "../generated/constants";
import { goalName, keyOf } from "../notation/cells";

export interface ClaimWords {
  key: string;
  values: Record<string, string>;
  /** The seat the claim is about, for its name. */
  seat?: number;
}

/** The sentence of a claim; undefined for anything else, which is then shown as it is. */
export function claimWords(text: string): ClaimWords | undefined {
  const saw = /^!saw@([-\d]+,[-\d]+):([a-z]+)$/.exec(text);
  if (saw) return sawWords(saw[1]!, saw[2]!);
  const detail = /^!(role|mend):([a-z]+)$/.exec(text);
  if (detail) return { key: `claim-${detail[1]}`, values: { [detail[1] === "role" ? "role" : "tool"]: detail[2]! } };
  const [, word = "", seat] = /^!([a-z-]+)(?:>(\d))?$/.exec(text) ?? [];
  const words: readonly string[] = seat ? SEAT_CLAIMS : PLAIN_CLAIMS;
  if (!words.includes(word)) return undefined;
  return { key: `claim-${word}`, values: {}, ...(seat && { seat: Number(seat) }) };
}

function sawWords(cell: string, content: string): ClaimWords | undefined {
  const goal = GOAL_CELLS.findIndex((place) => keyOf(place) === cell);
  const contents: readonly string[] = CLAIMED_CONTENTS;
  return goal < 0 || !contents.includes(content) ? undefined : { key: "claim-saw", values: { goal: goalName(goal), content } };
}

export function sawClaim(goal: number, content: (typeof CLAIMED_CONTENTS)[number]): string {
  return `!saw@${keyOf(GOAL_CELLS[goal]!)}:${content}`;
}
