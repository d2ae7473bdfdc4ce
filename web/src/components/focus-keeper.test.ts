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

test("in the waiting room the focus goes where a key too many does no harm", async () => {
  document.body.innerHTML = '<main class="room"><h1>Code</h1><h2>Seats</h2><button class="add">Add a bot</button><div class="start"><button class="button primary">Start</button></div></main>';
  find(".add").focus();
  find(".add").remove();
  await settled();
  expect(document.activeElement).toBe(find("h2"));
});

test("a focus that was put aside stays aside", async () => {
  find(".act").focus();
  find(".act").blur();
  await settled();
  find(".act").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
