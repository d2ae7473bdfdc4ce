/** Claims that can be made, and how they are spelled: what is needed once somebody talks. */
import { CLAIMS, type ClaimKind } from "../generated/constants";
import { CLAIM_GOALS } from "./claims";

/** What a claim names: a goal by its number, the word behind the colon, a seat. */
export interface Named {
  goal?: number;
  detail?: string;
  seat?: number;
}

/** The kinds of claims by what they name. */
export const GOAL_CLAIMS = CLAIMS.filter((kind) => kind.aboutGoal);
export const SEAT_CLAIMS = CLAIMS.filter((kind) => kind.aboutSeat);
export const DETAIL_CLAIMS = CLAIMS.filter((kind) => kind.detail && !kind.aboutGoal);
export const PLAIN_CLAIMS = CLAIMS.filter((kind) => !kind.detail && !kind.aboutGoal && !kind.aboutSeat);
/** Those that are also offered where no round is played. */
export const SMALL_TALK = CLAIMS.filter((kind) => kind.smallTalk);
export const OPINIONS = SEAT_CLAIMS.filter((kind) => kind.opinion);

/** The one spelling of a claim. */
export function claimText({ word }: ClaimKind, { goal, detail, seat }: Named = {}): string {
  const parts = [goal === undefined ? "" : `@${CLAIM_GOALS[goal]}`, detail ? `:${detail}` : "", seat === undefined ? "" : `>${seat}`];
  return `!${word}${parts.join("")}`;
}

/** Claims with a detail that a player is offered; of tools, those named in `tools`. */
export function detailClaims(tools: readonly string[]): string[] {
  return DETAIL_CLAIMS.flatMap((kind) => ((kind.detail === "tool" ? tools : kind.offered) ?? []).map((detail) => claimText(kind, { detail })));
}
