import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus-keeper";

const HAND = '<ul class="hand"><button class="card">1</button><button class="card">2</button></ul>';
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div class="bar"><button class="button act">Play</button></div>${HAND}`;
  stop = keepFocus();
});
afterEach(() => stop());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** What watches the page hears of changes after them. */
const settled = () => new Promise((done) => setTimeout(done));

test("what goes away hands its focus on", async () => {
  find(".act").focus();
  find(".act").remove();
  await settled();
  expect(document.activeElement).toBe(find(".card"));
});

test("a button that cannot be pressed any more does, too", async () => {
  find(".act").focus();
  find(".act").blur();
  find(".act").setAttribute("disabled", "");
  await settled();
  expect(document.activeElement).toBe(find(".card"));
});

test("a focus that was put aside stays aside", async () => {
  find(".act").focus();
  find(".act").blur();
  await settled();
  find(".act").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
