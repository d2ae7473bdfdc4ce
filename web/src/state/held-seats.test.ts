import { afterEach, expect, test, vi } from "vitest";
import { holdSeat, releaseTable, takeBack } from "./held-seats";

const CODE = "7KQ2MZP4";

/** A server that gives these seats back, by tokens; who asked, in order. */
function server(stoodIn: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.Authorization!.replace("Bearer ", "");
    asked.push(token);
    const problem = { code: "not-now", arguments: { stage: "playing" } };
    return Promise.resolve(stoodIn.includes(token) ? Response.json({ n: 1 }) : Response.json(problem, { status: 409 }));
  });
  return asked;
}

function hold(...tokens: string[]): void {
  tokens.forEach((token, seat) => holdSeat(CODE, { seat, token, name: token }));
}

afterEach(() => {
  releaseTable(CODE);
  vi.unstubAllGlobals();
});

test("every seat of a shared device comes back, not just the first", async () => {
  hold("ana", "tomas", "ruta");
  const asked = server(["tomas", "ruta"]);
  await takeBack(CODE);
  expect(asked).toEqual(["ana", "tomas", "ruta"]);
});

test("if no seat can come back, it is told why", async () => {
  hold("ana", "tomas");
  server([]);
  await expect(takeBack(CODE)).rejects.toMatchObject({ code: "not-now" });
});
