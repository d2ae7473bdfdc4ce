/** The dialogs over the game that a button or a key opens. */
export type SheetName = "story" | "talk" | "menu" | "targets" | "counter" | "notes" | "command" | "hint" | "keys" | "round";
