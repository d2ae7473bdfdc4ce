/** The HTTP routes of the lobby. A request that is not accepted throws a Refusal: a code with arguments. */
import type { About, Accepted, CastVote, CurrentNotice, DwarfChoice, OpenTables, Problem, SettingsChoice, TablePreview, Taken, TransferCode } from "../generated/wire";
import { takeEarlyAnswer } from "./early-answer";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

interface Asked {
  body?: unknown;
  token?: string | undefined;
  method?: "GET" | "POST" | "DELETE";
}

/** Ask one of the routes. */
export async function ask<T>(path: string, { body, token, method = "POST" }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await sent(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  const problem = told as Partial<Problem>;
  throw new Refusal(problem.code ?? "unknown", problem.arguments);
}

async function sent(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  try {
    // Asked with a token, the answer may be another.
    const early = init.method === "GET" && !("Authorization" in init.headers) ? takeEarlyAnswer(path) : undefined;
    return await (early ?? fetch(`/api${path}`, init));
  } catch {
    throw new Refusal("no-connection");
  }
}

export interface Player {
  name: string;
  dwarf: DwarfChoice;
}

/** Somebody who joins a table; whoever chose no name has the word for a guest, which others may have as well. */
export interface Joining extends Player {
  unnamed?: boolean;
}

/** Somebody who makes a table, with the key that some servers ask for. */
export interface Maker extends Player {
  key?: string;
}

/** What a table filled with bots shall be like; whatever is left out, the server chooses. */
export interface TableWish {
  bot?: string;
  settings?: SettingsChoice;
}

export const notice = () => ask<CurrentNotice>("/notice", { method: "GET" });
export const about = () => ask<About>("/about", { method: "GET" });
/** A token of a seat there is never taken for a guess. */
export const preview = (code: string, token?: string) => ask<TablePreview>(`/tables/${code}`, { method: "GET", token });
export const openTables = () => ask<OpenTables>("/tables", { method: "GET" });
/** A table filled with bots. */
export const playNow = (player: Maker, wish: TableWish) => ask<Taken>("/play-now", { body: { ...player, ...wish } });
export const newTable = (player: Maker) => ask<Taken>("/tables", { body: player });
/** A token of a seat this device already has makes the new seat one of the same device. */
export const join = (code: string, player: Joining, token?: string) =>
  ask<Taken>(`/tables/${code}/join`, { body: player, token });
export const redeem = (table: string, code: string) => ask<Taken>("/transfers", { body: { table, code } });

/** What a seat may ask of its table. */
export class Seated {
  constructor(
    private readonly code: string,
    private readonly token: string,
  ) {}

  private ask<T = Accepted>(path: string, body?: unknown): Promise<T> {
    return ask<T>(`/tables/${this.code}/${path}`, { token: this.token, ...(body === undefined ? {} : { body }) });
  }

  leave = () => this.ask("leave");
  choose = (settings: SettingsChoice) => this.ask("settings", settings);
  addBot = (bot: string | null, count = 1) => this.ask("bots", { bot, count });
  reorder = (order: number[]) => this.ask("order", { order });
  remove = (seat: number, name: string) => this.ask(`seats/${seat}/remove`, { name });
  passHost = (seat: number, name: string) => this.ask("host", { seat, name });
  ready = (ready: boolean) => this.ask("ready", { ready });
  start = () => this.ask("start");
  cancelStart = () => this.ask("cancel-start");
  standIn = (seat: number) => this.ask("stand-in", { seat });
  takeBack = () => this.ask("take-back");
  vote = (vote: CastVote["vote"], seat: number | null = null) => this.ask("votes", { vote, seat });
  transfer = () => this.ask<TransferCode>("transfer");
  forgetName = () => this.ask("forget-name");
}
