// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { violations } from "./check.ts";
import { CONTRACTS } from "./contracts.ts";

let root: string;

afterEach(() => rm(root, { recursive: true }));

/** What the check finds in a tree of these files. */
async function found(files: Record<string, string>): Promise<string[]> {
  root = await mkdtemp(join(tmpdir(), "imports-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return violations(root);
}

const component = (script: string) => `<script lang="ts">\n  ${script}\n</script>\n\n<p>text</p>\n\n<style>\n  p {\n    margin: 0;\n  }\n</style>\n`;

test("exactly the imports that a contract names are allowed, whatever folder they come from", async () => {
  const folders = Object.keys(CONTRACTS);
  const pairs = folders.flatMap((from) => folders.filter((to) => to !== from).map((to) => [from, to] as const));
  const files = Object.fromEntries([
    ...folders.map((folder) => [`${folder}/target.ts`, "export const x = 1;"]),
    ...pairs.map(([from, to]) => [`${from}/to-${to}.ts`, `import { x } from "../${to}/target";\nexport const y = x;`]),
  ]);
  const layers = (await found(files)).filter((line) => line.includes("-imports-only"));
  const forbidden = pairs.filter(([from, to]) => !CONTRACTS[from]!.includes(to));
  expect(forbidden.length).toBeGreaterThan(folders.length);
  expect(layers.map((line) => line.split(" (")[0]).sort()).toEqual(forbidden.map(([from, to]) => `src/${from}/to-${to}.ts → src/${to}/target.ts`).sort());
});

const PLANTED: [string, Record<string, string>, string][] = [
  ["a type in the script of a component", { "components/Icon.svelte": component('import type { Hand } from "../game/hand";'), "game/hand.ts": "export interface Hand {}" }, "src/components/Icon.svelte → src/game/hand.ts (components-imports-only"],
  ["a type in the script of a component's module", { "components/Icon.svelte": '<script lang="ts" module>\n  import { type Hand } from "../game/hand";\n</script>\n', "game/hand.ts": "export interface Hand {}" }, "src/components/Icon.svelte → src/game/hand.ts (components-imports-only"],
  ["a component from a module", { "state/table.svelte.ts": 'import Icon from "../components/Icon.svelte";\nvoid Icon;', "components/Icon.svelte": component("") }, "src/state/table.svelte.ts → src/components/Icon.svelte (state-imports-only"],
  ["an import when it is needed", { "net/socket.ts": 'void import("../pages/Home.svelte");', "pages/Home.svelte": component("") }, "src/net/socket.ts → src/pages/Home.svelte (net-imports-only"],
  ["the type of a module", { "net/socket.ts": 'let page: typeof import("../pages/home");', "pages/home.ts": "export const x = 1;" }, "src/net/socket.ts → src/pages/home.ts (net-imports-only"],
  ["a type that is passed on", { "art/cards.ts": 'export type { T } from "../text/words";', "text/words.ts": "export type T = string;" }, "src/art/cards.ts → src/text/words.ts (art-imports-only"],
  ["an entry point", { "pages/Home.svelte": component('import App from "../App.svelte";\n  void App;'), "App.svelte": component("") }, "src/pages/Home.svelte → src/App.svelte (pages-imports-only"],
  ["the server's numbers in the check of a deal", { "proof/deal.ts": 'import { X } from "../generated/constants";\nvoid X;', "generated/constants.ts": "export const X = 1;" }, "src/proof/deal.ts → src/generated/constants.ts (proof-is-independent"],
  ["a cycle of types, by way of a component", { "game/A.svelte": component('import type { B } from "./b";'), "game/b.ts": 'import type A from "./A.svelte";\nexport type B = typeof A;' }, "src/game/A.svelte → src/game/b.ts → src/game/A.svelte (no-cycle"],
  ["something that is not there", { "game/hand.ts": 'import { x } from "./nothing";\nvoid x;' }, "src/game/hand.ts → ./nothing (resolved"],
  ["a folder that nobody has made a contract for", { "helpers/all.ts": "export const x = 1;" }, "src/helpers (no contract"],
];

test.each(PLANTED)("%s is seen", async (_, files, line) => {
  expect(await found(files)).toContainEqual(expect.stringContaining(line));
});

test("imports that keep to the contracts are nothing to speak of", async () => {
  expect(await found({
    "App.svelte": component('import Home from "./pages/Home.svelte";\n  void Home;'),
    "pages/Home.svelte": component('import type { Deal } from "../generated/wire";\n  import { check } from "../proof/check";\n  const deal: Deal = check();\n  void deal;'),
    "proof/check.ts": 'import type { Deal } from "../generated/wire";\nexport const check = (): Deal => ({});',
    "generated/wire.ts": "export interface Deal {}",
  })).toEqual([]);
});
