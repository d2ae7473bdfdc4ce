/** Answers to questions by key: said aloud, and shown to those who look until they do something else. */
import { mount, unmount } from "svelte";
import { say } from "../state/speech.svelte";
import AnswerLine from "./AnswerLine.svelte";

let shown: object | undefined;

/** Say an answer and show it; the same sentence for everybody. */
export function tell(words: string): void {
  clear();
  if (!words.trim()) return;
  say(words);
  shown = mount(AnswerLine, { target: document.body, props: { words, onGone: clear } });
}

function clear(): void {
  if (shown) void unmount(shown);
  shown = undefined;
}
