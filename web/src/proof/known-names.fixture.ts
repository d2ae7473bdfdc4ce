/** The rules, editions and options of the records that the tests read. */
import { EDITIONS, OPTIONS, RULES } from "../generated/constants";
import type { KnownNames } from "./record";

export const KNOWN: KnownNames = { rules: RULES, editions: EDITIONS, options: Object.keys(OPTIONS) };
