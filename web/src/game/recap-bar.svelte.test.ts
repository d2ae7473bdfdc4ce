import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { WireEvent } from "../generated/wire";
import { Recap } from "../state/recap.svelte";
import { VIEW, welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import RecapBar from "./RecapBar.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

test("a move that is shown again is told with where it leads, and the focus returns to its place in the mine", async () => {
  document.body.innerHTML = '<svg><g tabindex="0" id="cell"></g></svg><ul class="hand"><button class="card"></button></ul>';
  const cell = document.querySelector<SVGElement>("#cell")!;
  cell.focus();
  const recap = new Recap([{ n: 9, seat: 1, events: [{ kind: "path-laid", seat: 1, cell: [1, 0], card: "Pew" }] as WireEvent[] }], VIEW);
  recap.step(1);
  const said: string[] = [];
  const bar = mount(RecapBar, { target: document.body, props: { table: welcomed(), recap, onLine: (line: string) => said.push(line), onClose: () => {} } });
  flushSync();
  expect(document.activeElement).not.toBe(cell);
  await unmount(bar);
  expect(said).toEqual(["Move 1 of 1. Tomas, E5: straight tunnel, open to the east and west."]);
  expect(document.activeElement).toBe(cell);
});
