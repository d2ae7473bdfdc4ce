import { describe, expect, it } from "vitest";
import type { Public } from "../generated/wire";
import { grown, lying, widened, withOpenEnds } from "./board-extent";

const CLOSED = { content: null, card: null };
const GOALS: Public["goals"] = [CLOSED, CLOSED, CLOSED];

describe("how far the mine reaches", () => {
  it("is the printed mine before anything is laid", () => {
    expect(lying({ mine: [[0, 0, "Pnesw"]] })).toEqual({ left: 0, right: 8, top: -2, bottom: 2 });
  });

  it("follows what is laid beyond it", () => {
    expect(lying({ mine: [[-1, 0, "Pew"], [3, -4, "Pns"]] })).toEqual({ left: -1, right: 8, top: -4, bottom: 2 });
  });

  it("has room for the cards that fit at open ends", () => {
    expect(withOpenEnds({ mine: [[3, 2, "Pns"]], goals: GOALS }).bottom).toBe(3);
  });

  it("has room for the cards that fit at a goal that lies open", () => {
    const goals = [CLOSED, CLOSED, { content: "stone-1", card: "Psw" }];
    expect(withOpenEnds({ mine: [], goals }).bottom).toBe(3);
  });

  it("has room for the way back west, where a card fits from the first move on", () => {
    expect(withOpenEnds({ mine: [[0, 0, "Pnesw"]], goals: GOALS }).left).toBe(-1);
    expect(withOpenEnds({ mine: [[-1, 0, "Pew"]], goals: GOALS }).left).toBe(-2);
  });

  it("can be widened and grown", () => {
    const extent = { left: 0, right: 1, top: 0, bottom: 1 };
    expect(widened(extent, [{ column: 5, row: -3 }])).toEqual({ left: 0, right: 5, top: -3, bottom: 1 });
    expect(grown(extent, 1)).toEqual({ left: -1, right: 2, top: -1, bottom: 2 });
  });
});
