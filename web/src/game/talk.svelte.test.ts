import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts, t } from "../text/localize.svelte";
import Talk from "./Talk.svelte";

beforeAll(async () => {
  await speakParts("table", "dialogs");
  await speak("en");
});

test("a phrase that needs a name shows the names", async () => {
  const shown = vi.fn();
  HTMLElement.prototype.scrollIntoView = shown;
  const talk = mount(Talk, { target: document.body, props: { table: welcomed(), muted: new Set<number>(), onDone: () => {} } });
  flushSync();
  [...document.querySelectorAll<HTMLElement>(".chip")].find(({ textContent }) => textContent?.includes(t("claim-thanks", { name: "…" })))!.click();
  flushSync();
  expect(shown).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toContain("Tomas");
  await unmount(talk);
});
