import { beforeEach, expect, test } from "vitest";
import { focusInList, pressInList } from "./list-keys";

let pressed: string[];
let list: HTMLElement;

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<button id="close"></button><ol></ol><input />`;
  list = document.querySelector("ol")!;
  for (let number = 1; number <= 11; number += 1) {
    const button = document.createElement("button");
    button.textContent = String(number);
    button.onclick = () => pressed.push(String(number));
    list.append(button);
  }
});

function press(key: string, from: Element = document.activeElement!): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  from.addEventListener("keydown", (told) => pressInList(told as KeyboardEvent, list), { once: true });
  from.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a figure presses the button of that number, and 0 the tenth", () => {
  expect([press("2"), press("0")]).toEqual([true, true]);
  expect(pressed).toEqual(["2", "10"]);
});

test("where buttons have numbers of their own, a figure means these", () => {
  [...list.querySelectorAll("button")].slice(0, 3).forEach((button, index) => (button.dataset.number = String([2, 4, 10][index])));
  expect([press("2"), press("4"), press("0"), press("1"), press("3")]).toEqual([true, true, true, false, false]);
  expect(pressed).toEqual(["1", "2", "3"]);
});

test("arrows lead into the list from outside, and around it", () => {
  document.querySelector<HTMLElement>("#close")!.focus();
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("1");
  press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("11");
  document.querySelector<HTMLElement>("#close")!.focus();
  press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("11");
});

test("other keys, and figures typed into a field, are left alone", () => {
  expect(press("x")).toBe(false);
  expect(press("1", document.querySelector("input")!)).toBe(false);
  expect(pressed).toEqual([]);
});

test("where a figure only leads to its button, arrows go every way and nothing is pressed", () => {
  const lead = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    document.activeElement!.addEventListener("keydown", (told) => focusInList(told as KeyboardEvent, list), { once: true });
    document.activeElement!.dispatchEvent(event);
    return document.activeElement!.textContent;
  };
  expect(["3", "ArrowRight", "ArrowDown", "ArrowLeft", "End", "ArrowUp", "x"].map(lead)).toEqual(["3", "4", "5", "4", "11", "10", "10"]);
  expect(pressed).toEqual([]);
});
