/** The clock of a move, loaded where a table has one: most first games are played without. */
import { persistently } from "../net/persistently";

export const moveClock = () => persistently(() => import("./MoveClock.svelte"));
