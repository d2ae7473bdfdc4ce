/** The editions and options of the records that the tests read. */
import { EDITIONS, OPTIONS } from "../generated/constants";
import type { KnownNames } from "./record";

export const KNOWN: KnownNames = { editions: EDITIONS, options: Object.keys(OPTIONS) };
