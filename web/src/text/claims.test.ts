import { expect, test } from "vitest";
import { CLAIMS } from "../generated/constants";
import { claimText, detailClaims, DETAIL_CLAIMS, GOAL_CLAIMS, OPINIONS, PLAIN_CLAIMS, SMALL_TALK, SEAT_CLAIMS } from "./claim-choices";
import { claimWords } from "./claims";

test("claims are taken apart into a sentence and its arguments", () => {
  expect(claimWords("!saw@8,-2:treasure")).toEqual({ key: "claim-saw", values: { goal: "top", content: "treasure" } });
  expect(claimWords("!mend:lamp")).toEqual({ key: "claim-mend", values: { tool: "lamp" } });
  expect(claimWords("!role:saboteur")).toEqual({ key: "claim-role", values: { role: "saboteur" } });
  expect(claimWords("!suspect>3")).toEqual({ key: "claim-suspect", values: {}, seat: 3 });
  expect(claimWords("!well-played")).toEqual({ key: "claim-well-played", values: {} });
});

test("what is no claim is shown as it was written", () => {
  const others = ["!nonsense", "!suspect>x", "hello", "!saw@7,0:stone", "!saw@8,0:gold", "!saw@8,0", "!hello>3", "!suspect", "!role", "!role:digger>1", "!mend:hammer"];
  expect(others.filter(claimWords)).toEqual([]);
});

test("every claim that the server takes is offered in one place, and read as it is written", () => {
  expect([...GOAL_CLAIMS, ...SEAT_CLAIMS, ...DETAIL_CLAIMS, ...PLAIN_CLAIMS].map(({ word }) => word).sort()).toEqual(CLAIMS.map(({ word }) => word).sort());
  for (const kind of GOAL_CLAIMS) for (const detail of kind.choices ?? []) expect(claimWords(claimText(kind, { goal: 2, detail }))?.values.goal).toBe("bottom");
  for (const kind of SEAT_CLAIMS) expect(claimWords(claimText(kind, { seat: 2 }))).toEqual({ key: `claim-${kind.word}`, values: {}, seat: 2 });
  for (const kind of PLAIN_CLAIMS) expect(claimWords(claimText(kind))).toEqual({ key: `claim-${kind.word}`, values: {} });
});

test("what is offered outside a round names nothing", () => {
  expect(SMALL_TALK.filter((kind) => !PLAIN_CLAIMS.includes(kind))).toEqual([]);
});

test("a player is offered to be a digger, and help with the tools named", () => {
  expect(detailClaims(["lamp"])).toEqual(["!role:digger", "!mend:lamp"]);
  expect(OPINIONS.map((kind) => claimText(kind, { seat: 1 }))).toEqual(["!suspect>1", "!trust>1"]);
});
