import { expect, test } from "vitest";
import type { WireEvent, WireView } from "../generated/wire";
import { Recap, reachedIn } from "./recap.svelte";
import { PUBLIC, VIEW } from "./table.fixture";

const HIDDEN = PUBLIC.goals;
const laid = (n: number, column: number, row: number, card: string) => ({ n, seat: 1, events: [{ kind: "path-laid", seat: 1, cell: [column, row], card }] as WireEvent[] });
const fallen = (n: number, column: number, row: number, card: string) => ({ n, seat: 2, events: [{ kind: "rock-fell", seat: 2, cell: [column, row], card }] as WireEvent[] });

/** Two paths were laid, and the first of them has been taken away again. */
function recap(): Recap {
  const now: WireView = { ...VIEW, public: { ...PUBLIC, mine: [[0, 0, "Pnesw"], [2, 0, "Pew"]] }, reached: [[0, 0]] };
  return new Recap([laid(1, 1, 0, "Pew"), laid(2, 2, 0, "Pew"), fallen(3, 1, 0, "Pew")], now);
}

const cards = (one: Recap) => one.view.public.mine.map(([column]) => column).sort();
const lit = (one: Recap) => one.view.reached.map(([column]) => column).sort();

test("each move is shown as it was: the mine, what was joined to the start, and its mark", () => {
  const one = recap();
  expect([cards(one), lit(one), one.marks]).toEqual([[0], [0], []]);
  one.go(1);
  expect([cards(one), lit(one), one.marks]).toEqual([[0, 1], [0, 1], [{ column: 1, row: 0 }]]);
  one.go(1);
  expect([cards(one), lit(one)]).toEqual([[0, 1, 2], [0, 1, 2]]);
  one.go(1);
  expect([cards(one), lit(one), one.isLast]).toEqual([[0, 2], [0], true]);
  expect(one.view.legal).toEqual([]);
});

test("whoever goes on or back by hand is not led on", () => {
  const one = recap();
  one.go(1);
  expect(one.runs).toBe(true);
  one.step(1);
  one.step(-5);
  expect([one.runs, one.at]).toEqual([false, 0]);
});

test("a goal that was turned over is hidden before that", () => {
  const goals = [{ content: "treasure", card: null }, ...HIDDEN.slice(1)];
  const turned = { n: 1, seat: 1, events: [{ kind: "goal-turned", goal: 0, content: "treasure" }] as WireEvent[] };
  const one = new Recap([turned], { ...VIEW, public: { ...PUBLIC, goals } });
  expect(one.view.public.goals[0]).toEqual({ content: null, card: null });
  one.go(1);
  expect(one.view.public.goals[0]!.content).toBe("treasure");
});

test("tools are shown as they were: whole before they broke, and broken before they were repaired", () => {
  const events = [
    [{ kind: "tool-broken", seat: 1, target: 2, tool: "lamp" }],
    [{ kind: "tool-mended", seat: 2, target: 0, tool: "cart", card: "Mcart" }],
    [{ kind: "tool-mended", seat: 0, target: 2, tool: "lamp", card: "Mlamp" }],
  ] as WireEvent[][];
  const one = new Recap(events.map((events, n) => ({ n, seat: 1, events })), { ...VIEW, public: { ...PUBLIC, broken: [["pickaxe"], [], []] } });
  const shown = [-1, 0, 1, 2].map((at) => { one.at = at; return one.view.public.broken; });
  expect(shown).toEqual([
    [["pickaxe", "cart"], [], []],
    [["pickaxe", "cart"], [], ["lamp"]],
    [["pickaxe"], [], ["lamp"]],
    [["pickaxe"], [], []],
  ]);
});

test("a dead end is reached and leads nowhere", () => {
  const mine: [number, number, string][] = [[0, 0, "Pnesw"], [1, 0, "Pe/w"], [2, 0, "Pew"]];
  expect(reachedIn({ mine, goals: HIDDEN })).toEqual([[0, 0], [1, 0]]);
});
