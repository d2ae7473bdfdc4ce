import { expect, test } from "vitest";
import { PLAIN_CLAIMS, SEAT_CLAIMS } from "../generated/constants";
import { claimWords, sawClaim } from "./claims";

test("claims are taken apart into a sentence and its arguments", () => {
  expect(claimWords("!saw@8,-2:treasure")).toEqual({ key: "claim-saw", values: { goal: "top", content: "treasure" } });
  expect(claimWords("!mend:lamp")).toEqual({ key: "claim-mend", values: { tool: "lamp" } });
  expect(claimWords("!suspect>3")).toEqual({ key: "claim-suspect", values: {}, seat: 3 });
  expect(claimWords("!well-played")).toEqual({ key: "claim-well-played", values: {} });
  expect(claimWords(sawClaim(2, "stone"))?.values.goal).toBe("bottom");
});

test("what is no claim is shown as it was written", () => {
  expect(["!nonsense", "!suspect>x", "hello", "!saw@7,0:stone", "!saw@8,0:gold", "!hello>3", "!suspect", "!role:digger>1"].filter(claimWords)).toEqual([]);
});

test("every word that the server takes has a sentence", () => {
  for (const word of SEAT_CLAIMS) expect(claimWords(`!${word}>2`)).toEqual({ key: `claim-${word}`, values: {}, seat: 2 });
  for (const word of PLAIN_CLAIMS) expect(claimWords(`!${word}`)).toEqual({ key: `claim-${word}`, values: {} });
});
