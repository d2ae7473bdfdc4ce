import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** A control that shows a picture or a sign instead of words. */
const WORDLESS = /<(button|a)\b[^<>]*?class(?:="[^"]*\b|:)(?:icon|lens|more|again)\b[^]*?<\/\1>/g;

test("whatever is pressed and shows no words tells its name to whoever points at it", () => {
  const found = Object.entries(SOURCES).flatMap(([path, source]) => [...source.matchAll(WORDLESS)].map(([control]) => `${path}: ${control}`));
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((control) => !control.includes("title="))).toEqual([]);
});
