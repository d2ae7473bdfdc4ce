import { beforeAll, expect, test } from "vitest";
import { speak, speakParts } from "../text/localize.svelte";
import { PUBLIC, VIEW } from "../state/table.fixture";
import { saboteursText, wonText } from "./round-speech.svelte";

const TABLE = { seats: [0], shown: 0, view: VIEW, nameOf: (seat: number) => ["Ana", "Bruni", "Rūta"][seat]!, isNotHere: () => false };
/** Gold is being shared, and it is a seat's choice. */
const sharing = (to_act: number) => ({ ...TABLE, view: { ...VIEW, own: { ...VIEW.own!, offer: [3, 1] }, public: { ...PUBLIC, phase: "pick-gold" as const, to_act, offered: 2 } } });

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "dialogs");
});

test.each([[3, "You won 3 nuggets."], [0, "No gold for you this round."], [null, ""]])("of %s nuggets is said: “%s”", (won, words) => {
  expect(wonText(TABLE, { won })).toBe(words);
});

test("while gold is shared, nobody hears that they got none, but who chooses and what is still to come", () => {
  expect(wonText(sharing(1), { won: 0 })).toBe("Gold is still being shared. Bruni is secretly choosing a gold card. 2 cards are left.");
  expect(wonText(sharing(0), { won: 0 })).toBe("Gold is still being shared. Take a gold card. 1: gold card with 3 nuggets. 2: gold card with 1 nugget.");
  expect(wonText(sharing(1), { won: 2 })).toMatch(/^Gold is still being shared\. You have 2 nuggets so far this round\. Bruni /);
  expect(wonText({ ...sharing(1), seats: [0, 1] }, { won: 2 })).not.toMatch(/2 nuggets/);
});

test("several people at one device are not told anybody's gold", () => {
  expect(wonText({ ...TABLE, seats: [0, 1] }, { won: 3 })).toBe("");
});

test.each([
  [["digger", "digger", "digger"], "There were no saboteurs this round."],
  [["digger", "saboteur", "digger"], "Saboteur this round: Bruni."],
  [["saboteur", "saboteur", "digger"], "Saboteurs this round: Ana and Bruni."],
])("the saboteurs of %j", (roles, words) => expect(saboteursText(TABLE, { roles })).toBe(words));
