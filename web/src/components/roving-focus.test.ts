import { describe, expect, it } from "vitest";
import { ACROSS, DOWN, nextOf, rove } from "./roving-focus";

describe("the arrows in a list", () => {
  it("lead on, back and round", () => {
    expect([nextOf(3, 0, "ArrowRight", ACROSS), nextOf(3, 2, "ArrowRight", ACROSS), nextOf(3, 0, "ArrowLeft", ACROSS)]).toEqual([1, 0, 2]);
  });

  it("know the ends", () => {
    expect([nextOf(5, 2, "Home", DOWN), nextOf(5, 2, "End", DOWN)]).toEqual([0, 4]);
  });

  it("stay in their column, also where the last row is not full", () => {
    const down = (from: number) => nextOf(9, from, "ArrowDown", DOWN, 2);
    const up = (from: number) => nextOf(9, from, "ArrowUp", DOWN, 2);
    expect([down(0), down(1), down(6), down(7), down(8), up(2), up(1), up(0)]).toEqual([2, 3, 8, 1, 0, 0, 7, 8]);
  });

  it("leave other keys and empty lists alone", () => {
    expect([nextOf(3, 0, "ArrowUp", ACROSS), nextOf(3, 0, "a", DOWN), nextOf(0, -1, "End", DOWN)]).toEqual([undefined, undefined, undefined]);
  });

  it("move the focus and take the key for themselves", () => {
    document.body.innerHTML = "<ol><li><button>1</button></li><li><button>2</button></li></ol>";
    const [list, first, second] = [document.querySelector("ol")!, ...document.querySelectorAll("button")];
    list.addEventListener("keydown", (event) => rove(event, DOWN));
    first!.focus();
    const key = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true });
    first!.dispatchEvent(key);
    expect([document.activeElement, key.defaultPrevented]).toEqual([second, true]);
  });
});
