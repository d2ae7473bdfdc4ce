import { beforeAll, expect, test } from "vitest";
import type { Step, WireEvent, WireView } from "../generated/wire";
import { speak, speakParts } from "./localize.svelte";
import { closerText } from "./own-acts";
import { closer, spokenStep } from "./spoken";

const NAMES = { nameOf: (seat: number) => ["Ana", "Bruni"][seat]! };
const VIEW = { seat: 0, reached: [], own: null, public: { to_act: 1, phase: "play", deck_size: 12, winners: null, mine: [], goals: [] } } as unknown as WireView;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked");
  closer.words = closerText;
});

const told = (event: object, view = VIEW) => spokenStep({ events: [event as WireEvent], by: null, view } as unknown as Step, NAMES, "normal");

test.each([
  [{ kind: "path-laid", cell: [1, 0], card: "Pew" }, "You, E5: straight tunnel, open to the east and west."],
  [{ kind: "rock-fell", cell: [1, 0], card: "Pew" }, "You remove the card at E5 with a rockfall: straight tunnel, open to the east and west."],
  [{ kind: "tool-broken", target: 1, tool: "lamp" }, "You break Bruni’s lamp."],
  [{ kind: "tool-broken", target: 0, tool: "lamp" }, "You break your own lamp."],
  [{ kind: "tool-mended", target: 1, tool: "lamp", card: "Mlamp" }, "You repair Bruni’s lamp."],
  [{ kind: "tool-mended", target: 0, tool: "lamp", card: "Mlamp" }, "You repair your own lamp."],
  [{ kind: "discarded", card: "V" }, "You discard a card: map."],
  [{ kind: "goal-seen", goal: 1, content: "treasure" }, "You look at the middle goal: it’s the treasure! Nobody else can see this."],
  [{ kind: "goal-seen", goal: 1, content: "Pes" }, "You look at the middle goal: it’s just a stone. Nobody else can see this."],
  [{ kind: "gold-taken", value: 2 }, "You take a gold card with 2 nuggets."],
])("whoever did %j hears it as their own", (event, words) => {
  expect(told({ ...event, seat: 0 })).toBe(words);
  expect(told({ ...event, seat: 0 }, { ...VIEW, seat: null })).not.toMatch(/You|you/);
});

test("everybody hears which card a rockfall took, and nobody what only others know", () => {
  expect(told({ kind: "rock-fell", seat: 1, cell: [1, 0], card: "Pew" })).toBe("Bruni removes the card at E5 with a rockfall: straight tunnel, open to the east and west.");
  expect(told({ kind: "discarded", seat: 1, card: null })).toBe("Bruni discards a card.");
  expect(told({ kind: "gold-taken", seat: 1, value: null })).toBe("Bruni takes a gold card.");
});
