/** The sentences of each language, compiled; made by the plugin `sentences` of `vite.config.ts`. */
declare module "sentences:languages" {
  import type { Part } from "./messages";
  type Parts<Of> = Partial<Record<import("./parts").PartName, Of>>;
  /** The parts of a language that come together, and how the others are loaded. */
  export interface Words {
    together: Parts<Part>;
    later: Parts<() => Promise<{ default: Part }>>;
  }
  export const words: Record<string, () => Promise<Words>>;
  /** What stands between two things, between several, and before the last of them. */
  export const lists: Record<string, string[]>;
}
