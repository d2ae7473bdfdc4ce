import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compiled } from "./sentences/compile.ts";
import { PARTS, type PartName } from "./src/text/parts.ts";

const LOCALES = "../src/saboteur/locales";

/** `sentences:table/en` and so on are a part of a language's sentences, compiled; `sentences:languages` loads them. */
function sentences(): Plugin {
  const folder = resolve(import.meta.dirname, LOCALES);
  const languages = readdirSync(folder);
  const loaders = (part: string): string =>
    languages.map((code) => `${code}: () => import("sentences:${part}/${code}")`).join(",");
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith("sentences:") ? `\0${id}` : null),
    load(id) {
      const [, part, language] = /^\0sentences:(\w+)\/?(\w*)$/.exec(id) ?? [];
      if (part === "languages") return `export const parts = {${Object.keys(PARTS).map((name) => `${name}: {${loaders(name)}}`).join(",")}};`;
      if (!part || !(part in PARTS)) return null;
      const paths = PARTS[part as PartName].map((name) => resolve(folder, language!, `${name}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      return compiled(paths.map((path) => readFileSync(path, "utf8")).join("\n"), language!);
    },
  };
}

/** Files hold what their entries import; what comes later says so by `import(…)`. There is one for what every page needs,
 * one for the table, one for its role, and one for the forms that the home page and a table's door share: each further
 * file costs a request with its headers, and compresses less well alone. */
const FILES = ["app", "table", "role", "forms"];
const fileOf = new Map<string, string>();

function files(): Plugin {
  return {
    name: "files",
    buildEnd() {
      const needs = (entry: string): Set<string> => {
        const found = new Set([resolve(import.meta.dirname, "src", entry)]);
        // A set goes on to what is added while it is walked.
        for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
        return found;
      };
      const home = needs("pages/Home.svelte");
      for (const id of [...needs("pages/TableDoor.svelte"), ...needs("components/JoinForm.svelte")]) if (home.has(id)) fileOf.set(id, "forms");
      for (const id of needs("game/RoleReveal.svelte")) fileOf.set(id, "role");
      for (const id of needs("pages/TablePage.svelte")) fileOf.set(id, home.has(id) ? "app" : "table");
      for (const id of needs("main.ts")) fileOf.set(id, "app");
    },
  };
}

const GROUPS = FILES.map((file) => ({ name: file, test: (id: string) => fileOf.get(id) === file }));
const SERVER = process.env.SABOTEUR_SERVER ?? "http://127.0.0.1:8765";

/** Parts of the sentences are named by part and language. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const words = /^\0sentences:(\w+)\/(\w+)$/.exec(facadeModuleId ?? "");
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [sentences(), svelte(), files()],
  build: {
    outDir: "../src/saboteur/web",
    emptyOutDir: true,
    target: "es2022",
    // The rock behind the mine is small, and a request of its own would hold up the board.
    assetsInlineLimit: (path) => /cave(-light)?\.svg$/.test(path),
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false }, chunkFileNames } },
  },
  server: {
    fs: { allow: [".."] },
    // The server takes posts from its own origin only.
    proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // The timeout only ends what hangs: on a busy machine a test of a second took longer than the usual five.
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: process.env.SABOTEUR_TOLD ? ["src/**/*.twins.ts"] : ["src/**/*.test.ts", "imports/*.test.ts", "sentences/*.test.ts"],
    testTimeout: 120_000,
  },
});
