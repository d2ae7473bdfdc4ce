/** The log as a story: which sentence tells an event, and where on the board it happened. */
import { GOAL_CELLS } from "../generated/constants";
import type { RoomEntry, WireEvent } from "../generated/wire";
import { cellName } from "../notation/cell-names";
import type { Cell } from "../notation/cells";
import { shapeOf } from "../notation/cards";

export interface Told {
  key: string;
  /** Seats whose names the sentence needs, by argument. */
  seats?: Record<string, number>;
  /** Seats whose previous holders it names, by argument. */
  former?: Record<string, number>;
  values?: Record<string, string | number>;
  /** The number of a goal that the sentence names. */
  goal?: number;
  cell?: Cell;
  picture?: string;
  weight?: "quiet" | "loud";
}

export interface StoryEntry {
  n: number;
  at: number;
  by: string | null;
  told: Told;
}

/** What the story says of an event; nothing for what the board shows anyway. At a table with open gold, the next event shows its value. */
export function told(event: WireEvent, index = 0, events: readonly WireEvent[] = [event]): Told | undefined {
  switch (event.kind) {
    case "round-began":
      return { key: "log-round-began", values: { round: event.round }, seats: { name: event.starter }, weight: "loud" };
    case "path-laid":
      return { key: "log-path-laid", seats: { name: event.seat }, values: { shape: shapeOf(event.card), cell: cellName(at(event.cell)) }, cell: at(event.cell), picture: event.card };
    case "rock-fell":
      return { key: "log-rock-fell", seats: { name: event.seat }, values: { cell: cellName(at(event.cell)) }, cell: at(event.cell), picture: "R" };
    case "tool-broken":
      return toolStory("log-tool-broken", event, `B${event.tool}`);
    case "tool-mended":
      return toolStory("log-tool-mended", event, `M${event.tool}`);
    case "discarded":
      return { key: "log-discarded", seats: { name: event.seat }, picture: event.card ?? "back:", weight: "quiet" };
    case "goal-seen":
      return goalSeen(event);
    case "goal-turned":
      return goalTurned(event);
    case "round-ended":
      return { key: "log-round-ended", values: { winner: event.winner, how: event.how }, weight: "loud" };
    case "gold-taken":
    case "gold-paid":
      return goldStory(event, events[index + 1]);
    case "game-ended":
      return { key: "log-game-ended", weight: "loud" };
    default:
      return undefined;
  }
}

/** An event without what only its seat may see: the log of a shared device is read by the next player, too. */
export function redacted(event: WireEvent): WireEvent {
  if (event.kind === "goal-seen") return { ...event, content: null };
  return event.kind === "discarded" ? { ...event, card: null } : event;
}

function at([column, row]: [number, number]): Cell {
  return { column, row };
}

function toolStory(key: string, event: { seat: number; target: number; tool: string }, picture: string): Told {
  const own = event.seat === event.target ? "-own" : "";
  return { key: key + own, seats: { name: event.seat, target: event.target }, values: { tool: event.tool }, picture };
}

/** With open gold, everyone sees how many nuggets it was; else the picture tells no number. How many cards were kept for a claim, all see. */
function goldStory(event: Extract<WireEvent, { kind: "gold-taken" | "gold-paid" }>, shown: WireEvent | undefined): Told {
  const kept = event.kind === "gold-paid" ? { values: { cards: event.count, loose: event.loose } } : undefined;
  const line = { key: `log-${event.kind}`, seats: { name: event.seat }, ...kept, picture: "gold:0" };
  if (shown?.kind !== "gold-shown") return line;
  const count = shown.values.reduce((sum, value) => sum + value, event.kind === "gold-paid" ? event.loose : 0);
  return { ...line, key: `log-${event.kind}-open`, values: { ...kept?.values, count }, picture: `gold:${shown.values[0] ?? 1}` };
}

function goalSeen(event: Extract<WireEvent, { kind: "goal-seen" }>): Told {
  return {
    key: event.content ? "log-goal-seen-own" : "log-goal-seen",
    seats: { name: event.seat },
    ...(event.content && { values: { content: event.content === "treasure" ? "treasure" : "stone" } }),
    goal: event.goal,
    cell: GOAL_CELLS[event.goal]!,
    picture: "V",
  };
}

function goalTurned(event: Extract<WireEvent, { kind: "goal-turned" }>): Told {
  const content = event.content === "treasure" ? "treasure" : "stone";
  return { key: "log-goal-turned", values: { content }, goal: event.goal, cell: GOAL_CELLS[event.goal]!, picture: `goal:${event.content}`, weight: "loud" };
}

/** The places on the board that an event is about. */
export function marksOf(event: WireEvent): Cell[] {
  if (event.kind === "path-laid" || event.kind === "rock-fell") return [at(event.cell)];
  return event.kind === "goal-seen" || event.kind === "goal-turned" ? [GOAL_CELLS[event.goal]!] : [];
}

const ROOM_STORIES: Partial<Record<RoomEntry["kind"], string>> = {
  paused: "log-paused",
  "went-on": "log-went-on",
  "clock-started": "log-clock-started",
  "time-added": "log-time-added",
  "stood-in": "log-stood-in",
  "taken-back": "log-taken-back",
  "given-to-bot": "log-given-to-bot",
  announced: "log-announced",
  "took-over": "log-took-over",
  "game-abandoned": "log-game-abandoned",
};

/** What the story says of a change at the table. */
export function toldOfRoom(change: RoomEntry): Told | undefined {
  const key = ROOM_STORIES[change.kind];
  if (!key) return undefined;
  if (change.kind === "given-to-bot") return { key, former: { name: change.seat }, values: { bot: change.name }, weight: "quiet" };
  if (change.kind === "took-over") return { key, seats: { name: change.seat }, former: { former: change.seat }, weight: "quiet" };
  if (change.kind === "announced") return { key, values: { guest: change.name }, weight: "quiet" };
  return "seat" in change && change.seat !== null ? { key, seats: { name: change.seat }, weight: "quiet" } : { key, weight: "quiet" };
}
