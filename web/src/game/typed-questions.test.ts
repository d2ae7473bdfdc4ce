import { beforeAll, expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import { parseMove } from "../notation/moves";
import type { Choice } from "../state/choice.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import type { Asked } from "./questions";
import { typedAnswer } from "./typed-questions";

const VIEW = {
  seat: 0,
  legal: ["Pes@1,1", "Pnw@1,1", "Blamp>1"],
  reached: [[0, 0], [1, 0]],
  own: { role: "digger", hand: ["Pes", "Blamp", "V"], seen: [null, null, null], gold: [] },
  public: {
    to_act: 0, phase: "play", round: 1, rounds: 3, deck_size: 12, winners: null, players: 2, edition: "lt", options: [], gold_cards: [0, 0], loose: [0, 0],
    mine: [[0, 0, "Pnesw"], [1, 0, "Pesw"]], goals: [{ content: null }, { content: null }, { content: null }], broken: [[], []],
  },
} as unknown as WireView;
const TABLE = { view: VIEW, shown: 0, myTurn: true, clock: null, nameOf: (seat: number) => ["Ana", "Bruni"][seat]! } as Asked;
const CHOICE = { card: null, held: null, index: null, open: [], cells: new Map(), targets: new Map(), moves: VIEW.legal.map((move) => parseMove(move)) } as unknown as Choice;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked", "refusals");
});

const typed = (text: string, table = TABLE) => typedAnswer(text, { table, choice: CHOICE, cell: { column: 0, row: 0 }, detail: "normal" });

test.each([
  ["goals", "L3: top goal, face down. L5: middle goal, face down. L7: bottom goal, face down"],
  ["e5", "E5: junction, open to the east, south, and west; part of the tunnel"],
  ["E6", "E6: empty; tunnel to the north"],
  ["where 1", "E6: empty; tunnel to the north, either way"],
  ["where 2", "Bruni"],
  ["where 3", "You can only discard this right now."],
])("“%s” is answered", (text, words) => expect(typed(text)).toBe(words));

test.each(["row 3", "3 row"])("“%s” reads that row, wherever the focus is", (text) => expect(typed(text)).toBe("Row 3: L3: top goal, face down"));
test("a column is read by its letter", () => expect(typed("column e")).toMatch(/^Column E: E5: junction/));

test.each(["", "corner e5", "where 9", "row x", "goals 3", "1 e5"])("“%s” asks nothing", (text) => expect(typed(text)).toBeUndefined());

test("whoever waits is told so instead of that nothing fits", () => {
  expect(typed("where 1", { ...TABLE, myTurn: false })).toBe("It’s not your turn.");
});
