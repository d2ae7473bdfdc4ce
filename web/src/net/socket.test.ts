import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../generated/wire";
import { connectEarly, playAddress } from "./early-connection";
import { Socket, type Listener } from "./socket";

class Line {
  static opened: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    Line.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const told: string[] = [];
const listener: Listener = {
  hello: () => ({ type: "hello", v: 1, table: "ABC" }),
  received: (message) => told.push(message.type),
  connected: () => told.push("connected"),
  lost: () => told.push("lost"),
  heard: () => told.push("heard"),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.opened = [];
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the welcome says is known before anything waiting is sent again", () => {
  const socket = new Socket("ws://table", listener);
  Line.opened[0]!.opens();
  Line.opened[0]!.tells({ type: "welcome" });
  expect(Line.opened[0]!.sent).toEqual([{ type: "hello", v: 1, table: "ABC" }]);
  expect(told).toEqual(["welcome", "connected"]);
  socket.close();
});

const HELLO = { type: "hello", v: 1, table: "ABC" } as const;

test("a connection that was opened early has greeted already, and what it brought is told once", async () => {
  connectEarly(HELLO);
  Line.opened[0]!.opens();
  Line.opened[0]!.tells({ type: "welcome" });
  const socket = new Socket(playAddress(), listener);
  expect(told).toEqual([]);
  await Promise.resolve();
  expect(told).toEqual(["welcome", "connected"]);
  expect([Line.opened.length, Line.opened[0]!.sent]).toEqual([1, [HELLO]]);
  Line.opened[0]!.breaks();
  vi.advanceTimersByTime(250);
  expect(Line.opened.length).toBe(2);
  socket.close();
});

test("a connection that was opened early and is on its way is waited for", () => {
  connectEarly(HELLO);
  const socket = new Socket(playAddress(), listener);
  Line.opened[0]!.opens();
  Line.opened[0]!.tells({ type: "welcome" });
  expect([Line.opened.length, Line.opened[0]!.sent]).toEqual([1, [HELLO]]);
  expect(told).toEqual(["welcome", "connected"]);
  socket.close();
});

test("an early connection that is down, or greeted for something else, is not taken", () => {
  connectEarly(HELLO);
  Line.opened[0]!.breaks();
  new Socket(playAddress(), listener).close();
  expect(Line.opened.length).toBe(2);
  connectEarly({ ...HELLO, table: "XYZ" });
  Line.opened[2]!.opens();
  const socket = new Socket(playAddress(), listener);
  expect([Line.opened.length, Line.opened[2]!.readyState]).toEqual([4, 3]);
  Line.opened[3]!.opens();
  expect(Line.opened[3]!.sent).toEqual([HELLO]);
  socket.close();
});

test("a broken line is opened again, later and later, and at once after a welcome", () => {
  const socket = new Socket("ws://table", listener);
  for (const wait of [250, 1000, 2000]) {
    const before = Line.opened.length;
    Line.opened.at(-1)!.breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(Line.opened.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(Line.opened.length).toBe(before + 1);
  }
  Line.opened.at(-1)!.opens();
  Line.opened.at(-1)!.tells({ type: "resumed" });
  Line.opened.at(-1)!.breaks();
  vi.advanceTimersByTime(250);
  expect(Line.opened.length).toBe(5);
  socket.close();
});

test("a line that never opens is given up, and one that falls silent too", () => {
  const socket = new Socket("ws://table", listener);
  vi.advanceTimersByTime(10_250);
  expect(Line.opened.length).toBe(2);
  Line.opened[1]!.opens();
  Line.opened[1]!.tells({ type: "welcome" });
  vi.advanceTimersByTime(3_000);
  expect(Line.opened[1]!.sent.slice(1)).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(11_000);
  expect(Line.opened.length).toBe(3);
  socket.close();
});

test("two seconds after a ping without an answer it is told, and the answer too", () => {
  const socket = new Socket("ws://table", listener);
  const [line] = Line.opened;
  line!.opens();
  line!.tells({ type: "welcome" });
  vi.advanceTimersByTime(4_000);
  expect(told).toEqual(["welcome", "connected"]);
  vi.advanceTimersByTime(1_000);
  expect(told.splice(0)).toEqual(["welcome", "connected", "lost"]);
  vi.advanceTimersByTime(1_000);
  line!.tells({ type: "pong" });
  expect(told).toEqual(["heard", "pong"]);
  expect(Line.opened.length).toBe(1);
  socket.close();
});

test("when the device goes offline it is told at once, and the line opened again when it is back", () => {
  const socket = new Socket("ws://table", listener);
  Line.opened[0]!.opens();
  Line.opened[0]!.tells({ type: "welcome" });
  dispatchEvent(new Event("offline"));
  expect(told).toEqual(["welcome", "connected", "lost"]);
  dispatchEvent(new Event("online"));
  expect(Line.opened.length).toBe(2);
  socket.close();
  dispatchEvent(new Event("offline"));
  expect(told.length).toBe(3);
});

test("a line that was given up is not listened to any more", () => {
  const socket = new Socket("ws://table", listener);
  const [first] = Line.opened;
  vi.advanceTimersByTime(10_250);
  first!.opens();
  first!.tells({ type: "welcome" });
  expect(told).toEqual(["lost"]);
  expect(first!.sent).toEqual([]);
  socket.close();
});

test("the server is left alone for as long as it asked", () => {
  const socket = new Socket("ws://table", listener);
  socket.backOff(30);
  Line.opened[0]!.breaks();
  vi.advanceTimersByTime(29_000);
  expect(Line.opened.length).toBe(1);
  vi.advanceTimersByTime(1_100);
  expect(Line.opened.length).toBe(2);
  socket.close();
});
