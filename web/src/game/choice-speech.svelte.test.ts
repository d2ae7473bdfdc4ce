import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Choice } from "../state/choice.svelte";
import { hush, saidAfter } from "../state/speech.svelte";
import { VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { choiceText, speakChoice } from "./choice-speech.svelte";
import { playerWords } from "./target-words";
import { promptOf } from "./prompt";

beforeAll(async () => {
  await speakParts("table", "asked");
  await speak("en");
});

test("a card that turns itself is named once", () => {
  const table = welcomed();
  table.view = { ...VIEW, legal: ["Pes@1,1", "Pnw@1,0"], own: { ...VIEW.own!, hand: ["Pes"] } };
  const choice = new Choice(table);
  const stop = $effect.root(() => speakChoice(table, choice));
  flushSync();
  choice.take(0);
  flushSync();
  hush();
  choice.atCell({ column: 1, row: 0 }, true);
  flushSync();
  stop();
  expect(saidAfter(0).map((line) => line.words)).toEqual(["rotated: corner, open to the north and west, E5. selected; press again to play"]);
});

/** A card that is chosen while another player thinks. */
function planning() {
  const table = welcomed();
  const waits = (version: number, moves: string[] | null) => {
    table.view = { ...VIEW, legal: [], public: { ...VIEW.public, to_act: 1, version } };
    table.plannable = moves && ({ game: 1, version, seat: 0, moves: moves.map((move) => move) } as unknown as typeof table.plannable);
  };
  return { table, waits, choice: new Choice(table) };
}

test("how often a card can be played is not said again after each move of others", () => {
  const { table, waits, choice } = planning();
  const stop = $effect.root(() => speakChoice(table, choice));
  const words = () => (flushSync(), saidAfter(0).map((line) => line.words));
  hush();
  waits(4, ["Blamp>1", "Blamp>2"]);
  choice.take(2);
  expect(words()).toEqual(["broken lamp: 2 possible targets"]);
  for (const version of [5, 6]) {
    choice.follow({ seat: 1, version, events: [] });
    waits(version, null);
    words();
    waits(version, ["Blamp>1", "Blamp>2"]);
    expect(words()).toEqual(["broken lamp: 2 possible targets"]);
  }
  waits(6, ["Blamp>1"]);
  expect(words().at(-1)).toBe("broken lamp: 1 possible target");
  stop();
});

test("a planned discard says so", () => {
  const { table, waits, choice } = planning();
  waits(4, []);
  choice.take(2);
  choice.askToDiscard();
  expect([choiceText(table, choice), promptOf(table, choice, null).text]).toEqual(["broken lamp. Planned: discard this card. Confirm it on your turn.", "Planned: discard this card. Confirm it on your turn."]);
});

test("whoever is about to break their own tool is told so, in the list of targets as well", () => {
  const table = welcomed();
  table.view = { ...VIEW, legal: ["Blamp>0", "Blamp>1"], own: { ...VIEW.own!, hand: ["Blamp"] } };
  const choice = new Choice(table);
  choice.take(0);
  expect([...choice.targets.keys()].map((seat) => playerWords(seat, table, choice))).toEqual(["Tomas", "Ana (you), this breaks your own lamp"]);
  choice.atSeat(0, false);
  expect(choiceText(table, choice)).toBe("broken lamp, Ana, this breaks your own lamp. selected; press again to play");
});
