/** What is said aloud that a first turn is drawn without: whose turn it is, what changes at the table, and what is rarely said. */
import { untrack } from "svelte";
import { EXTENSIONS_OF_VOTED_CLOCK, GOAL_CELLS, MOST_EXTENSIONS } from "../generated/constants";
import type { RoomChanged } from "../generated/wire";
import type { Choice } from "../state/choice.svelte";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { clockTime, wholeTime } from "../text/clock-time";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { lineText } from "../text/sentences";
import { closerText } from "../text/own-acts";
import { closer, placeText } from "../text/spoken";
import { knowsRole } from "./new-role";
import { beganText } from "./round-began";
import { toldOfRoom } from "../text/story";
import { voteText } from "../text/votes";

/** What was chosen, and what of it has become impossible meanwhile. */
type Planned = Pick<Choice, "planned" | "impossible" | "letGo" | "possibleAgain" | "offerAgain">;

/** Follow a table from now on; called while a component is initialised. */
export function speakLate(table: Table, choice: Planned): void {
  closer.words = closerText;
  untrack(() => (table.onChange = (changed) => say(changeText(changed, table))));
  speakTurn(table, choice);
  $effect(() => {
    if (choice.impossible) untrack(() => { choice.letGo(); say(t("prompt-lapsed")); });
  });
  $effect(() => {
    if (choice.possibleAgain) untrack(() => { choice.offerAgain(); say(table.myTurn ? t("prompt-planned") : t("prompt-plan")); });
  });
  $effect(() => {
    if (table.link === "lost") untrack(() => say(t("link-lost"), true));
  });
  $effect(() => {
    if (table.pending && table.link === "lost") untrack(() => say(t("prompt-pending")));
  });
  let deck = 0;
  $effect(() => {
    const left = table.view?.public.deck_size ?? 0;
    if (deck > 0 && left === 0) untrack(() => say(t("deck", { count: 0 })));
    deck = left;
  });
  let told = untrack(() => table.told.moves.at(-1)?.n ?? 0);
  $effect(() => {
    const n = table.told.moves.at(-1)?.n ?? 0;
    if (n > told) untrack(() => [stonesText(table, n), lostText(table, n)].forEach((words) => say(words)));
    told = n;
  });
}

/** Who goes first, before anybody has moved, and each time that it becomes the listener's turn. */
function speakTurn(table: Table, choice: Planned): void {
  const game = untrack(() => table.view?.public);
  if (game?.version === 0) untrack(() => say(beganText(table, game)));
  let before = false;
  $effect(() => {
    // Gold is taken in the dialog at the end of a round, which tells of it; the next round begins when that is closed.
    const mine = table.myTurn && !table.ending;
    // Whoever has still to look at their role is told afterwards.
    if (mine && !before) untrack(() => knowsRole(table) && say(choice.planned ? t("prompt-planned") : t("your-turn"), true));
    before = mine;
  });
}

/** A pause, a bot that fills in, more time: what the story tells of the room, and what is voted on. */
export function changeText({ n, change, room }: RoomChanged, table: Table): string {
  const line = toldOfRoom(change);
  const vote = change.kind === "voted" && room.votes.find((one) => one.vote === change.vote && one.seat === change.seat);
  if (!line) return vote ? voteText(vote, table) : "";
  const words = lineText({ n, told: line }, table);
  return change.kind === "time-added" && change.seat === table.shown ? `${words} ${moreTimeText(table)}` : words;
}

/** How much time was added, and how often it can be. */
function moreTimeText(table: Table): string {
  const most = table.room?.settings.clock ? MOST_EXTENSIONS : EXTENSIONS_OF_VOTED_CLOCK;
  return t("more-time", { time: clockTime(wholeTime(table.room)), count: most - (table.seat(table.shown ?? 0)?.extensions ?? 0) });
}

/** Which way a stone leads that was turned up: the story does not say. */
export function stonesText({ told, view }: Pick<Table, "told" | "view">, n: number): string {
  const events = told.moves.find((move) => move.n === n)?.events ?? [];
  const goals = events.flatMap((event) => (event.kind === "goal-turned" && event.content !== "treasure" && view?.public.goals[event.goal]?.card ? [event.goal] : []));
  return goals.map((goal) => placeText(GOAL_CELLS[goal]!, view!)).join(". ");
}

/** Which card it cost the listener that their time ran out; others do not know it. */
export function lostText({ told, shown }: Pick<Table, "told" | "shown">, n: number): string {
  const late = told.lines.some((line) => line.n === n && line.by === "clock");
  const lost = late ? told.moves.find((move) => move.n === n)?.events.find((event) => event.kind === "discarded" && event.seat === shown) : undefined;
  return lost?.kind === "discarded" && lost.card ? t("lost-card", { card: cardName(lost.card) }) : "";
}
