import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { saveFirstGame } from "../state/first-game";
import { PUBLIC, welcomed } from "../state/table.fixture";
import { speak, speakParts, t } from "../text/localize.svelte";
import RoleReveal from "./RoleReveal.svelte";

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  await speakParts("table", "taught");
  await speak("en");
});

/** What the dialog says to a player, before the card is turned and after. */
async function told(role: string, wanted: boolean | null): Promise<[string, string]> {
  saveFirstGame({ wanted, known: [] });
  const dialog = mount(RoleReveal, { target: document.body, props: { table: welcomed(), role, game: PUBLIC, asked: false, onClose: () => {} } });
  flushSync();
  const words = () => document.querySelector(".words")!.textContent;
  const before = words();
  document.querySelector<HTMLElement>(".reveal .card")!.click();
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  const after = words();
  await unmount(dialog);
  return [before, after];
}

test("whoever is shown how learns how to sabotage where the role is shown on purpose, and only once the card is turned", async () => {
  const hint = t("taught-sabotage");
  const [before, after] = await told("saboteur", true);
  expect(before).not.toContain(hint);
  expect(after).toContain(hint);
  expect((await told("digger", true))[1]).not.toContain(hint);
  expect((await told("saboteur", false))[1]).not.toContain(hint);
});
