import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persistently } from "./persistently";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times before it comes. */
function failing(times: number): { load: () => Promise<string>; tries: () => number } {
  let tries = 0;
  return { load: async () => (tries++ < times ? Promise.reject(new Error("no line")) : "here"), tries: () => tries };
}

test("what comes at once is asked for once", async () => {
  const { load, tries } = failing(0);
  expect(await persistently(load)).toBe("here");
  expect(tries()).toBe(1);
});

test("what fails is tried again, ever more seldom", async () => {
  const { load, tries } = failing(3);
  const loaded = persistently(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect(await loaded).toBe("here");
});

test("a browser that is back on the line does not wait", async () => {
  const { load } = failing(1);
  const loaded = persistently(load);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event("online"));
  expect(await loaded).toBe("here");
});

// An import that fails while the line is lost is an error nobody handles, and never comes.
const OWN_WAY = [
  "./persistently.ts",
  "../components/RecordCheck.svelte", // says what is wrong beside the button that was pressed
  "../game/GameSheets.svelte:RoundEnd.svelte", // is tried again when the table is connected again
];

/** The places of a file that load another one later without waiting for a lost line. */
function impatient(file: string, source: string): string[] {
  const imports = source.split("\n").filter((line) => /(?<!typeof )\bimport\(/.test(line) && !line.includes("persistently("));
  const found = imports.map((line) => `${file}:${/import\([^"]*"(?:[^"]*\/)?([^"]*)"/.exec(line)?.[1] ?? ""}`);
  return found.filter((place) => !OWN_WAY.some((known) => place.startsWith(known)));
}

test("all that is loaded later waits for a lost line", () => {
  const files: Record<string, string> = import.meta.glob("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  const sources = Object.entries(files).filter(([file]) => !/\.(test|d)\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(([file, source]) => impatient(file, source))).toEqual([]);
});

test("one that does not wait is found", () => {
  expect(impatient("../game/A.svelte", 'const a = () => withWords(import("./b/C.svelte"), "asked");')).toEqual(["../game/A.svelte:C.svelte"]);
  expect(impatient("../game/A.svelte", 'const a = () => persistently(() => import("./C.svelte"));')).toEqual([]);
  expect(impatient("../game/A.svelte", 'let a: typeof import("./C.svelte");')).toEqual([]);
});
