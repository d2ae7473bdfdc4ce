import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../state/choice.svelte";
import { step, WELCOME, welcomed } from "../state/table.fixture";
import { promptOf } from "./prompt";

vi.mock("../text/localize.svelte", () => ({ t: (key: string, values: object) => `${key} ${Object.values(values).join()}`, listed: () => "" }));

beforeEach(() => sessionStorage.clear());

const asked = (change: (room: typeof WELCOME.room) => void, connected = [true, true, true]): string => {
  const table = welcomed();
  const room = structuredClone(WELCOME.room);
  change(room);
  table.receive({ ...step(10), room });
  table.receive({ type: "presence", connected, watching: 0, gone_in: connected.map((here) => (here ? null : 60_000)) });
  return promptOf(table, {} as Choice, null).text;
};

test("who is awaited thinks, unless they are away; a bot that fills in thinks", () => {
  expect(asked(() => {})).toBe("prompt-wait Tomas,play");
  expect(asked(() => {}, [true, false, true])).toBe("prompt-away Tomas");
  expect(asked((room) => (room.seats[1]!.away = true))).toBe("prompt-away Tomas");
  expect(asked((room) => (room.seats[1]!.stand_in = "friendly"), [true, false, true])).toBe("prompt-wait Tomas,play");
});
