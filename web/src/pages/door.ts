/** The door of a table, for whoever has no seat there. */
import { persistently } from "../net/persistently";
import { withWords } from "../text/localize.svelte";

export const doorPage = () => persistently(() => withWords(import("./TableDoor.svelte"), "home"));
