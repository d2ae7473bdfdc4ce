import { beforeAll, expect, test } from "vitest";
import { speak, speakParts } from "../text/localize.svelte";
import { saboteursText, wonText } from "./round-speech.svelte";

const TABLE = { seats: [0], nameOf: (seat: number) => ["Ana", "Bruni", "Rūta"][seat]! };

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "dialogs");
});

test.each([[3, "You won 3 nuggets."], [0, "No gold for you this round."], [null, ""]])("of %s nuggets is said: “%s”", (won, words) => {
  expect(wonText(TABLE, { won })).toBe(words);
});

test("several people at one device are not told anybody's gold", () => {
  expect(wonText({ seats: [0, 1] }, { won: 3 })).toBe("");
});

test.each([
  [["digger", "digger", "digger"], "There were no saboteurs this round."],
  [["digger", "saboteur", "digger"], "Saboteur this round: Bruni."],
  [["saboteur", "saboteur", "digger"], "Saboteurs this round: Ana and Bruni."],
])("the saboteurs of %j", (roles, words) => expect(saboteursText(TABLE, { roles })).toBe(words));
