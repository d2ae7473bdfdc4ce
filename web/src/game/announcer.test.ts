import { beforeEach, expect, test } from "vitest";
import type { Step } from "../generated/wire";
import { hush, saidAfter } from "../state/speech.svelte";
import { step, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import { Announcer } from "./announcer.svelte";

beforeEach(async () => {
  hush();
  await speakParts("table");
  await speak("en");
});

/** What is said of a step of a table that has been welcomed. */
function saidOf(...steps: Step[]): string[] {
  const table = welcomed();
  const announcer = new Announcer(table);
  table.onStep = (events, told) => announcer.showStep(events, told);
  for (const one of steps) table.receive(one);
  return saidAfter(0).map((line) => line.words);
}

test("the next round is not told before the end of the last one was looked at", () => {
  const ended = { kind: "round-ended", round: 1, winner: "diggers", how: "treasure", roles: ["digger", "digger", "saboteur"], spare: null, goals: ["treasure", "Pes", "Psw"] };
  const events = [...step(10).events, ended, { kind: "round-began", round: 2, starter: 1 }] as Step["events"];
  const [words] = saidOf({ ...step(10), events });
  expect(words).toContain("The diggers find the treasure!");
  expect(words).not.toContain("Round 2");
});
