import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The sections above `### Browser` that every page reads too. */
const SHARED = /^## (Words|Why a move is refused|Why talk is not|Why the server does not)/;
/** Sections that only the rulebook and the replay read: they come with those. */
const LATER = /^## (The rulebook|Replay)/;
/** What is wrong with a file is told where files are opened. */
const LATER_SHARED = /^## (Why a table cannot|Why cards cannot|Why a record cannot)/;
/** Said in the terminal alone. */
const ELSEWHERE = /^## Bots:/;

/** Fluent files without comments and without what this page never says; `?later` has what only some pages say. */
function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    transform(source, id) {
      const [path, query] = id.split("?");
      if (!path!.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(query === "later" ? later(source) : first(source))}`, map: null };
    },
  };
}

function sections(source: string): [string[], string[]] {
  const [above = "", here = ""] = source.split(/^### Browser$/m);
  return [above.split(/^(?=## )/m), here.split(/^(?=## )/m)];
}

function first(source: string): string {
  const [above, here] = sections(source);
  return bare([...above.filter((part) => SHARED.test(part)), ...here.filter((part) => !LATER.test(part) && !ELSEWHERE.test(part))]);
}

function later(source: string): string {
  const [above, here] = sections(source);
  return bare([...above.filter((part) => LATER_SHARED.test(part)), ...here.filter((part) => LATER.test(part))]);
}

function bare(parts: string[]): string {
  return parts.join("").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

const GROUPS = [
  { name: "home", test: /src\/(main|App|pages\/(Home|Message))\./, priority: 2 },
  { name: "table", test: /src\/(game\/(?!GameEnd)|pages\/TablePage)/, priority: 1 },
];
const SERVER = process.env.SABOTEUR_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [fluent(), svelte()],
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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "imports/*.test.ts"] },
});
