/** Which votes the page offers. */
import type { Room } from "../generated/wire";

/** Votes that give a seat to a bot for good: two if its player is away, three if not; the server counts more exactly. */
const VOTES = { away: 2, here: 3 };

/** Whether a vote to give a person's seat to a bot could pass. The host's is never voted away. */
export function canBeVotedOut({ seats, host }: Pick<Room, "seats" | "host">, seat: number, away: boolean): boolean {
  const others = seats.filter((one, number) => one.bot === null && number !== seat).length;
  return seats[seat]?.bot === null && seat !== host && others >= VOTES[away ? "away" : "here"];
}
