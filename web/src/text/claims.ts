/** Claims in words: the notation of the wire on one side, a sentence key and its arguments on the other. */
import { goalName } from "../notation/board";

export interface ClaimWords {
  key: string;
  values: Record<string, string>;
  /** The seat the claim is about, for its name. */
  seat?: number;
}

const ROWS = ["-2", "0", "2"];

/** The sentence of a claim; undefined for anything else, which is then shown as it is. */
export function claimWords(text: string): ClaimWords | undefined {
  const saw = /^!saw@8,(-2|0|2):(treasure|stone)$/.exec(text);
  if (saw) return { key: "claim-saw", values: { goal: goalName(ROWS.indexOf(saw[1]!)), content: saw[2]! } };
  const detail = /^!(role|mend):([a-z]+)$/.exec(text);
  if (detail) return { key: `claim-${detail[1]}`, values: { [detail[1] === "role" ? "role" : "tool"]: detail[2]! } };
  const about = /^!(suspect|trust|thanks|sorry|break|help)>(\d)$/.exec(text);
  if (about) return { key: `claim-${about[1]}`, values: {}, seat: Number(about[2]) };
  const plain = /^!(hurry|well-played|hello|oops)$/.exec(text);
  return plain ? { key: `claim-${plain[1]}`, values: {} } : undefined;
}

export const PLAIN_CLAIMS = ["!hello", "!well-played", "!oops", "!hurry"];
export const SEAT_CLAIMS = ["suspect", "trust", "thanks", "sorry", "help", "break"] as const;

export function sawClaim(goal: number, content: "treasure" | "stone"): string {
  return `!saw@8,${ROWS[goal]}:${content}`;
}
