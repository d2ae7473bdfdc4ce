import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../state/choice.svelte";
import { step, WELCOME, welcomed } from "../state/table.fixture";
import { promptOf } from "./prompt";

vi.mock("../text/localize.svelte", () => ({ t: (key: string, values: object = {}) => `${key} ${Object.values(values).join()}`, listed: () => "" }));

beforeEach(() => sessionStorage.clear());

const asked = (change: (room: typeof WELCOME.room) => void, connected = [true, true, true]): string => {
  const table = welcomed();
  const room = structuredClone(WELCOME.room);
  change(room);
  table.receive({ ...step(10), room });
  table.receive({ type: "presence", connected, watching: 0, gone_in: connected.map((here) => (here ? null : 60_000)) });
  return promptOf(table, {} as Choice, null).text;
};

test("between rounds others are waited for by name; whoever is awaited is told what to do", () => {
  const table = welcomed();
  table.rest.take({ seats: [1], left: 9000 });
  expect(promptOf(table, {} as Choice, null).text).toBe("rest-waiting ,9,yes");
  table.rest.take({ seats: [0, 1], left: 9000 });
  expect(promptOf(table, {} as Choice, null).text).toContain("prompt-role");
  table.rest.clear();
});

test("who is awaited thinks, unless they are away; a bot that fills in thinks", () => {
  expect(asked(() => {})).toBe("prompt-wait Tomas,play");
  expect(asked(() => {}, [true, false, true])).toBe("prompt-away Tomas");
  expect(asked((room) => (room.seats[1]!.away = true))).toBe("prompt-away Tomas");
  expect(asked((room) => (room.seats[1]!.stand_in = "friendly"), [true, false, true])).toBe("prompt-wait Tomas,play");
});

test("a rest without a limit names who is awaited and counts nothing down", () => {
  const table = welcomed();
  const said = (left: number) => (table.receive({ type: "rest", seats: [1], left }), promptOf(table, {} as Choice, null).text);
  expect(said(20_000)).toBe("rest-waiting ,20,yes");
  expect(said(0)).toBe("rest-waiting ,0,no");
});

test("whoever has a broken tool is told why the paths are dim before taking one up", () => {
  const choose = (broken: string[]): string => {
    const table = welcomed();
    const view = structuredClone(table.view!);
    view.public.broken[table.shown!] = broken;
    table.view = view;
    return promptOf(table, { card: null, waits: false } as Choice, null).text;
  };
  expect(choose([])).toBe("prompt-choose ");
  expect(choose(["lamp"])).toBe("prompt-choose  prompt-choose-tools ");
});

test("what is about to be played is said with its place, and one's own tool as one's own", () => {
  const table = welcomed();
  const said = (move: object, card: string) => promptOf(table, { card, move, open: [] } as unknown as Choice, null).text;
  expect(said({ verb: "P", cell: { column: 1, row: 0 } }, "Pew")).toMatch(/^prompt-confirm did path-laid, \w+/);
  expect(said({ verb: "V", cell: { column: 8, row: 0 } }, "V")).toBe("prompt-confirm card-map , goal-name middle");
  expect(said({ verb: "M", seat: 1, tool: "cart" }, "Mlamp+cart")).toContain("prompt-tool card-mend-double");
  expect(said({ verb: "M", seat: 0, tool: "cart" }, "Mlamp+cart")).toBe("prompt-tool-own cart");
});
