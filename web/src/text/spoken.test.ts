import { beforeAll, expect, test } from "vitest";
import type { Step, WireView } from "../generated/wire";
import { parseMove } from "../notation/moves";
import { tellCutOff } from "./cut-off";
import { speak, speakParts } from "./localize.svelte";
import { moveText, placeText, spokenStep } from "./spoken";

const NAMES = { nameOf: (seat: number) => ["Ana", "Bruni"][seat]! };
const VIEW = {
  seat: 0,
  reached: [[0, 0]],
  own: null,
  public: { to_act: 1, phase: "play", deck_size: 12, winners: null, mine: [[0, 0, "Pnesw"]], goals: [{}, {}, {}] },
} as unknown as WireView;
const LAID = { events: [{ kind: "path-laid", seat: 1, cell: [1, 0], card: "Pesw" }, { kind: "drew", seat: 1, card: null }], by: null, view: VIEW } as unknown as Step;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked");
});

test("a path is told with its place and its sides, and in short without them", () => {
  expect(spokenStep(LAID, NAMES, "normal")).toBe("Bruni, E5: junction, open to the east, south, and west.");
  expect(spokenStep(LAID, NAMES, "short")).toBe("Bruni plays a junction at E5.");
  expect(spokenStep(LAID, NAMES, "full")).toMatch(/west\. 12 cards in the draw pile\. Bruni is thinking…$/);
});

test("an empty draw pile is not told after every move, nor any while gold is taken", () => {
  const after = (more: object) => spokenStep({ ...LAID, view: { ...VIEW, public: { ...VIEW.public, ...more } } } as Step, NAMES, "full");
  expect(after({ deck_size: 0 })).not.toContain("draw pile");
  expect(after({ phase: "pick-gold" })).not.toContain("draw pile");
});

test("what everybody's cards show of a goal is not called seen by the reader", () => {
  const own = (role: string) => ({ ...VIEW, own: { role, seen: ["treasure", null, null] } }) as unknown as WireView;
  expect(placeText({ column: 8, row: -2 }, own("digger"))).toBe("L3: top goal, face down; you saw: treasure");
  expect(placeText({ column: 8, row: -2 }, own(""))).toBe("L3: top goal, face down (Treasure)");
});

test("a move for somebody whose time ran out says so", () => {
  const discarded = { events: [{ kind: "discarded", seat: 1, card: null }], by: "clock", view: VIEW } as unknown as Step;
  expect(spokenStep(discarded, NAMES, "normal")).toBe("Bruni discards a card. (time ran out)");
});

test("a tunnel that leads nowhere sounds cut off", () => {
  tellCutOff();
  const mine = [[0, 0, "Pnesw"], [1, 0, "Pe/w"], [3, 0, "Pew"]] as WireView["public"]["mine"];
  const view = { ...VIEW, reached: [[0, 0], [1, 0]], public: { ...VIEW.public, mine } } as WireView;
  expect(placeText({ column: 0, row: 1 }, view)).toBe("D6: empty; tunnel to the north");
  expect(placeText({ column: 2, row: 0 }, view)).toBe("F5: empty; tunnel to the east and west, cut off");
  expect(placeText({ column: 4, row: 0 }, view)).toBe("H5: empty; tunnel to the west, cut off");
});

test("a card that somebody else drew is not told", () => {
  expect(spokenStep(LAID, NAMES, "normal")).not.toContain("drew");
});

test.each([
  ["Pes@1,1", "Pes", "corner, open to the east and south, E6"],
  ["Blamp>1", "Blamp", "broken lamp, Bruni"],
  ["Mpick+lamp>0:lamp", "Mpick+lamp", "lamp repair, Ana"],
  ["R@0,0", "R", "rockfall, D5: start card; part of the tunnel"],
  ["V@8,-2", "V", "map, L3: top goal, face down"],
])("the move %s is named by what it does", (text, card, words) => {
  expect(moveText(parseMove(text)!, card, VIEW, NAMES)).toBe(words);
});

test("an empty place tells what a card there would have to meet", () => {
  expect(moveText(parseMove("T@1,0")!, "", VIEW, NAMES)).toBe("E5: empty; tunnel to the west");
});
