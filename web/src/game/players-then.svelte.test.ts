import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { welcomed } from "../state/table.fixture";
import { speak, speakParts } from "../text/localize.svelte";
import Players from "./Players.svelte";

beforeAll(async () => {
  await speakParts("table");
  await speak("en");
});

test("while moves are shown again, players have the tools that they had then", async () => {
  document.body.innerHTML = "";
  const page = mount(Players, { target: document.body, props: { table: welcomed(), broken: [[], ["lamp"], []] } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(3);
  });
  const told = [...document.querySelectorAll("[data-seat]")].map((player) => [player.querySelectorAll(".tools svg").length, player.textContent!.includes("broken lamp")]);
  await unmount(page);
  expect(told).toEqual([[0, false], [1, true], [0, false]]);
});
