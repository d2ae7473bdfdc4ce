import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test, vi } from "vitest";
import type { WireEvent } from "../generated/wire";
import type { FinalMine } from "../state/final-mine";
import { PUBLIC, VIEW } from "../state/table.fixture";
import FinaleArt from "./FinaleArt.svelte";
import { afterFinale, endedView, finaleOf } from "./finale";

const MINE: FinalMine = {
  mine: [[0, 0, "Pnesw"], ...[1, 2, 3, 4, 5, 6, 7].map((column): [number, number, string] => [column, 0, "Pew"])],
  goals: [{ content: "Pes", card: null }, { content: "treasure", card: "Pnesw" }, { content: "Psw", card: null }],
  reached: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column): [number, number] => [column, 0]),
};

function drawn(winner: string, still = false): SVGSVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg") as SVGSVGElement;
  const art = mount(FinaleArt, { target, props: { winner, mine: MINE, still } });
  flushSync();
  onTestFinished(() => unmount(art));
  return target;
}

test("light runs from the middle of the start to the treasure, where gold bursts out", () => {
  const line = drawn("diggers").querySelector(".light")!.getAttribute("d")!;
  expect([line.startsWith("M40 52"), line.endsWith("L680 52")]).toEqual([true, true]);
  expect(drawn("diggers").querySelectorAll(".nugget").length).toBeGreaterThan(4);
});

test("where the saboteurs win, every lamp goes out, the one at the start last", () => {
  const lamps = [...drawn("saboteurs").querySelectorAll(".lamp")];
  const places = lamps.map((lamp) => lamp.parentElement!.getAttribute("transform"));
  expect([places.length, places[0], places.at(-1)]).toEqual([9, "translate(640 0)", "translate(0 0)"]);
  expect(drawn("saboteurs").querySelector(".nugget")).toBeNull();
});

test("a finale shows the mine that was, though the next round has begun", () => {
  const last = { before: { ...PUBLIC, mine: MINE.mine }, events: [] };
  const ending = { n: 9, round: 1, winner: "saboteurs", how: "hands", layer: null, roles: [], spare: null, goals: [], paid: [], open: {}, won: null, last };
  expect(finaleOf(ending, VIEW)?.view.public.mine).toEqual(MINE.mine);
  expect(endedView(ending, VIEW)?.public.mine).toEqual(MINE.mine);
  const next = { ...VIEW, public: { ...PUBLIC, round: 2, deck_size: 40 } };
  const [drew, over] = [{ kind: "drew", seat: 0, card: null }, { kind: "round-ended", goals: [] }] as unknown as [WireEvent, WireEvent];
  expect(endedView({ ...ending, last: { ...last, events: [drew, over, drew] } }, next)?.public).toMatchObject({ round: 1, deck_size: 48 });
  expect(endedView({ ...ending, last: null }, VIEW)).toBeNull();
  document.documentElement.dataset.motion = "less";
  expect(finaleOf(ending, VIEW)?.still, "who wants less motion sees it all the same").toBe(true);
  delete document.documentElement.dataset.motion;
});

test("where nothing may move, the tunnel is lit and no gold flies", () => {
  const still = drawn("diggers", true);
  expect([still.querySelectorAll(".light").length, still.querySelectorAll(".nugget, .head, .rays").length]).toEqual([2, 0]);
  expect(drawn("saboteurs", true).querySelectorAll(".dark, .lamp").length).toBe(9);
});

/** How far the clock goes on until a finale is over, if the page draws or does not. */
function lasts(draws: boolean): number {
  vi.useFakeTimers({ toFake: draws ? ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] : ["setTimeout", "clearTimeout"] });
  if (!draws) vi.stubGlobal("requestAnimationFrame", () => 0);
  onTestFinished(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });
  let [over, passed] = [false, 0];
  afterFinale(() => (over = true));
  for (; !over && passed < 10_000; passed += 10) vi.advanceTimersByTime(10);
  return passed;
}

test("its two seconds begin when it is on the screen", () => {
  expect(lasts(true)).toBeGreaterThan(2000);
  expect(lasts(true)).toBeLessThan(2100);
});

test("a page that draws nothing goes on, too, a little later", () => expect(lasts(false)).toBe(3000));

test("whoever leaves meanwhile is not followed by it", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let over = false;
  const callOff = afterFinale(() => (over = true));
  vi.advanceTimersByTime(500);
  callOff();
  vi.advanceTimersByTime(10_000);
  expect(over).toBe(false);
});
