import { expect, test } from "vitest";
import { givesHints } from "./hint-request.svelte";
import { WELCOME } from "./table.fixture";

const { room } = WELCOME;
const people = room.seats;
const bots = people.map((seat, index) => (index === 0 ? seat : { ...seat, bot: "friendly", device: null }));

test.each([
  ["alone", people, false],
  ["alone", bots, true],
  ["on", people, true],
  ["off", bots, false],
] as const)("hints %s", (hints, seats, given) => {
  expect(givesHints({ ...room, seats, settings: { ...room.settings, hints } })).toBe(given);
});
