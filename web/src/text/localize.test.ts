import { expect, test } from "vitest";
import { negotiated } from "./localize.svelte";

test("the first language of the browser that we speak, English otherwise", () => {
  expect(negotiated(["fr-FR", "lv-LV", "ru"])).toBe("lv");
  expect(negotiated(["de", "fr"])).toBe("en");
});
