import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Said } from "../generated/wire";
import { GameStory } from "../state/game-story.svelte";
import { VIEW } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import Board from "./Board.svelte";

beforeEach(async () => {
  await speakParts("table", "asked");
  await speak("en");
  document.body.innerHTML = "";
});

const BOTTOM = '[data-cell="8,2"]';

test("what players claim of a goal is seen on it, and told with it", async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  const told = new GameStory(false);
  told.step({ n: 1, at: 0, by: null, seat: null, events: [{ kind: "round-began", round: 1, starter: 0 }] } as unknown as Parameters<GameStory["step"]>[0]);
  for (const [seat, what] of [[1, "treasure"], [2, "stone"]] as const) told.said({ type: "said", n: 2 + seat, at: 0, game: 1, version: 0, seat, text: `!saw@8,2:${what}`, by: null } as Said);
  const names = { nameOf: (seat: number) => ["Ana", "Bruni", "Lofar"][seat]! };
  const board = mount(Board, { target: document.body, props: { view: VIEW, table: { ...names, told, namesAt: () => names } } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll(`${BOTTOM} .claims .bubble`)).toHaveLength(2), { timeout: 5000 });
  expect(document.querySelector(BOTTOM)?.getAttribute("aria-label")).toBe("L7: bottom goal, face down. Bruni: I looked at the bottom goal: it’s the treasure! Lofar: I looked at the bottom goal: it’s just a stone.");
  expect(document.querySelectorAll(".claims")).toHaveLength(1);
  await unmount(board);
});
