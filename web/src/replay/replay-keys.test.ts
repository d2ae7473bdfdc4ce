import { beforeAll, expect, test } from "vitest";
import { speak, speakParts } from "../text/localize.svelte";
import { replayKeys } from "./key-list";
import { isReplayKey } from "./replay-keys";

beforeAll(async () => {
  await speakParts("table", "asked", "later");
  await speak("en");
});

const listed = (eyes: number | null) => replayKeys(eyes).map(([key, words]) => `${key}: ${words()}`);

test("the list of keys has those of the replay, and of the table only what a replay answers", () => {
  expect(listed(0).slice(0, 3)).toEqual(["d: Next deciding move (with Shift: previous)", "n: Next round (with Shift: previous)", "w: Suspicion: Why?"]);
  expect(listed(0).at(-1)).toBe("i: Position in the game");
  expect(replayKeys(0).map(([key]) => key).join("")).toBe("dnwrhogxevi");
});

test("where everything is shown, nobody can ask why", () => {
  expect(replayKeys(null).map(([key]) => key)).not.toContain("w");
});

test("what is typed into a field is no key of the replay; the slider is no such field", () => {
  document.body.innerHTML = '<input type="text"><input type="range"><select></select>';
  const found = [...document.querySelectorAll("input, select")].map((field) => {
    let answer: boolean | undefined;
    field.addEventListener("keydown", (event) => (answer = isReplayKey(event as KeyboardEvent)));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }));
    return answer;
  });
  expect(found).toEqual([false, true, false]);
});
