/** The HTTP routes of finished games. */
import type { Reasons, Replay } from "../generated/wire";
import { ask } from "./lobby";

/** A finished game: by its record's id, or a whole record from a file. */
export type Source = string | Record<string, unknown>;

function retold<T>(source: Source, seat: number | null, version?: number): Promise<T> {
  if (typeof source !== "string") return ask<T>("/replay", { body: { record: source, seat, version: version ?? null } });
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  if (version !== undefined) query.set("version", String(version));
  return ask<T>(`/records/${encodeURIComponent(source)}/replay?${query.toString()}`, { method: "GET" });
}

export const record = (id: string) => ask<unknown>(`/records/${encodeURIComponent(id)}`, { method: "GET" });
export const replay = (source: Source, seat: number | null) => retold<Replay>(source, seat);
export const reasons = (source: Source, seat: number, version: number) => retold<Reasons>(source, seat, version);
