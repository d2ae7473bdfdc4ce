import { beforeAll, describe, expect, test } from "vitest";
import type { Said, WireView } from "../generated/wire";
import { cellOf } from "../notation/cells";
import { parseMove, type Move } from "../notation/moves";
import type { Choice } from "../state/choice.svelte";
import { GameStory } from "../state/game-story.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { answer, type Asked, type Question } from "./questions";

const VIEW = {
  seat: 0,
  legal: [],
  reached: [[0, 0]],
  own: { role: "digger", hand: ["Pes", "Pew", "Blamp", "V"], seen: [null, null, null], gold: [3, 2, 1] },
  public: {
    to_act: 0, phase: "play", round: 1, rounds: 3, deck_size: 12, winners: null, players: 3, edition: "lt", options: [], gold: null, gold_cards: [4, 2, 0], loose: [1, 0, 0],
    mine: [[0, 0, "Pnesw"]], goals: [{ content: null }, { content: "stone-1", card: "Psw" }, { content: null }], broken: [[], ["lamp", "cart"], []],
  },
} as unknown as WireView;
const NAMES = ["Ana", "Bruni", "Rūta"];
const nameOf = (seat: number) => NAMES[seat]!;
const NOTHING = { card: null, held: null, index: null, open: [], cells: new Map(), targets: new Map(), canTurn: false } as unknown as Choice;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked");
});

function table(change: Partial<Asked> = {}): Asked {
  return { view: VIEW, shown: 0, myTurn: true, clock: null, nameOf, told: new GameStory(false), namesAt: () => ({ nameOf }), ...change };
}

function asked(question: Question, change: Partial<Asked> = {}, choice: Choice | undefined = NOTHING): string {
  return answer(question, { table: table(change), choice, cell: { column: 0, row: 0 }, detail: "normal" });
}

/** A card that is held, with the moves that it can make. */
function holding(card: string, held: string, moves: string[]): Choice {
  const open = moves.map((move) => parseMove(move)!);
  const grouped = <K>(keyed: (move: Move) => K | null) => new Map([...new Set(open.map(keyed))].filter((key) => key !== null).map((key) => [key, open.filter((move) => keyed(move) === key)]));
  const cells = grouped((move) => ("cell" in move ? `${move.cell.column},${move.cell.row}` : null));
  const targets = grouped((move) => ("seat" in move ? move.seat : null));
  return { card, held, index: 0, open, cells, targets, canTurn: true, ways: (cell: { column: number; row: number }) => cells.get(`${cell.column},${cell.row}`) ?? [] } as unknown as Choice;
}

describe("a question", () => {
  test.each<[Question, string | RegExp]>([
    ["role", /^Digger\. /],
    ["hand", "1: corner, open to the east and south. 2: straight tunnel, open to the east and west. 3: broken lamp. 4: map"],
    ["gold", "4 gold cards, 7 nuggets"],
    ["goals", "L3: top goal, face down. L5: middle goal: stone; corner, open to the south and west. L7: bottom goal, face down"],
    ["tools", "Bruni: broken lamp, broken cart"],
    ["since", "Nothing has happened since your turn."],
    ["where", "Pick a card first."],
    ["row", /^Row 5: D5: start card\. L5: /],
    ["column", /^Column D: D5: start card/],
    ["info", "Your turn. 12 cards in the draw pile. Round 1 of 3"],
  ])("%s is answered", (question, words) => {
    if (typeof words === "string") expect(asked(question)).toBe(words);
    else expect(asked(question)).toMatch(words);
  });

  test.each<Question>(["role", "hand", "gold"])("%s of nobody is no secret of somebody", (question) => {
    expect(asked(question, { view: { ...VIEW, seat: null, own: null } })).toBe("You’re watching");
  });
});

test("where tells how a path will lie", () => {
  const choice = holding("Pes", "Pes", ["Pes@1,0", "Pnw@1,1", "Pes@2,0", "Pnw@2,0"]);
  expect(asked("where", {}, choice)).toBe("E5: empty; tunnel to the west, as it lies. E6: empty, if rotated. F5: empty, either way");
});

test("where names the tool that a repair would mend", () => {
  expect(asked("where", {}, holding("Mlamp+cart", "Mlamp+cart", ["Mlamp+cart>1:lamp", "Mlamp+cart>1:cart"]))).toBe("Bruni, lamp repair, cart repair");
});

test("where tells what keeps a path from being played", () => {
  const broken = { ...VIEW, public: { ...VIEW.public, broken: [["lamp"], [], []] } };
  expect(asked("where", { view: broken }, holding("Pes", "Pes", []))).toBe("Broken tool! You can only discard this.");
});

test("before the role is looked at, nobody waits for themselves", () => {
  const rest = { active: true, seats: [0], seconds: 20 } as unknown as NonNullable<Asked["rest"]>;
  expect(asked("info", { myTurn: false, rest })).toMatch(/^Look at your role first\. 12/);
});

describe("what others have said", () => {
  const said = (n: number, seat: number, text: string) => ({ type: "said", n, at: 0, game: 1, version: 0, seat, text, by: null }) as Said;
  function story(): GameStory {
    const told = new GameStory(false);
    const step = (n: number, seat: number | null, events: object[]) => told.step({ n, at: 0, by: null, seat, events } as unknown as Parameters<GameStory["step"]>[0]);
    step(1, null, [{ kind: "round-began", round: 1, starter: 0 }]);
    told.said(said(2, 1, "!hello"));
    step(3, 0, [{ kind: "discarded", seat: 0, card: null }]);
    told.said(said(4, 2, "!saw@8,-2:treasure"));
    step(5, 1, [{ kind: "discarded", seat: 1, card: null }]);
    told.said(said(6, 1, "anything typed"));
    return told;
  }

  test("is part of what has happened, in order", () => {
    expect(asked("since", { told: story() })).toBe("Rūta: I looked at the top goal: it’s the treasure! Bruni discards a card. Bruni: anything typed");
  });

  test("is left out for those whose chat is not shown", () => {
    const told = answer("since", { table: table({ told: story() }), cell: cellOf("0,0"), detail: "normal", muted: new Set([1, 2]) });
    expect(told).toBe("Rūta: I looked at the top goal: it’s the treasure! Bruni discards a card.");
  });

  test("stands with the goal it is about", () => {
    expect(asked("goals", { told: story() })).toMatch(/^L3: top goal, face down\. Rūta: I looked at the top goal: it’s the treasure! L5/);
  });
});

test("without a connection, whoever asks what is awaited hears of that first", () => {
  expect(asked("info", { link: "lost" })).toBe("Reconnecting… Your game is safe. Your turn. 12 cards in the draw pile. Round 1 of 3");
});

test("of the cards in hand is told which can't be played now", () => {
  const choice = { ...NOTHING, isTurn: true, playable: (card: string) => card !== "Pew" } as unknown as Choice;
  expect(asked("hand", {}, choice)).toBe("1: corner, open to the east and south. 2: straight tunnel, open to the east and west, can only be discarded right now. 3: broken lamp. 4: map");
});
