/** Loads the clock of a move, which is MoveClock.svelte, where a table has one: most first games are played without. */
import { persistently } from "../net/persistently";
import { withWords } from "../text/localize.svelte";

export const loadMoveClock = () => persistently(() => withWords(import("./MoveClock.svelte"), "dialogs"));
