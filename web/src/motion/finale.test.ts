import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test } from "vitest";
import type { FinalMine } from "../state/final-mine";
import { PUBLIC, VIEW } from "../state/table.fixture";
import FinaleArt from "./FinaleArt.svelte";
import { finaleOf } from "./finale";

const MINE: FinalMine = {
  mine: [[0, 0, "Pnesw"], ...[1, 2, 3, 4, 5, 6, 7].map((column): [number, number, string] => [column, 0, "Pew"])],
  goals: [{ content: "Pes", card: null }, { content: "treasure", card: "Pnesw" }, { content: "Psw", card: null }],
  reached: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column): [number, number] => [column, 0]),
};

function drawn(winner: string): SVGSVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg") as SVGSVGElement;
  const art = mount(FinaleArt, { target, props: { winner, mine: MINE } });
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
  const ending = { round: 1, winner: "saboteurs", how: "hands", layer: null, roles: [], spare: null, goals: [], paid: [], open: {}, won: null, last };
  expect(finaleOf(ending, VIEW)?.view.public.mine).toEqual(MINE.mine);
  document.documentElement.dataset.motion = "less";
  expect(finaleOf(ending, VIEW)).toBeNull();
  delete document.documentElement.dataset.motion;
});
