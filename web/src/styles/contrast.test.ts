// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const BASE = ":root";
const LIGHT = ':root[data-theme="light"]';
/** The themes, each by the rules that make it, the later over the earlier. */
const THEMES: Record<string, string[]> = {
  dark: [BASE],
  light: [BASE, LIGHT],
  "dark, more contrast": [BASE, ':root[data-contrast="more"]:not([data-theme="light"])'],
  "light, more contrast": [BASE, LIGHT, ':root[data-contrast="more"][data-theme="light"]'],
};

/** What must be told apart, and by how much: 4.5 for words, 3 for what carries meaning otherwise. */
const PAIRS: [number, string, string][] = [
  ...["ink", "ink-2", "amber", "danger", "good"].flatMap((ink) => ["panel", "panel-2"].map((on) => [4.5, ink, on] as [number, string, string])),
  [4.5, "ink", "ground"],
  [4.5, "amber-ink", "amber"],
  [4.5, "accent-ink", "accent"],
  [3, "line-strong", "panel"],
  [3, "accent", "panel"],
  [3, "accent", "cave"],
  [4.5, "ink-2", "ground-2"],
  // A tunnel on rock, whether light has reached it or not; and which of the two it is.
  ...["rock-1", "rock-2", "rock-3"].map((rock) => [3, "floor-dim", rock] as [number, string, string]),
  [3, "floor-lit", "tunnel-wall"],
  [3, "floor-lit-2", "floor-dim-2"],
  // The focus on whatever lies below it.
  [3, "accent", "focus-edge"],
];

function tokens(rules: string[]): Map<string, string> {
  const found = rules.flatMap((rule) => {
    const start = CSS.indexOf(`\n${rule} {`);
    if (start < 0) throw new Error(`tokens.css has no rule ${rule}`);
    return [...CSS.slice(start, CSS.indexOf("\n}", start)).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  });
  return new Map(found.map(([, name, colour]) => [name!, colour!]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(Object.entries(THEMES))("the theme %s", (_, rules) => {
  const colours = tokens(rules);
  test.each(PAIRS)("has a contrast of at least %f between %s and %s", (least, one, other) => {
    expect(contrast(colours.get(one)!, colours.get(other)!)).toBeGreaterThanOrEqual(least);
  });
});

describe.each([":root[data-contrast=\"more\"]:not([data-theme=\"light\"])", ":root[data-contrast=\"more\"][data-theme=\"light\"]"])("more contrast (%s)", (rule) => {
  const colours = tokens(rule.includes("not") ? [BASE, rule] : [BASE, LIGHT, rule]);
  test.each([[7, "ink", "hover"], [7, "mark", "cave"], [4.5, "mark-since", "cave"], [7, "rock-edge", "cave"]] as [number, string, string][])("has at least %f between %s and %s", (least, one, other) => {
    expect(contrast(colours.get(one)!, colours.get(other)!)).toBeGreaterThanOrEqual(least);
  });
});

test("black on white is 21, and a planted fault is found", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#a8957a", "#b08d61")).toBeLessThan(1.1);
});
