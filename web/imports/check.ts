/**
 * Checks the imports of src/ against contracts.ts with dependency-cruiser; run as a program, prints what is wrong and
 * ends with 1.
 *
 * dependency-cruiser compiles a component before it looks, which loses type-only imports. So it is given a copy of the
 * tree in which each component is the TypeScript of its scripts, under its name with `.ts`: `import "./Icon.svelte"`
 * finds that copy as it finds `table.svelte.ts`.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from "dependency-cruiser";
import { parse } from "svelte/compiler";
import { CONTRACTS, FORBIDDEN } from "./contracts.ts";

const WEB = join(import.meta.dirname, "..");
const COPIES = join(WEB, "node_modules", ".cache", "imports");

/** What is wrong with the imports of a `src` folder, a line for each; empty if all contracts hold. */
export async function violations(src: string): Promise<string[]> {
  await mkdir(COPIES, { recursive: true });
  const copy = await mkdtemp(join(COPIES, "tree-"));
  try {
    const components = await copyOf(src, join(copy, "src"));
    const { output } = await cruise(["src"], {
      baseDir: copy,
      validate: true,
      ruleSet: { forbidden: RULES },
      tsPreCompilationDeps: true,
      // Packages, which lie above the copy, are not ours to check.
      doNotFollow: { path: "^\\.\\./" },
    });
    const named = (path: string) => (components.has(path) ? path.slice(0, -".ts".length) : path);
    const found = (output as ICruiseResult).summary.violations.map((violation) => lineOf(violation, named));
    return [...(await strangers(src)), ...found];
  } finally {
    await rm(copy, { recursive: true });
  }
}

const RULES: IForbiddenRuleType[] = [
  ...Object.entries(CONTRACTS).map(([folder, below]): IForbiddenRuleType => ({
    name: `${folder}-imports-only`,
    severity: "error",
    comment: `${folder}/ may import ${below.join(", ") || "nothing"}`,
    from: { path: `^src/${folder}/` },
    to: { path: "^src/", pathNot: `^src/(${[folder, ...below].join("|")})/` },
  })),
  ...FORBIDDEN.map((rule): IForbiddenRuleType => ({ ...rule, severity: "error" })),
  { name: "no-cycle", severity: "error", comment: "imports lead back to where they began", from: {}, to: { circular: true } },
  // Otherwise an import that is not understood would be one that is not checked. Tests also read vectors outside src/.
  { name: "resolved", severity: "error", comment: "not found", from: { path: "^src/", pathNot: "\\.test\\.ts$" }, to: { couldNotResolve: true, pathNot: "^sentences:" } },
];

function lineOf({ rule, from, to, cycle }: IViolation, named: (path: string) => string): string {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  const comment = RULES.find(({ name }) => name === rule.name)?.comment ?? "";
  return `${way.map(named).join(" → ")} (${rule.name}: ${comment})`;
}

/** Folders without a contract. */
async function strangers(src: string): Promise<string[]> {
  const folders = (await readdir(src, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => !(name in CONTRACTS)).map((name) => `src/${name} (no contract in imports/contracts.ts)`);
}

/** Copies the tree with scripts in the place of components; the copied paths of those, from `src` on. */
async function copyOf(src: string, copy: string): Promise<Set<string>> {
  await cp(src, copy, { recursive: true });
  const files = await readdir(copy, { recursive: true });
  const components = files.filter((path) => path.endsWith(".svelte"));
  for (const path of components) {
    const script = join(copy, `${path}.ts`);
    await rename(join(copy, path), script);
    await writeFile(script, scriptsOf(await readFile(script, "utf-8")));
  }
  return new Set(components.map((path) => join("src", `${path}.ts`)));
}

/** The TypeScript of a component, without its markup and styles. */
function scriptsOf(source: string): string {
  const { module, instance } = parse(source, { modern: true });
  const scripts = [module, instance].filter((script) => script != null);
  return scripts.map(({ content }) => source.slice(...rangeOf(content))).join("\n");
}

function rangeOf(node: object): [number, number] {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
}

if (import.meta.main) {
  const lines = await violations(join(WEB, "src"));
  for (const line of lines) console.error(line);
  console.log(lines.length === 0 ? "The imports keep the contracts." : `${lines.length} imports break a contract (imports/contracts.ts).`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}
