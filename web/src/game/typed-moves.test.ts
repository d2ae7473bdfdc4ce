import { beforeAll, describe, expect, test } from "vitest";
import type { WireView } from "../generated/wire";
import type { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import { asHeld, impossibleMoves, matching, typedMoves } from "./typed-moves";

const LEGAL = ["Blamp>0", "Pes@1,1", "Pnw@1,1", "Pes@3,0", "Pew@1,0", "Blamp>1", "Blamp>2", "V@8,0", "-Pes", "-V"];
const VIEW = {
  seat: 0,
  legal: LEGAL,
  reached: [[0, 0]],
  own: { role: "digger", hand: ["Pes", "Pew", "Blamp", "V"], seen: [null, null, null], gold: [] },
  public: {
    to_act: 0, phase: "play", round: 1, rounds: 3, deck_size: 12, winners: null, players: 3, edition: "lt", options: [],
    mine: [[0, 0, "Pnesw"]], goals: [{ content: null }, { content: "stone-1", card: "Psw" }, { content: null }], broken: [[], ["lamp", "cart"], []],
  },
} as unknown as WireView;
const NAMES = ["Ana", "Bruni", "Rūta"];
const TABLE = { view: VIEW, shown: 0, myTurn: true, clock: null, nameOf: (seat: number) => NAMES[seat]!, told: { since: () => [] } } as unknown as Table;

beforeAll(async () => {
  await speak("en");
  await speakParts("table", "asked", "refusals");
});

const found = (text: string) => matching(text, typedMoves(TABLE)).map((move) => move.text);

describe("a typed move", () => {
  test.each([
    ["Pew@1,0", ["Pew@1,0"]],
    ["corner G5", ["Pes@3,0"]],
    ["corner E6", ["Pes@1,1", "Pnw@1,1"]],
    ["corner e6 rotated", ["Pnw@1,1"]],
    ["2 E5", ["Pew@1,0"]],
    ["straight", ["Pew@1,0"]],
    ["lamp bruni", ["Blamp>1"]],
    ["break bruni lamp", ["Blamp>1"]],
    ["breaks Bruni’s lamp.", ["Blamp>1"]],
    ["plays a straight tunnel at E5", ["Pew@1,0"]],
    ["look at the middle goal", ["V@8,0"]],
    ["ruta", ["Blamp>2"]],
    ["lamp me", ["Blamp>0"]],
    ["map middle", ["V@8,0"]],
    ["discard map", ["-V"]],
    ["4", ["V@8,0"]],
    ["crossing E5", []],
    ["", []],
  ])("“%s” means %j", (text, moves) => expect(found(text)).toEqual(moves));

  test("of a card that is held, means it as it lies", () => {
    const both = matching("1 E6", typedMoves(TABLE));
    expect(both.map(({ text }) => text)).toEqual(["Pes@1,1", "Pnw@1,1"]);
    expect(asHeld(both, "Pnw").map(({ text }) => text)).toEqual(["Pnw@1,1"]);
    expect(asHeld(both, null)).toEqual(both);
    expect(asHeld(matching("corner", typedMoves(TABLE)), "Pes")).toHaveLength(3);
  });

  test("names the card that is played, not the one that lies there", () => {
    const view = { ...VIEW, legal: ["R@1,0"], own: { ...VIEW.own!, hand: ["R"] }, public: { ...VIEW.public, mine: [[0, 0, "Pnesw"], [1, 0, "Pes"]] } } as unknown as WireView;
    const meant = (text: string) => matching(text, typedMoves({ ...TABLE, view } as unknown as Table)).map((move) => move.text);
    expect([meant("corner E5"), meant("rockfall E5")]).toEqual([[], ["R@1,0"]]);
  });

  test("throws nothing away unless it says so", () => {
    expect(found("corner").every((move) => move[0] === "P")).toBe(true);
  });

  test("of two cards of a kind means either", () => {
    const twice = { ...VIEW, own: { ...VIEW.own!, hand: ["Pes", "Pew", "Blamp", "V", "Pew"] } };
    expect(matching("5 E5", typedMoves({ ...TABLE, view: twice } as unknown as Table)).map(({ text }) => text)).toEqual(["Pew@1,0"]);
  });

  test("means nothing while others move", () => {
    const waiting = { ...TABLE, myTurn: false } as unknown as Table;
    expect([...typedMoves(waiting), ...impossibleMoves("1 G5 rotated", waiting)]).toEqual([]);
  });
});

describe("a typed move that is not possible", () => {
  const asked = (text: string) => impossibleMoves(text, TABLE).map((move) => move.text);

  test.each([
    // As it lies it would fit: rotated it does not, and only that was meant.
    ["1 G5 rotated", ["Pnw@3,0"]],
    ["corner g5 rotated", ["Pnw@3,0"]],
    ["straight i3", ["Pew@5,-2"]],
    ["2 i3", ["Pew@5,-2"]],
    ["map e5", ["V@1,0"]],
    ["4 E5", ["V@1,0"]],
    ["crossing E5", []],
    ["corner", []],
    ["9 E5", []],
  ])("“%s” is asked about as %j", (text, moves) => expect(asked(text)).toEqual(moves));

  test("is never one that could be played", () => {
    for (const text of ["1 G5", "1 G5 rotated", "2 E5", "lamp bruni", "corner E6", "map middle", "4 L5"])
      expect(asked(text).filter((move) => LEGAL.includes(move))).toEqual([]);
  });

  test("on a player names the tool in question", () => {
    const repair = { ...VIEW, own: { ...VIEW.own!, hand: ["Mpick", "Mpick+lamp"] }, legal: [] };
    const on = (text: string) => impossibleMoves(text, { ...TABLE, view: repair } as unknown as Table).map((move) => move.text);
    expect(on("1 bruni")).toEqual(["Mpick>1"]);
    expect(on("pickaxe bruni")).toEqual(["Mpick>1", "Mpick+lamp>1:pick"]);
  });
});
