/** How a table is connected, what is refused there, and which refusals and farewells nobody need be told of. */
import type { ServerCode } from "../generated/constants";

export type Link = "connecting" | "live" | "lost" | "ended";

export interface Problem {
  code: string;
  arguments: Record<string, string | number>;
  /** Counts up, so that the same refusal twice is told twice. */
  time: number;
}

/** Farewells after which the connection comes back by itself: the server restarts, is busy or lost patience. */
export const TEMPORARY = new Set<string>(["stopping", "storage", "full", "too-often", "hello-late"] satisfies ServerCode[]);
/** Refusals of messages of the deal, which have no key: the deal goes on without them, and nobody need be told. */
export const DEAL_CODES = new Set<string>(["nonce-misfits", "not-now"] satisfies ServerCode[]);
