import { afterEach, expect, test, vi } from "vitest";
import { askEarly, takeEarlyAnswer } from "./early-answer";
import * as lobby from "./lobby";

const asked = vi.fn((path: string) => (path.endsWith("/lost") ? Promise.reject(new TypeError()) : Promise.resolve(Response.json({ from: path }))));
vi.stubGlobal("fetch", asked);

afterEach(() => {
  takeEarlyAnswer("");
  asked.mockClear();
});

test("what was asked for early is not asked for again, once", async () => {
  askEarly("/tables/ABCD1234");
  expect(await lobby.preview("ABCD1234")).toEqual({ from: "/api/tables/ABCD1234" });
  expect(asked).toHaveBeenCalledTimes(1);
  await lobby.preview("ABCD1234");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("another question gets its own answer, and so does one with a token", async () => {
  askEarly("/tables/ABCD1234");
  expect(await lobby.preview("OTHER567")).toEqual({ from: "/api/tables/OTHER567" });
  askEarly("/tables/ABCD1234");
  await lobby.preview("ABCD1234", "secret");
  expect(asked).toHaveBeenCalledTimes(4);
});

test("an early question that gets no answer is told when it is asked for", async () => {
  askEarly("/tables/lost");
  await expect(lobby.preview("lost")).rejects.toMatchObject({ code: "no-connection" });
  expect(asked).toHaveBeenCalledTimes(1);
});
