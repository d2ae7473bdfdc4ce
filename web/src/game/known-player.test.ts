import { beforeAll, expect, test } from "vitest";
import type { Said, WireView } from "../generated/wire";
import { GameStory } from "../state/game-story.svelte";
import { VIEW } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { marksOn } from "./goal-claims";
import { knownOf } from "./known-player";
import { answer } from "./questions";
import { typedAnswer } from "./typed-questions";

const NAMES = ["Ana", "Bruni", "Lofar"];
const nameOf = (seat: number) => NAMES[seat]!;
const view: WireView = { ...VIEW, public: { ...VIEW.public, broken: [["cart"], ["lamp"], []] } };

/** Two rounds, of which only the second is asked about. */
function story(): GameStory {
  const told = new GameStory(false);
  let n = 0;
  const step = (seat: number | null, event: object) => told.step({ n: (n += 1), at: 0, by: null, seat, events: [event] } as unknown as Parameters<GameStory["step"]>[0]);
  const said = (seat: number, text: string) => told.said({ type: "said", n: (n += 1), at: 0, game: 1, version: 0, seat, text, by: null } as Said);
  step(null, { kind: "round-began", round: 0, starter: 0 });
  step(1, { kind: "path-laid", seat: 1, cell: [1, 0], card: "Pnesw" });
  said(1, "!saw@8,0:stone");
  step(null, { kind: "round-began", round: 1, starter: 1 });
  step(1, { kind: "tool-broken", seat: 1, target: 2, tool: "pick" });
  step(2, { kind: "tool-broken", seat: 2, target: 1, tool: "lamp" });
  step(0, { kind: "tool-mended", seat: 0, target: 2, tool: "pick", card: "Mpick" });
  step(1, { kind: "discarded", seat: 1, card: null });
  said(1, "!saw@8,2:treasure");
  said(2, "!saw@8,2:stone");
  said(2, "!suspect>1");
  said(1, "!hello");
  step(1, { kind: "discarded", seat: 1, card: null });
  return told;
}

const told = story();
const table = { view, shown: 0, myTurn: true, clock: null, nameOf, told, namesAt: () => ({ nameOf }) };
const KNOWN = [
  "Bruni breaks Lofar’s pickaxe.",
  "Lofar breaks Bruni’s lamp.",
  "Bruni: I looked at the bottom goal: it’s the treasure!",
  "Lofar: I suspect Bruni!",
  "Cards discarded: 2",
];

beforeAll(async () => {
  await speakParts("table", "asked", "dialogs");
  await speak("en");
});

test("what is known of a player is told in order, of this round alone", () => {
  expect(knownOf(1, table)).toEqual(KNOWN);
  expect(knownOf(2, table)).toEqual([...KNOWN.slice(0, 2), "Ana repairs Lofar’s pickaxe.", "Lofar: I looked at the bottom goal: it’s just a stone.", "Lofar: I suspect Bruni!"]);
});

test("a typed name asks for the same", () => {
  const typed = typedAnswer("bruni", { table, cell: { column: 0, row: 0 } });
  expect(typed).toBe(`Bruni: 6 cards in hand, no gold cards, broken lamp. ${KNOWN.join(" ")}`);
});

test("whose tools are broken comes with who broke them, where the page has heard of it", () => {
  expect(answer("tools", { table, cell: { column: 0, row: 0 } })).toBe("Ana: broken cart. Lofar breaks Bruni’s lamp.");
});

test("a goal is marked with what was claimed of it, both ways where claims contradict each other", () => {
  const bottom = { column: 8, row: 2 };
  expect(marksOn(bottom, table, view)).toEqual({ told: `${KNOWN[2]} Lofar: I looked at the bottom goal: it’s just a stone.`, contents: ["treasure", "stone"] });
  expect(marksOn(bottom, table, view, new Set([2]))?.contents).toEqual(["treasure"]);
  const turned = { ...view, public: { ...view.public, goals: view.public.goals.map(() => ({ content: "stone-1", card: "Psw" })) } } as WireView;
  expect([marksOn(bottom, table, turned), marksOn({ column: 8, row: 0 }, table, view)]).toEqual([undefined, undefined]);
});
