import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The sections above `### Browser` that this page reads too. */
const SHARED = /^## (Words|Why a move is refused|Why talk is not|Why the server does not)/;

/** Fluent files without comments and without what this page never says. */
function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const [above = "", here = ""] = source.split(/^### Browser$/m);
      const shared = above.split(/^(?=## )/m).filter((section) => SHARED.test(section));
      const kept = [...shared, here]
        .join("")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(kept)}`, map: null };
    },
  };
}

const SERVER = process.env.SABOTEUR_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: "../src/saboteur/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    // The server takes posts from its own origin only.
    proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
