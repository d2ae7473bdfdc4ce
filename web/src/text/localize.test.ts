import { expect, test } from "vitest";
import { LANGUAGES } from "../generated/constants";
import { listed, negotiated, speak } from "./localize.svelte";
import { Messages } from "./messages";

test("the first language of the browser that we speak, English otherwise", () => {
  expect(negotiated(["fr-FR", "lv-LV", "ru"])).toBe("lv");
  expect(negotiated(["de", "fr"])).toBe("en");
});

test.each(Object.keys(LANGUAGES))("lists and numbers in %s are those of the browser, which takes longer to write them", async (language) => {
  await speak(language);
  const names = ["Ana", "Rūta", "Илья", "Νίκος"];
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  for (let count = 0; count <= names.length; count++) expect(listed(names.slice(0, count))).toBe(lists.format(names.slice(0, count)));
  const messages = new Messages(language);
  messages.add((_, write) => ({ number: (values) => write(values, "number") }));
  const numbers = new Intl.NumberFormat(language);
  for (const number of [0, 7, 10, 999, 1000, 12_345, 0.5, -3]) expect(messages.text("number", { number })).toBe(numbers.format(number));
});
