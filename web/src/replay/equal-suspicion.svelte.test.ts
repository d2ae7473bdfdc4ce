import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import * as records from "../net/records";
import type { Playback } from "../state/playback.svelte";
import { speak, speakParts, t } from "../text/localize.svelte";
import Suspicion from "./Suspicion.svelte";

beforeAll(async () => {
  await speakParts("table", "later");
  await speak("en");
});

const NAMES = ["Ana", "Tomas", "Rūta"];

async function why(...doubts: number[]): Promise<string | null> {
  const percent = Math.max(...doubts);
  vi.spyOn(records, "reasons").mockResolvedValue({ reasons: [{ code: "suspects", arguments: { seat: doubts.indexOf(percent), percent } }] } as never);
  const moment = { version: 0, doubts };
  const playback = { at: 0, round: 1, moment, course: [moment], nameOf: (seat: number) => NAMES[seat], seat: () => ({ dwarf: { shape: 0, colour: 0, pattern: 0 } }), go: () => {} };
  const chart = mount(Suspicion, { target: document.body, props: { playback: playback as unknown as Playback, source: "a", seat: 0, onJump: () => {} } });
  flushSync();
  document.querySelector<HTMLElement>("section button")!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".reasons li")).not.toBeNull();
  });
  const said = document.querySelector(".reasons li")!.textContent.trim();
  await unmount(chart);
  return said;
}

test("whoever is named as most suspicious is more so than all others", async () => {
  expect(await why(0, 20, 40)).toContain(t("why-suspects", { name: "Rūta", percent: 40 }));
  expect(await why(0, 20, 20)).toContain(t("why-suspects-equal", { of: "all", percent: 20, names: "" }));
  expect(await why(0, 0, 0)).toContain(t("why-suspects", { name: "", percent: 0 }));
});
