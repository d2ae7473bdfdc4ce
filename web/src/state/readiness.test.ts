import { expect, test } from "vitest";
import type { Room, RoomChanged } from "../generated/wire";
import { awaited, undoneAfter } from "./readiness";

const person = (device: number, ready = false) => ({ bot: null, device, ready });
const bot = { bot: "digger", device: null, ready: true };

function room(seats: object[], stage = "open", rounds = 3): Room {
  return { stage, seats, host: 0, settings: { rounds } } as unknown as Room;
}

function changed(kind: string, after: Room, seat = 0): RoomChanged {
  return { change: { kind, seat }, room: after } as unknown as RoomChanged;
}

const ready = room([person(0), person(1, true)]);
const unready = room([person(0), person(1), bot]);

test("whoever was ready hears which change undid it, until they answer", () => {
  const undone = undoneAfter(null, ready, changed("bot-joined", unready), [1]);
  expect(undone?.why).toBe("bot-joined");
  expect(undoneAfter(undone, unready, changed("ready-set", unready, 0), [1])).toBe(undone);
  expect(undoneAfter(undone, unready, changed("ready-set", ready, 1), [1])).toBeNull();
  expect(undoneAfter(undone, unready, changed("deal-committed", room(unready.seats, "dealing")), [1])).toBeNull();
});

test("however often the settings change, they are compared with those that were agreed to", () => {
  const seats = unready.seats;
  const undone = undoneAfter(null, ready, changed("settings-chosen", room(seats, "open", 4)), [1]);
  const again = undoneAfter(undone, room(seats, "open", 4), changed("settings-chosen", room(seats, "open", 5)), [1]);
  expect(again).toEqual({ why: "settings-chosen", agreed: { rounds: 3 } });
});

test("nothing is undone for the host, for whoever was not ready, and by changes that keep the agreement", () => {
  expect(undoneAfter(null, ready, changed("settings-chosen", unready), [0])).toBeNull();
  expect(undoneAfter(null, unready, changed("settings-chosen", unready), [1])).toBeNull();
  expect(undoneAfter(null, ready, changed("joined", room([person(0), person(1, true), person(2)])), [1])).toBeNull();
});

test("bots, whoever is ready and the host's own device are not waited for", () => {
  expect(awaited(room([person(0), person(1, true), person(2), bot, person(0)]))).toEqual([2]);
});
