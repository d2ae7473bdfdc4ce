/** The seats that this browser holds: their tokens, by table, the most recent table first. */
import type { Accepted } from "../generated/wire";
import * as lobby from "../net/lobby";
import { heldTable, heldTables, saveTables, type HeldSeat, type HeldTable } from "./held-tables";
import { forgetNotes } from "./notes.svelte";
import { forgetGames } from "./seen-games";

export { heldTable, heldTables, type HeldSeat, type HeldTable };

const MOST_TABLES = 20;

/** Remember a seat; several at one table make it a shared device. */
export function holdSeat(code: string, seat: HeldSeat): void {
  const tables = heldTables();
  const table = tables.find((held) => held.code === code) ?? { code, seats: [], at: 0 };
  table.seats = [...table.seats.filter((held) => held.token !== seat.token), seat];
  table.at = Date.now();
  saveTables([table, ...tables.filter((held) => held.code !== code)].slice(0, MOST_TABLES));
}

/** Forget the seats at a table, what was seen of its games, and what was noted there. */
export function releaseTable(code: string): void {
  saveTables(heldTables().filter((held) => held.code !== code));
  forgetGames(code);
  forgetNotes(code);
}

/** Play again with every seat of this device that a bot plays meanwhile. Throws a Refusal if no seat comes back. */
export async function takeBack(code: string): Promise<void> {
  const held = heldTable(code)?.seats ?? [];
  const answers = await Promise.allSettled(held.map(({ token }) => new lobby.Seated(code, token).takeBack()));
  const refused = answers.find((answer) => answer.status === "rejected");
  if (refused && answers.every((answer) => answer.status === "rejected")) throw refused.reason;
}

/** Deal, as the host; other seats held on this device are made ready first. Throws a Refusal. */
export async function startFrom(code: string): Promise<Accepted> {
  const [host, ...others] = (heldTable(code)?.seats ?? []).map((held) => new lobby.Seated(code, held.token));
  if (!host) throw new lobby.Refusal("no-token");
  for (const other of others) await other.ready(true);
  return host.start();
}
