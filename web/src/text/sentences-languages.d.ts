/** The sentences of each language as Fluent text; made by the plugin `sentences` of `vite.config.ts`. */
declare module "sentences:languages" {
  import type { Language } from "../generated/constants";

  /** What every page reads. */
  export const first: Record<Language, () => Promise<string>>;
  /** What only the rulebook, the replay and the check of a game read. */
  export const later: Record<Language, () => Promise<string>>;
}
