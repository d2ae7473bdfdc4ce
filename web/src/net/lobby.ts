/** The HTTP routes of the lobby. A request that is not accepted throws a Refusal: a code with arguments. */
import type { About, Accepted, CastVote, CurrentNotice, DwarfChoice, ExampleMoment, LessonMoment, OpenTables, Problem, PuzzleQuestion, PuzzleVerdict, Reasons, Replay, SettingsChoice, TablePreview, Taken, TransferCode } from "../generated/wire";

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

async function ask<T>(path: string, { body, token, method = "POST" }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await sent(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  const problem = told as Partial<Problem>;
  throw new Refusal(problem.code ?? "unknown", problem.arguments);
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, init);
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

export const notice = () => ask<CurrentNotice>("/notice", { method: "GET" });
export const about = () => ask<About>("/about", { method: "GET" });
/** A token of a seat there is never taken for a guess. */
export const preview = (code: string, token?: string) => ask<TablePreview>(`/tables/${code}`, { method: "GET", token });
export const openTables = () => ask<OpenTables>("/tables", { method: "GET" });
/** A table filled with bots: of one kind, or as the server chooses them. */
export const playNow = (player: Maker, bot?: string) => ask<Taken>("/play-now", { body: bot ? { ...player, bot } : player });
/** A scene of the tutorial after these moves. */
export const lesson = (name: string, moves: string[]) => ask<LessonMoment>(`/lessons/${encodeURIComponent(name)}`, { body: { moves } });
/** An example of the rulebook after these moves, by the rules of an edition. */
export const example = (name: string, edition: string, moves: string[]) => ask<ExampleMoment>(`/examples/${encodeURIComponent(name)}`, { body: { edition, moves } });
export const newTable = (player: Maker) => ask<Taken>("/tables", { body: player });
/** A token of a seat this device already has makes the new seat one of the same device. */
export const join = (code: string, player: Joining, token?: string) =>
  ask<Taken>(`/tables/${code}/join`, { body: player, token });
export const redeem = (table: string, code: string) => ask<Taken>("/transfers", { body: { table, code } });

export const puzzle = (number: number) => ask<PuzzleQuestion>(`/puzzles/${number}`, { method: "GET" });
/** An answer is a move, or the number of a seat. */
export const answerPuzzle = (number: number, answer: string) => ask<PuzzleVerdict>(`/puzzles/${number}`, { body: { answer } });

/** A finished game: by its record's id, or a whole record from a file. */
export type Source = string | Record<string, unknown>;

function retold<T>(source: Source, seat: number | null, version?: number): Promise<T> {
  if (typeof source !== "string") return ask<T>("/replay", { body: { record: source, seat, version: version ?? null } });
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  if (version !== undefined) query.set("version", String(version));
  return ask<T>(`/records/${encodeURIComponent(source)}/replay?${query.toString()}`, { method: "GET" });
}

export const record = (id: string) => ask<unknown>(`/records/${encodeURIComponent(id)}`, { method: "GET" });
export const replay = (source: Source, seat: number | null) => retold<Replay>(source, seat);
export const reasons = (source: Source, seat: number, version: number) => retold<Reasons>(source, seat, version);

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
