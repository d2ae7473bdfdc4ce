import { beforeAll, describe, expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import type { Choice } from "../state/choice.svelte";
import type { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { answer, type Question } from "./questions";
import { matching, typedMoves } from "./typed-moves";

const LEGAL = ["Pes@1,1", "Pnw@1,1", "Pes@3,0", "Pew@1,0", "Blamp>1", "Blamp>2", "V@8,0", "-Pes", "-V"];
const VIEW = {
  seat: 0,
  legal: LEGAL,
  reached: [[0, 0]],
  own: { role: "digger", hand: ["Pes", "Pew", "Blamp", "V"], seen: [null, null, null], gold: [] },
  public: {
    to_act: 0, phase: "play", round: 1, rounds: 3, deck_size: 12, winners: null, players: 3, edition: "lt", options: [],
    mine: [[0, 0, "Pnesw"]], goals: [{ content: null }, { content: "stone-1", card: "Psw" }, { content: null }], broken: [[], ["lamp", "cart"], []],
  },
} as unknown as WireView;
const NAMES = ["Ana", "Bruni", "Rūta"];
const TABLE = { view: VIEW, shown: 0, myTurn: true, clock: null, nameOf: (seat: number) => NAMES[seat]!, told: { since: () => [] } } as unknown as Table;
const CHOICE = { card: null, held: null, index: null, open: [], cells: new Map(), targets: new Map() } as unknown as Choice;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked", "refusals");
});

const found = (text: string) => matching(text, typedMoves(TABLE)).map((move) => move.text);

describe("a typed move", () => {
  test.each([
    ["Pew@1,0", ["Pew@1,0"]],
    ["corner G5", ["Pes@3,0"]],
    ["corner E6", ["Pes@1,1", "Pnw@1,1"]],
    ["corner e6 rotated", ["Pnw@1,1"]],
    ["2 E5", ["Pew@1,0"]],
    ["straight", ["Pew@1,0"]],
    ["lamp bruni", ["Blamp>1"]],
    ["break bruni lamp", ["Blamp>1"]],
    ["breaks Bruni’s lamp.", ["Blamp>1"]],
    ["plays a straight tunnel at E5", ["Pew@1,0"]],
    ["look at the middle goal", ["V@8,0"]],
    ["ruta", ["Blamp>2"]],
    ["map middle", ["V@8,0"]],
    ["discard map", ["-V"]],
    ["4", ["V@8,0"]],
    ["crossing E5", []],
    ["", []],
  ])("“%s” means %j", (text, moves) => expect(found(text)).toEqual(moves));

  test("throws nothing away unless it says so", () => {
    expect(found("corner").every((move) => move[0] === "P")).toBe(true);
  });
});

describe("a question", () => {
  test.each<[Question, string | RegExp]>([
    ["role", /^Digger\. /],
    ["hand", "1: corner, open to the east and south. 2: straight tunnel, open to the east and west. 3: broken lamp. 4: map"],
    ["goals", "L3: top goal, face down. L5: middle goal: stone. L7: bottom goal, face down"],
    ["tools", "Bruni: broken lamp, broken cart"],
    ["since", "Nothing has happened since your turn."],
    ["where", "Your turn: pick a card."],
    ["row", /^Row 5: D5: start card; part of the tunnel\. L5: /],
    ["column", /^Column D: D5: start card/],
    ["info", "Your turn. 12 cards in the draw pile. Round 1 of 3"],
  ])("%s is answered", (question, words) => {
    const told = answer(question, { table: TABLE, choice: CHOICE, cell: { column: 0, row: 0 }, detail: "normal" });
    if (typeof words === "string") expect(told).toBe(words);
    else expect(told).toMatch(words);
  });
});
