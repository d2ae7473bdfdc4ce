import { beforeEach, expect, test } from "vitest";
import type { Said } from "../generated/wire";
import { WELCOME, welcomed } from "./table.fixture";
import { Table } from "./table.svelte";
import { UnreadTalk } from "./unread-talk.svelte";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const said = (n: number, seat: number, text = "!hello"): Said => ({ type: "said", n, at: 0, game: 1, version: 4, seat, text, by: null });
const NOBODY = new Set<number>();

test("only lines of others that were not in sight count, without the chat of those who are muted", () => {
  const table = welcomed();
  const unread = new UnreadTalk(table);
  for (const line of [said(10, 1), said(11, 0), said(12, 2, "chat"), said(13, 2)]) table.receive(line);
  expect([unread.count(NOBODY), unread.count(new Set([2]))]).toEqual([3, 2]);
  unread.seeAll();
  expect(unread.count(NOBODY)).toBe(0);
  table.receive(said(14, 1));
  expect(unread.count(NOBODY)).toBe(1);
});

test("what was said before somebody came is no news; after a reload, what was not seen still is", () => {
  const late = new Table("ABC", { tokens: ["t"] });
  late.receive({ ...WELCOME, talk: [said(7, 1), said(8, 2)] });
  const unread = new UnreadTalk(late);
  expect(unread.count(NOBODY)).toBe(0);
  late.receive(said(10, 1));
  unread.seeAll();
  late.receive(said(11, 1));
  expect(new UnreadTalk(late).count(NOBODY)).toBe(1);
});
