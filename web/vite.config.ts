import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compiled } from "./sentences/compile.ts";
import { PARTS, type PartName } from "./src/text/parts.ts";

const LOCALES = "../src/saboteur/locales";

/** What a language writes between two things, between several, and before the last of them. Read here, because a phone takes
 * longer to look this up than to draw a card. */
function listSigns(code: string): string[] {
  const signs = (count: number) => new Intl.ListFormat(code).formatToParts(Array<string>(count).fill("x")).filter(({ type }) => type === "literal").map(({ value }) => value);
  return [...signs(2), ...signs(3)];
}

/** What every page and a table read: these parts of a language come together, in one file. */
const TOGETHER: PartName[] = ["first", "table"];

/** `sentences:table/en` and so on are a part of a language's sentences, compiled; `sentences:words/en` has those that come
 * together and loads the others, so that a page names only the files of its own language; `sentences:languages` loads that. */
function sentences(): Plugin {
  const folder = resolve(import.meta.dirname, LOCALES);
  const languages = readdirSync(folder);
  const later = (Object.keys(PARTS) as PartName[]).filter((part) => !TOGETHER.includes(part));
  const wordsOf = (code: string): string =>
    [
      ...TOGETHER.map((part) => `import ${part} from "sentences:${part}/${code}";`),
      `export const together = {${TOGETHER.join(",")}};`,
      `export const later = {${later.map((part) => `${part}: () => import("sentences:${part}/${code}")`).join(",")}};`,
    ].join("\n");
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith("sentences:") ? `\0${id}` : null),
    load(id) {
      const [, part, language] = /^\0sentences:(\w+)\/?(\w*)$/.exec(id) ?? [];
      if (part === "languages") return `export const words = {${languages.map((code) => `${code}: () => import("sentences:words/${code}")`).join(",")}}; export const lists = ${JSON.stringify(Object.fromEntries(languages.map((code) => [code, listSigns(code)])))};`;
      if (part === "words") return wordsOf(language!);
      if (!part || !(part in PARTS)) return null;
      const paths = PARTS[part as PartName].map((name) => resolve(folder, language!, `${name}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      return compiled(paths.map((path) => readFileSync(path, "utf8")).join("\n"), language!);
    },
  };
}

/** Files hold what their entries import; what comes later says so by `import(…)`. There is one for Svelte, which runs while
 * others are on their way, one for what every page needs, one for the table with a player's cards, one for what is drawn
 * around and over them, one for the pictures and one for the forms that the home page shares with them, one that greets a
 * table while the others are on their way, one for the waiting room, one for what it shares with a running game, and one for
 * what a table needs after a first turn: each further file costs a request with its headers, and compresses less well alone. */
const FILES = ["svelte", "app", "table", "around", "pictures", "forms", "early", "room", "talk", "later", "inputs"];
const fileOf = new Map<string, string>();

/** What a table loads by itself after a first turn. */
const LATER = ["game/BoardNotices.svelte", "game/GameSheets.svelte", "motion/table-motion.ts"];
/** The waiting room, and what it shares with a running game. */
const WAITING = {
  room: ["pages/Room.svelte", "game/RoomTalk.svelte"],
  talk: ["game/ChatForm.svelte", "game/SaidLine.svelte", "components/BotPaceChoice.svelte", "device/clipboard.ts", "state/gone-countdown.svelte.ts", "text/claim-choices.ts", "text/settings-changes.ts"],
};

const SVELTE = /\/node_modules\/(svelte|esm-env|clsx)\//;
const INPUTS = /\/svelte\/.*\/(bindings\/(input|select)|blocks\/svelte-element)\.js$/;

const isStyle = (id: string): boolean => id.endsWith("lang.css");

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
      // Nothing else imports of `later`: a file that did not come can be loaded again only by whoever asked for it.
      const later = new Set(LATER.flatMap((entry) => [...needs(entry)]));
      const isShared = (id: string) => this.getModuleInfo(id)!.importers.some((importer) => !later.has(importer));
      for (let size = 0; size !== later.size; ) {
        size = later.size;
        for (const id of later) if (isShared(id)) later.delete(id);
      }
      for (const id of later) fileOf.set(id, "later");
      for (const [file, entries] of Object.entries(WAITING)) for (const id of entries.flatMap((entry) => [...needs(entry)])) fileOf.set(id, file);
      for (const id of home) fileOf.delete(id);
      for (const id of [...needs("pages/TableDoor.svelte"), ...needs("components/JoinForm.svelte")]) if (home.has(id)) fileOf.set(id, "forms");
      for (const id of [...needs("game/RoleReveal.svelte"), ...needs("game/table-parts.ts")]) fileOf.set(id, !home.has(id) ? "around" : isStyle(id) ? "app" : "pictures");
      for (const id of needs("pages/TablePage.svelte")) fileOf.set(id, home.has(id) ? "app" : "table");
      for (const id of needs("main.ts")) fileOf.set(id, "app");
      for (const id of needs("early.ts")) fileOf.set(id, "early");
      // Svelte hangs together: what only forms use of it would come with every page.
      for (const id of needs("main.ts")) if (SVELTE.test(id)) fileOf.set(id, INPUTS.test(id) ? "inputs" : "svelte");
    },
  };
}

interface Chunk {
  type: string;
  fileName: string;
  code: string;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** What the page of an address imports: by the beginning of its path, files and parts of the sentences; then files that it asks
 * for once its first script runs, so that they are not in the way of the others. */
const PRELOADED: Record<string, readonly [string[], PartName[], string[]]> = { "": [["Home"], ["table", "home"], []], t: [["table"], ["table"], ["around"]] };

/** How a page names a file, so that it is asked for at once instead of script after script. */
function linkTo(file: string): string {
  return `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;
}

/** The same for a file that is asked for later: see `src/early.ts`. Without an address until then: what is imported
 * meanwhile would be taken for asked for. Whoever stays in the waiting room does not need its styles. */
function laterLinkTo(file: string): string {
  const how = file.endsWith(".css") ? 'data-rel="prefetch" as="style"' : 'data-rel="modulepreload"';
  return `<link rel="later" ${how} fetchpriority="low" crossorigin data-href="/${file}">`;
}

/** Writes `preloads.json`: what the server adds to the head of the page, by the beginning of a path and by language. */
function preloads(): Plugin {
  return {
    name: "preloads",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"] as { source: string };
      // The greeting waits neither for styles nor for other scripts.
      page.source = page.source.replace(/(?=crossorigin src="\/assets\/early-)/, "async ");
      const chunks = (Object.values(bundle) as unknown as Chunk[]).filter(({ type }) => type === "chunk");
      const called = (name: string) => chunks.find(({ fileName }) => new RegExp(`^assets/${name}-.{8}\\.js$`).test(fileName))!;
      const filesOf = (names: string[]): string[] => {
        const found = new Set(names.map(called));
        for (const { imports } of found) for (const other of imports) found.add(chunks.find(({ fileName }) => fileName === other)!);
        const files = new Set([...found].flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]));
        return [...files].filter((file) => !page.source.includes(`"/${file}"`));
      };
      const byLanguage = ([files, parts, later]: (typeof PRELOADED)[string]) =>
        Object.fromEntries(
          readdirSync(resolve(import.meta.dirname, LOCALES)).map((code) => {
            // The largest file last: the page begins with the others while it comes.
            const first = filesOf([...parts.map((part) => `words-${part}-${code}`), ...files]);
            const rest = filesOf(later).filter((file) => !first.includes(file));
            return [code, [...first.map(linkTo), ...rest.map(laterLinkTo)].join("")];
          }),
        );
      const source = JSON.stringify(Object.fromEntries(Object.entries(PRELOADED).map(([path, needed]) => [path, byLanguage(needed)])));
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  };
}

/** The line that gathers what a module of a file exports lies with Svelte, which every page has: in a file of its own it would
 * cost a request, for which everything else would wait. */
function connectionsWithSvelte(): Plugin {
  return {
    name: "connections-with-svelte",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = (Object.values(bundle) as unknown as Chunk[]).filter(({ type }) => type === "chunk");
      const [common, svelte] = ["rolldown-runtime", "svelte"].map((name) => chunks.find(({ fileName }) => fileName.startsWith(`assets/${name}-`)));
      if (!common || !svelte) return;
      if (!/^var e=Object\.defineProperty,t=\(t,n\)=>\{.{100,160}\};export\{t\};?\s*$/s.test(common.code)) this.error(`${common.fileName} holds something else`);
      svelte.code += "var $m=e=>{let t={};for(let n in e)Object.defineProperty(t,n,{get:e[n],enumerable:!0});return t};export{$m};";
      const nameOf = ({ fileName }: Chunk) => fileName.replace("assets/", "");
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(`import{t as e}from"./${nameOf(common)}"`, `import{$m as e}from"./${nameOf(svelte)}"`).replaceAll(common.fileName, svelte.fileName);
        chunk.imports = [...new Set(chunk.imports.map((file) => (file === common.fileName ? svelte.fileName : file)))];
        if (chunk !== common && chunk.code.includes(nameOf(common))) this.error(`${chunk.fileName} takes more than that of ${common.fileName}`);
      }
      delete bundle[common.fileName];
    },
  };
}

