/**
 * The dwarfs people choose from: a silhouette and a colour; the pattern follows the colour (`patternFor`), so that colour never stands alone.
 * What the server keeps as `Dwarf.pattern` is never drawn.
 */

export const SHAPES = ["beard", "braids", "goggles", "hood", "moustache", "fork"] as const;
export type DwarfShape = (typeof SHAPES)[number];

export const PATTERNS = ["plain", "stripes", "dots", "band", "cross"] as const;
export type DwarfPattern = (typeof PATTERNS)[number];

export const COLOURS: readonly { main: string; mark: string }[] = [
  { main: "#c8452f", mark: "#ffd9b0" },
  { main: "#2f7fb8", mark: "#dff2ff" },
  { main: "#4f8f3a", mark: "#e9f7c9" },
  { main: "#e0a526", mark: "#5c3a06" },
  { main: "#7d57a8", mark: "#f0ddff" },
  { main: "#2a9a94", mark: "#e0fffb" },
  { main: "#d97aa4", mark: "#5c1533" },
  { main: "#8b5a33", mark: "#ffe6c7" },
  { main: "#d8d3c8", mark: "#4a4540" },
  { main: "#40485c", mark: "#cfd8ee" },
];

export function patternFor(colour: number): DwarfPattern {
  return PATTERNS[colour % PATTERNS.length]!;
}

const SKINS = ["#f0c39a", "#d99e6f", "#b9784b", "#f5d3b3", "#8f5a36"];

export function skinFor(colour: number): string {
  return SKINS[(colour * 3 + 1) % SKINS.length]!;
}
