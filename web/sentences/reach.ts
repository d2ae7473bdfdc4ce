/** Which sentences a module may speak when it is reached from an entry point: those of the parts that have come by then. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { PartName } from "../src/text/parts.ts";

/** A module that names a message whose part need not be there yet. */
export interface Gap {
  module: string;
  message: string;
}

/** Gaps on all ways from an entry point. `partOf` tells which part a message belongs to, and `refers` which others it contains. */
export function gaps(entry: string, begun: readonly PartName[], partOf: ReadonlyMap<string, PartName>, refers: (message: string) => readonly string[]): Gap[] {
  const seen = new Set<string>();
  const found: Gap[] = [];
  const visit = (module: string, parts: readonly PartName[]): void => {
    const key = `${module} ${[...new Set(parts)].sort().join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    const source = readFileSync(module, "utf8");
    const spoken = messagesIn(source).flatMap((message) => [message, ...refers(message)]);
    for (const message of spoken) {
      const part = partOf.get(message);
      if (part && !parts.includes(part)) found.push({ module, message });
    }
    for (const path of staticImports(source)) follow(module, path, parts);
    for (const { path, more } of lazyImports(source)) follow(module, path, [...parts, ...more]);
  };
  const follow = (from: string, path: string, parts: readonly PartName[]): void => {
    const module = [path, `${path}.ts`].map((name) => resolve(dirname(from), name)).find((name) => existsSync(name));
    if (module && /\.(ts|svelte)$/.test(module)) visit(module, parts);
  };
  visit(entry, begun);
  return found;
}

/** Messages that a source names in `t(…)`, also in either branch of a choice there, or as the `key` of a line. */
export function messagesIn(source: string): string[] {
  const calls = [...source.matchAll(/(?<![\w.])t\(([^(){}]*)/g)].map((match) => match[1]!);
  const names = [...calls.flatMap((call) => [...call.split(",")[0]!.matchAll(/"([a-z][a-z0-9-]*)"/g)]), ...source.matchAll(/\bkey: "([a-z][a-z0-9-]*)"/g)];
  return names.map((match) => match[1]!);
}

function staticImports(source: string): string[] {
  return [...source.matchAll(/^\s*(?:import|export) (?!type )[^"'()]*?"(\.[^"]+)"/gm)].map((match) => match[1]!);
}

/** What is loaded later, with the parts that it waits for. */
function lazyImports(source: string): { path: string; more: PartName[] }[] {
  return [...source.matchAll(/(withWords\()?(?<!typeof )\bimport\("([^"]+)"\)((?:, "\w+")*)/g)].map(([, waits, path, list]) => ({
    path: path!,
    more: waits ? [...list!.matchAll(/"(\w+)"/g)].map((match) => match[1] as PartName) : [],
  }));
}
