/** Questions that a key or a word asks, and their answers in words. Nothing is answered that the view does not tell. */
import type { Cell } from "../notation/cells";
import { columnName, rowName } from "../notation/cell-names";
import { GOAL_CELLS } from "../generated/constants";
import type { Choice } from "../state/choice.svelte";
import type { Table } from "../state/table.svelte";
import { clockTime } from "../text/clock-time";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { saboteurCount } from "../text/saboteur-count";
import { placeText, spokenStep } from "../text/spoken";
import { cellOf } from "../notation/cells";
import type { SpeechDetail } from "../text/spoken";

export interface Asker {
  table: Table;
  choice: Choice;
  /** The place of the board that has the focus. */
  cell: Cell;
  detail: SpeechDetail;
}

/** The questions with their keys. */
export const QUESTIONS = { role: "r", hand: "h", goals: "g", tools: "x", since: "a", where: "w", row: "e", column: "v", info: "i" } as const;
export type Question = keyof typeof QUESTIONS;

const ANSWERS: Record<Question, (asker: Asker) => string> = { role, hand, goals, tools, since, where, row, column, info };

/** The answer to a question; nothing where there is no game. */
export function answer(question: Question, asker: Asker): string {
  return asker.table.view ? ANSWERS[question](asker) : "";
}

/** The question of a key, if it asks one. */
export function questionOf(key: string): Question | undefined {
  return (Object.keys(QUESTIONS) as Question[]).find((question) => QUESTIONS[question] === key);
}

function role({ table }: Asker): string {
  const { own, public: game } = table.view!;
  if (!own) return t("watching");
  return `${t("role-name", { role: own.role })}. ${t("role-aim", { role: own.role })} ${t("role-saboteurs", { ...saboteurCount(game, own.role) })}`;
}

function hand({ table, choice }: Asker): string {
  const cards = table.view!.own?.hand ?? [];
  if (cards.length === 0) return t("player-hand", { count: 0 });
  return cards.map((card, index) => `${index + 1}: ${cardName(choice.index === index ? (choice.held ?? card) : card)}`).join(". ");
}

function goals({ table }: Asker): string {
  return GOAL_CELLS.map((cell) => placeText(cell, table.view!)).join(". ");
}

function tools({ table }: Asker): string {
  const broken = table.view!.public.broken.map((tools, seat) => [table.nameOf(seat), tools] as const).filter(([, tools]) => tools.length > 0);
  if (broken.length === 0) return t("ask-tools-none");
  return broken.map(([name, tools]) => `${name}: ${tools.map((tool) => t("card-broken", { tool })).join(", ")}`).join(". ");
}

function since({ table, detail }: Asker): string {
  const moves = table.shown === null ? [] : table.told.since(table.shown);
  if (moves.length === 0) return t("ask-since-none");
  const view = table.view!;
  return moves.map(({ events, n }) => spokenStep({ events: [...events], by: null, view }, table.namesAt(n), detail === "full" ? "normal" : detail)).join(" ");
}

function where({ table, choice }: Asker): string {
  if (choice.open.length === 0) return choice.card === null ? t("prompt-choose") : t("prompt-nowhere");
  const cells = [...choice.cells.keys()].map(cellOf).sort((one, other) => one.column - other.column || one.row - other.row);
  return [...cells.map((cell) => placeText(cell, table.view!)), ...[...choice.targets.keys()].map((seat) => table.nameOf(seat))].join(". ");
}

function row(asker: Asker): string {
  return line(asker, t("ask-row", { row: rowName(asker.cell.row) }), (cell) => cell.row === asker.cell.row);
}

function column(asker: Asker): string {
  return line(asker, t("ask-column", { column: columnName(asker.cell.column) }), (cell) => cell.column === asker.cell.column);
}

/** What lies in a row or a column, goals included; empty places are left out. */
function line({ table }: Asker, title: string, within: (cell: Cell) => boolean): string {
  const laid = table.view!.public.mine.map(([column, row]) => ({ column, row }));
  const cells = [...laid, ...GOAL_CELLS].filter(within).sort((one, other) => one.column - other.column || one.row - other.row);
  return `${title}: ${cells.length > 0 ? cells.map((cell) => placeText(cell, table.view!)).join(". ") : t("cell-empty")}`;
}

function info({ table }: Asker): string {
  const { public: game } = table.view!;
  const turn = table.myTurn ? t("your-turn") : game.to_act === null ? "" : t("prompt-wait", { name: table.nameOf(game.to_act), phase: game.phase });
  return [turn, timeLeft(table), t("deck", { count: game.deck_size }), t("round-of", { round: game.round, rounds: game.rounds })].filter(Boolean).join(". ");
}

function timeLeft({ clock, myTurn }: Table): string {
  if (!clock || !myTurn) return "";
  const seconds = Math.max(0, Math.ceil((clock.left - (clock.running ? Date.now() - clock.receivedAt : 0)) / 1000));
  return t("clock-left", { time: clockTime(seconds) });
}
