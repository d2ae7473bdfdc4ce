/**
 * What pages say aloud: for each list of messages of the server, the table is shown to whoever gets them, and the live
 * regions are read. `tests/secrecy/server/test_said_aloud.py` runs this with the messages of twin worlds; both file
 * names come from the environment.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { test, vi } from "vitest";
import LiveRegion from "../components/LiveRegion.svelte";
import type { FromServer } from "../generated/wire";
import { hush } from "../state/speech.svelte";
import { Table } from "../state/table.svelte";
import { speak, speakParts } from "../text/localize.svelte";
import GameScreen from "./GameScreen.svelte";

const QUESTIONS = ["r", "h", "o", "g", "x", "a", "e", "v", "i"];

/** Milliseconds until a new live region is listened to and what comes after a first turn is there, and some more. */
const NOTICED = 600;

async function pause(milliseconds = 0): Promise<void> {
  flushSync();
  await new Promise((done) => setTimeout(done, milliseconds));
  flushSync();
}

/** What a page loads when it is first needed: it is here before anything is compared, so that nothing is said late. */
const LATER = import.meta.glob(["./*.svelte", "./*.ts", "../components/*.svelte", "../motion/*.ts", "../text/*.ts", "../picture/*.svelte", "!../**/*.test.ts", "!./*.twins.ts"]);

/** All that the live regions of a page say while these messages come. */
async function saidAloud(messages: FromServer[]): Promise<string[]> {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = "";
  const said: string[] = [];
  const table = new Table("ABC", { tokens: ["t"] });
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.closest("[aria-live], [role=alert], [role=status]")) said.push(node.textContent ?? "");
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  table.receive(messages[0]!);
  const parts = [
    mount(LiveRegion, { target: document.body }),
    mount(GameScreen, { target: document.body, props: { table, seated: undefined, act: () => {}, onRules: () => {}, onSettings: () => {} } }),
  ];
  await pause(NOTICED);
  for (const message of messages.slice(1)) {
    table.receive(message);
    await pause();
    if (message.type !== "step") continue;
    for (const key of QUESTIONS) {
      // Keys ask nothing beside a dialog, such as the role at the beginning of a round.
      for (const dialog of document.querySelectorAll("dialog[open]")) dialog.removeAttribute("open");
      window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await pause();
    }
  }
  // Nothing may be answered so late that the next page hears it.
  await pause(NOTICED);
  for (const part of parts) await unmount(part);
  observer.disconnect();
  hush();
  return said;
}

test("what is said aloud is written down", async () => {
  await speakParts("table", "room", "dialogs", "refusals", "asked", "learn");
  await speak("en");
  await Promise.all(Object.values(LATER).map((load) => load()));
  // How long a line stays is a matter of the clock, which stands.
  vi.spyOn(performance, "now").mockReturnValue(0);
  const told = JSON.parse(readFileSync(process.env.SABOTEUR_TOLD!, "utf8")) as FromServer[][];
  const said: string[][] = [];
  await saidAloud(told[0]!);
  for (const messages of told) said.push(await saidAloud(messages));
  writeFileSync(process.env.SABOTEUR_SAID!, JSON.stringify(said));
}, 60_000);
