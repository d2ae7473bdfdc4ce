/** The sentences of each language as Fluent text; made by the plugin `sentences` of `vite.config.ts`. */
declare module "sentences:languages" {
  /** What every page reads. */
  export const first: Record<string, () => Promise<string>>;
  /** What only the rulebook, the replay and the check of a game read. */
  export const later: Record<string, () => Promise<string>>;
  /** What only questions by key, typed moves and the settings read. */
  export const asked: Record<string, () => Promise<string>>;
  /** What only the tutorial, the puzzles and the hints of a first game read. */
  export const learn: Record<string, () => Promise<string>>;
}
