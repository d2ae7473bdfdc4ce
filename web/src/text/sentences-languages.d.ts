/** The sentences of each language, compiled; made by the plugin `sentences` of `vite.config.ts`. */
declare module "sentences:languages" {
  import type { Part } from "./messages";
  type Loaders = Record<string, () => Promise<{ default: Part }>>;
  export const parts: Record<import("./parts").PartName, Loaders>;
  /** What stands between two things, between several, and before the last of them. */
  export const lists: Record<string, string[]>;
}
