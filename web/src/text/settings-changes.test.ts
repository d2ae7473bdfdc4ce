import { expect, test } from "vitest";
import type { TableSettings } from "../generated/wire";
import { speak, speakParts } from "./localize.svelte";
import { undoneText } from "./settings-changes";

const AGREED = { edition: "lt", options: ["others_only"], rounds: 3, first: null, clock: null, talk: "chat", private: false } as unknown as TableSettings;
const NAMES = { nameOf: (seat: number) => ["Ana", "Bo"][seat] ?? "" };

test("each changed setting is named, with how it was and is", async () => {
  await speakParts("first", "room");
  await speak("en");
  const now = { ...AGREED, rounds: 2, clock: 60, first: 1, private: true, options: [] };
  const words = undoneText({ why: "settings-chosen", agreed: AGREED }, now, NAMES);
  for (const part of ["Rounds: 3 → 2 ·", "Time per move: No limit → 60 seconds ·", "Random → Bo ·", "No spectators: on ·", ": off."]) expect(words).toContain(part);
});

test("settings that are as they were again, and other changes, are told in general", async () => {
  await speakParts("first", "room");
  await speak("en");
  expect(undoneText({ why: "settings-chosen", agreed: AGREED }, { ...AGREED }, NAMES)).toBe("The host changed the settings. Are you still ready?");
  expect(undoneText({ why: "bot-joined", agreed: AGREED }, { ...AGREED, first: 1 }, NAMES)).toBe("A bot has joined. Are you still ready?");
});
