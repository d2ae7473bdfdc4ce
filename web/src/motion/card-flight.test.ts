import { expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { flightsOf } from "./card-flight";

const laid: WireEvent = { kind: "path-laid", seat: 2, cell: [3, -1], card: "Pew" };

test("a path card slides from its player to its cell, and becomes the card that lies there", () => {
  expect(flightsOf([laid], 0, [])).toEqual([
    { card: "Pew", from: '.player[data-seat="2"]', to: '.mine [data-cell="3,-1"] .ground', becomes: '.mine [data-cell="3,-1"] .laid' },
  ]);
});

test("my own card comes from my hand, and the card I draw goes to its place there", () => {
  const [played, drew] = flightsOf([{ ...laid, seat: 0 }, { kind: "drew", seat: 0, card: "R" }], 0, ["Pns", "R", "V"]);
  expect(played!.from).toBe(".hand .card.chosen");
  expect(drew).toMatchObject({ card: "R", to: ".hand li:nth-child(2)" });
});

test("what others discard and draw is seen from behind", () => {
  const hidden: WireEvent[] = [{ kind: "discarded", seat: 1, card: null }, { kind: "drew", seat: 1, card: null }];
  expect(flightsOf(hidden, 0, ["R"]).map(({ card }) => card)).toEqual(["back:", "back:"]);
});
