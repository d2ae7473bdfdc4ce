import { createHash } from "node:crypto";
import { relative } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Components by the short names that their styles go by: every class in the page bears one. */
const named = new Map();

function cssHash({ filename }) {
  const path = relative(import.meta.dirname, filename);
  const name = `s${createHash("sha256").update(path).digest("hex").slice(0, 4)}`;
  if ((named.get(name) ?? path) !== path) throw new Error(`${path} and ${named.get(name)} would share the styles ${name}`);
  named.set(name, path);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
