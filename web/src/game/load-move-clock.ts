/** Loads the clock of a move, which is MoveClock.svelte, where a table has one: most first games are played without. */
import { persistently } from "../net/persistently";

export const loadMoveClock = () => persistently(() => import("./MoveClock.svelte"));
