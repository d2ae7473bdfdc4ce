/**
 * Who may import whom in src/. `python -m tools.build.build_web --check` enforces it, type-only imports included.
 *
 * The list runs from the top down: a folder imports from folders below it, never from one above, and nobody imports
 * what lies directly in src/ (the entry points). `game` and `replay` stand side by side and do not know each other.
 * No chain of imports may lead back to where it began, inside a folder either.
 */
export const CONTRACTS: Record<string, readonly string[]> = {
  pages: ["learn", "game", "replay", "picture", "components", "motion", "device", "state", "text", "proof", "net", "art", "notation", "generated"],
  learn: ["game", "components", "state", "text", "net", "art", "notation", "generated"],
  game: ["picture", "components", "motion", "device", "state", "text", "net", "art", "notation", "generated"],
  replay: ["components", "state", "text", "net", "art", "notation", "generated"],
  picture: ["components", "state", "text", "net", "art", "notation", "generated"],
  components: ["device", "state", "text", "proof", "net", "art", "notation", "generated"],
  motion: ["state", "art", "notation", "generated"],
  device: ["state", "text", "net"],
  state: ["text", "proof", "net", "notation", "generated"],
  text: ["net", "notation", "generated"],
  proof: ["generated"],
  net: ["generated"],
  // Pictures know how cards are written, and nothing of tables, players or languages.
  art: ["notation"],
  notation: ["generated"],
  // Written by tools; styles are imported by the entry points alone.
  generated: [],
  styles: [],
};

/** Imports that the folders would allow. Paths are regular expressions. */
export const FORBIDDEN = [
  {
    name: "proof-is-independent",
    comment: "The check of a deal is a second implementation: it shares no numbers with the server, only the types of messages; its tests are given the names of today's editions.",
    from: { path: "^src/proof/", pathNot: "\\.fixture\\.ts$" },
    to: { path: "^src/generated/", pathNot: "^src/generated/wire\\.ts$" },
  },
];
