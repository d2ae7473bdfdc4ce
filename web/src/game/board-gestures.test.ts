import { beforeEach, expect, test } from "vitest";
import { gestures } from "./board-gestures";

const done: string[] = [];
let board: HTMLElement;

beforeEach(() => {
  done.length = 0;
  board = document.createElement("div");
  board.setPointerCapture = () => {};
  gestures(board, {
    pan: () => done.push("pan"),
    zoom: () => done.push("zoom"),
    tap: (x, y) => done.push(`tap ${x},${y}`),
  });
});

function pointer(type: string, x: number, more: Partial<PointerEventInit> = {}): void {
  const usual = { pointerId: 1, isPrimary: true, pointerType: "touch", button: 0, buttons: 1, clientX: x, clientY: 0 };
  board.dispatchEvent(Object.assign(new Event(type), usual, more));
}

test("a touch that stays is a tap, one that travels moves the board", () => {
  pointer("pointerdown", 5);
  pointer("pointerup", 6);
  pointer("pointerdown", 5);
  pointer("pointermove", 40);
  pointer("pointerup", 40);
  expect(done).toEqual(["tap 6,0", "pan"]);
});

test("two fingers zoom and never tap", () => {
  pointer("pointerdown", 0);
  pointer("pointerdown", 50, { pointerId: 2, isPrimary: false });
  pointer("pointermove", 90, { pointerId: 2, isPrimary: false });
  pointer("pointerup", 90, { pointerId: 2, isPrimary: false });
  pointer("pointerup", 0);
  expect(done).toEqual(["zoom", "pan"]);
});

test("a finger whose end was never told does not spoil the next tap", () => {
  pointer("pointerdown", 0);
  pointer("pointermove", 60);
  pointer("pointerdown", 5, { pointerId: 2 });
  pointer("pointerup", 5, { pointerId: 2 });
  expect(done).toEqual(["pan", "tap 5,0"]);
});

test("a mouse without a button pressed moves nothing, whatever was missed before", () => {
  pointer("pointerdown", 0, { pointerType: "mouse" });
  pointer("pointermove", 60, { pointerType: "mouse", buttons: 0 });
  pointer("pointerdown", 60, { pointerType: "mouse" });
  pointer("pointerup", 60, { pointerType: "mouse", buttons: 0 });
  expect(done).toEqual(["tap 60,0"]);
});
