import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = "../src/saboteur/locales";
/** The Fluent files of a language that every page reads, those that only the rulebook and the replay read, those of questions, settings and clubs, and those of who learns. */
const FILES = {
  first: ["shared", "home", "table", "story", "refusals"],
  later: ["rules", "replay", "records"],
  asked: ["keys", "club"],
  learn: ["learn"],
};

/** `sentences:first/en`, `sentences:later/en` and so on are the sentences of a language in one text, without comments;
 * `sentences:languages` loads them. */
function sentences(): Plugin {
  const folder = resolve(import.meta.dirname, LOCALES);
  const languages = readdirSync(folder);
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith("sentences:") ? `\0${id}` : null),
    load(id) {
      const [, part, language] = /^\0sentences:(\w+)\/?(\w*)$/.exec(id) ?? [];
      if (part === "languages") {
        const loaders = (part: string): string =>
          languages.map((code) => `${code}: async () => (await import("sentences:${part}/${code}")).default`).join(",");
        return `export const first = {${loaders("first")}};export const later = {${loaders("later")}};export const asked = {${loaders("asked")}};export const learn = {${loaders("learn")}};`;
      }
      if (part !== "first" && part !== "later" && part !== "asked" && part !== "learn") return null;
      const paths = FILES[part].map((name) => resolve(folder, language!, `${name}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}

const GROUPS = [
  { name: "home", test: /src\/(main|App|pages\/(Home|Message))\./, priority: 2 },
  { name: "table", test: /src\/(game\/(?!FirstGame|first-game|GameEnd|Talk|ChatForm|RecapBar|MapResult|RareSheets|TableMenu|SeatSheet|TargetList|CardCounter|card-count|ScreenInvite|CommandSheet|HintSheet|questions|typed-moves|BoardRuler|ZoomButtons|board-tools|RoleReveal|RoundEnd|MoreTime)|pages\/TablePage)/, priority: 1 },
];
const SERVER = process.env.SABOTEUR_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [sentences(), svelte()],
  build: {
    outDir: "../src/saboteur/web",
    emptyOutDir: true,
    target: "es2022",
    // The rock behind the mine is small, and a request of its own would hold up the board.
    assetsInlineLimit: (path) => /cave(-light)?\.svg$/.test(path),
    modulePreload: { polyfill: false },
    // One file for the first page and one for the table: each further file costs a request with its headers, and
    // compresses less well alone.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    // The server takes posts from its own origin only.
    proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // The timeout only ends what hangs: on a busy machine a test of a second took longer than the usual five.
  test: { environment: "happy-dom", include: process.env.SABOTEUR_TOLD ? ["src/**/*.twins.ts"] : ["src/**/*.test.ts", "imports/*.test.ts"], testTimeout: 120_000 },
});
