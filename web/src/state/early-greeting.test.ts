import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askEarly } from "../net/early-answer";
import { connectEarly } from "../net/early-connection";
import { greetEarly } from "./early-greeting";
import { holdSeat } from "./held-seats";

vi.mock("../net/early-connection", () => ({ connectEarly: vi.fn() }));
vi.mock("../net/early-answer", () => ({ askEarly: vi.fn() }));

const hello = (more: object) => [[{ type: "hello", v: 1, table: "ABCD1234", rests: true, ...more }]];
const greetings = () => vi.mocked(connectEarly).mock.calls;
const questions = () => vi.mocked(askEarly).mock.calls;

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a seat that this browser holds is greeted, however its code is written", () => {
  holdSeat("ABCD1234", { seat: 0, token: "secret", name: "Ana" });
  greetEarly("/t/abcd-1234");
  expect(greetings()).toEqual(hello({ token: "secret" }));
});

test("spectators and screens are greeted, with the right that they come by", () => {
  holdSeat("ABCD1234", { seat: 0, token: "secret", name: "Ana" });
  greetEarly("/t/ABCD1234/watch");
  expect(greetings().splice(0)).toEqual(hello({}));
  greetEarly("/t/ABCD1234/screen");
  expect(greetings()).toEqual(hello({ token: "secret", screen: true }));
});

test("nobody is greeted at the door, after a reload, or on another page", () => {
  for (const path of ["/", "/rules", "/t", "/t/ABCD1234"]) greetEarly(path);
  holdSeat("ABCD1234", { seat: 0, token: "secret", name: "Ana" });
  sessionStorage.setItem("saboteur/table/ABCD1234", JSON.stringify({ tokens: "secret" }));
  greetEarly("/t/ABCD1234");
  expect(greetings()).toEqual([]);
});

test("at the door of a table it is asked what stands there, and nowhere else", () => {
  for (const path of ["/", "/rules", "/t", "/t/ABCD1234/watch", "/t/ABCD1234/screen"]) greetEarly(path);
  expect(questions()).toEqual([]);
  expect(greetEarly("/t/abcd-1234")).toBe(true);
  expect(questions()).toEqual([["/tables/ABCD1234"]]);
  holdSeat("ABCD1234", { seat: 0, token: "secret", name: "Ana" });
  expect(greetEarly("/t/ABCD1234")).toBe(false);
  expect(questions()).toHaveLength(1);
});
