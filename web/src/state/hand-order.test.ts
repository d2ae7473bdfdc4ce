import { beforeEach, expect, test } from "vitest";
import { held } from "./hand-order.svelte";
import { step, VIEW, welcomed } from "./table.fixture";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a new card comes to the place of the one that was played, and nothing else moves", () => {
  expect(held(["Pes", "R", "V"], ["Blamp", "Pes", "V"])).toEqual({ hand: ["Pes", "Blamp", "V"], drawn: 1 });
  expect(held(["R", "Pes", "R"], ["Pes", "R", "V"])).toEqual({ hand: ["R", "Pes", "V"], drawn: 2 });
  expect(held(["R", "Pes", "V"], ["Pes", "V"])).toEqual({ hand: ["Pes", "V"], drawn: null });
  expect(held(["V", "R"], ["R", "V"])).toEqual({ hand: ["V", "R"], drawn: null });
  expect(held(["R"], ["R", "V"])).toEqual({ hand: ["R", "V"], drawn: 1 });
});

test("the drawn card is marked until this player's next move, also if it is like the one that was played", () => {
  const table = welcomed();
  const own = VIEW.own!;
  const after = (n: number, version: number, seat: number, hand: string[], drew: string | null) => {
    const message = step(n);
    const events = drew === null ? [] : [{ kind: "drew" as const, seat, card: drew }];
    table.receive({ ...message, version, seat, events, view: { ...message.view, own: { ...own, hand }, public: { ...message.view.public, version } } });
    return [table.view!.own!.hand, table.held.drawn];
  };
  expect(after(10, 5, 0, ["Pes", "Blamp", "R", "V"], "V")).toEqual([["V", "Pes", "Blamp", "R"], 0]);
  expect(after(11, 6, 1, ["Pes", "Blamp", "R", "V"], null)).toEqual([["V", "Pes", "Blamp", "R"], 0]);
  expect(after(12, 7, 0, ["Pes", "Blamp", "R", "V"], "R")).toEqual([["V", "Pes", "Blamp", "R"], 3]);
  expect(after(13, 8, 0, ["Pes", "Blamp", "R"], null)).toEqual([["Pes", "Blamp", "R"], null]);
});

test("another round is held as it is dealt", () => {
  const table = welcomed();
  const message = step(10);
  const view = { ...message.view, own: { ...VIEW.own!, hand: ["Pes", "R"] }, public: { ...message.view.public, round: 2 } };
  table.receive({ ...message, view });
  expect([table.view!.own!.hand, table.held.drawn]).toEqual([["Pes", "R"], null]);
});
