import { afterEach, expect, test } from "vitest";
import { goalWord, seenSide } from "../text/screen-words";
import { asDrawn, runsDown, turnMine } from "./mine-direction.svelte";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.mine = "auto";
});

test("whoever turns the mine has it so from then on", () => {
  const before = runsDown();
  turnMine();
  expect(runsDown()).toBe(!before);
  expect(JSON.parse(localStorage.getItem("saboteur/settings")!)).toMatchObject({ mine: before ? "across" : "down" });
});

test("cards, goals and sides are told and drawn as the screen shows them", () => {
  settings.mine = "across";
  expect([0, 1, 2].map(goalWord)).toEqual(["top", "middle", "bottom"]);
  expect(["Pns", "goal:Pes", "Blamp"].map(asDrawn)).toEqual(["Pns", "goal:Pes", "Blamp"]);
  expect(seenSide("n")).toBe("n");
  settings.mine = "down";
  expect([0, 1, 2].map(goalWord)).toEqual(["right", "middle", "left"]);
  expect(["Pns", "goal:Pes", "goal:treasure", "Blamp", "role:"].map(asDrawn)).toEqual(["Pew", "goal:Psw", "goal:treasure", "Blamp", "role:"]);
  expect(seenSide("n")).toBe("e");
});