/** A file that needs no others is imported as it is, not by way of what asks for these others at the same time. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const [, asks] = /([\w$]+)\(\(\)=>import\(`[^`]+`\)[^_]{0,60},__vite__mapDeps\(/.exec(chunk.code) ?? [];
          // Sentences need no others at all.
          const isWords = /^assets\/words-/.test(chunk.fileName);
          chunk.code = chunk.code.replaceAll(/([\w$]+)\(\(\)=>(import\(`[^`]+`\)(?:\.then\([^()]*\))?),\[\]\)/g, (all, name: string, plain: string) => (isWords || name === asks ? plain : all));
          if (isWords) chunk.code = chunk.code.replace(/import\{\w+ as \w+\}from"\.\/app-[\w-]{8}\.js";/, "");
        }
      },
    },
  };
}

/** Where several modules that come later lie in one file, what does not come says which of them was wanted: `net/persistently.ts` asks again. */
function wantedParts(): Plugin {
  return {
    name: "wanted-parts",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replace(/(import\(`[^`]+`\)\.then\((\w)=>\2\.(\w+))\)/g, "$1,$2=>{throw $2.part=`$3`,$2})");
      }
    },
  };
}

/** Writes scripts and styles a second time, compressed better than the server could: browsers take that over https. */
function brotli(): Plugin {
  return {
    name: "brotli",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const path = resolve(dir!, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

/** What every page has: no file that comes later need ask for it. */
const EVERYWHERE = /^assets\/(svelte|app|early)-[\w-]{8}\.(js|css)$/;

/** What is asked for at the same time as a file: nothing, where it needs only what every page has. */
function others(file: string, files: string[]): string[] {
  const needed = files.filter((name) => !EVERYWHERE.test(name));
  return needed.length === 1 && needed[0] === file ? [] : needed;
}

const WORDS_TOGETHER = new RegExp(`^\\0sentences:(?:words|${TOGETHER.join("|")})/(\\w+)$`);
const GROUPS = [
  ...FILES.map((file) => ({ name: file, test: (id: string) => fileOf.get(id) === file })),
  { name: (id: string) => `words-table-${WORDS_TOGETHER.exec(id)![1]}`, test: WORDS_TOGETHER },
];
const SERVER = process.env.SABOTEUR_SERVER ?? "http://127.0.0.1:8765";

/** Parts of the sentences are named by part and language. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const words = /^\0sentences:(\w+)\/(\w+)$/.exec(facadeModuleId ?? "");
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [sentences(), svelte(), files(), connectionsWithSvelte(), plainImports(), preloads(), wantedParts(), brotli()],
  build: {
    outDir: "../src/saboteur/web",
    emptyOutDir: true,
    target: "es2022",
    // The rock behind the mine is small, and a request of its own would hold up the board.
    assetsInlineLimit: (path) => /cave(-light)?\.svg$/.test(path),
    modulePreload: { polyfill: false, resolveDependencies: others },
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: INPUTS, sideEffects: false }] }, output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false }, chunkFileNames } },
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
