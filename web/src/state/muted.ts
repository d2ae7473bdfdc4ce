/** Whether a line is shown to somebody who has muted some speakers (by seat or by name): preset phrases always are. */
export const isShown = <Speaker>(text: string, speaker: Speaker, muted?: ReadonlySet<Speaker>): boolean => text.startsWith("!") || !muted?.has(speaker);
