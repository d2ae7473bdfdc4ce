import { expect, test } from "vitest";
import vectors from "../../../tests/golden/vectors/deals.json";
import { firstPlayer, goldPile, roundDeal } from "./deal";
import { DECK_SIZE, deckSize, handSize } from "./hand-sizes";

interface Vector {
  players: number;
  seed: string;
  round: number;
  options?: string[];
}

test.each(vectors as Vector[])("the cards of $players players from $seed in round $round are those of the vectors", (vector) => {
  const { players, seed, round, options = [], ...expected } = vector;
  const setup = { players, options, first: null };
  const dealt = { ...roundDeal(setup, seed, round), first: firstPlayer(setup, seed), gold: goldPile(seed) };
  expect(dealt).toEqual(expected);
});

test("whoever the host names begins", () => {
  expect(firstPlayer({ players: 3, options: [], first: 1 }, "vector-3")).toBe(1);
  expect(firstPlayer({ players: 3, options: [], first: null }, "vector-3")).toBe(2);
});

test("a seed longer than a block of the hash deals, too", () => {
  const setup = { players: 5, options: [], first: null };
  expect(roundDeal(setup, "x".repeat(65), 1)).toEqual(LONG);
});

test("hands and deck are the whole of the cards", () => {
  for (const { players, hands, deck } of vectors) {
    expect([deckSize(players), ...hands.map(() => handSize(players))]).toEqual([deck.length, ...hands.map((hand) => hand.length)]);
    expect(deck.length + hands.flat().length).toBe(DECK_SIZE);
  }
});

/** From `saboteur.rules` for the same seed. */
const LONG = {
  roles: ["digger", "digger", "saboteur", "digger", "saboteur"], spare: "digger", goals: ["Pes", "treasure", "Psw"],
  hands: [
    ["Pnesw", "Blamp", "Mpick+cart", "Pnew", "Pe/s", "Pnew"],
    ["Pes", "Blamp", "Pew", "Mpick+lamp", "Mcart", "R"],
    ["Mcart", "V", "Psw", "Pew", "R", "Pnesw"],
    ["Pn/s", "Ps/w", "V", "Pn/e/s/w", "Bpick", "Pnesw"],
    ["Pe/w", "Pnes", "Pnes", "Bpick", "Pes", "V"],
  ],
  deck: [
    "Pn/e/s", "Pnes", "R", "Pew", "Pes", "Bcart", "Ps", "Pnesw", "Psw", "Mlamp+cart", "Psw", "Mlamp", "Pnew",
    "Pnes", "Mlamp", "Psw", "Pns", "Pn/e/w", "Blamp", "Pnesw", "Pw", "Mpick", "Pes", "V", "Pnes", "V",
    "Bcart", "Pnew", "Bpick", "Psw", "V", "Bcart", "Pnew", "Pns", "Pns", "Mpick", "Pns",
  ],
};
