/** Questions that a key or a word asks, and their answers in words. Nothing is answered that the view does not tell. */
import { cellOf, goalAt, isSame, keyOf, START, type Cell } from "../notation/cells";
import { cellName, columnName, rowName } from "../notation/cell-names";
import { GOAL_CELLS } from "../generated/constants";
import type { WireView } from "../generated/wire";
import { grouped, type Choice } from "../state/choice.svelte";
import { isShown } from "../state/muted";
import { ownNuggets } from "../state/open-gold";
import { settings } from "../state/settings.svelte";
import { say } from "../state/speech.svelte";
import type { Table } from "../state/table.svelte";
import { cardHelp } from "../text/card-help";
import { clockTime } from "../text/clock-time";
import { cardName } from "../text/describe";
import { t } from "../text/localize.svelte";
import { saboteurCount } from "../text/saboteur-count";
import { called } from "../text/sentences";
import { placeText, spokenStep, type SpeechDetail } from "../text/spoken";
import { turned } from "../notation/cards";
import { uses } from "../notation/moves";
import { tell } from "./answer-line";
import { flowing, goalClaims, saidLine } from "./goal-claims";
import { breakingText } from "./known-player";
import { nowhere, placeOf, restText } from "./prompt";
import { inOrder, placeWords, playerWords, type Aims } from "./target-words";

/** What is asked about: a table, or a lesson or a replay, which have less of it. */
export type Asked = Pick<Table, "view" | "shown" | "nameOf" | "clock"> & Partial<Pick<Table, "myTurn" | "told" | "namesAt" | "rest" | "link" | "askForTime">>;

export interface Asker {
  table: Asked;
  choice?: Choice | undefined;
  /** The place of the board that has the focus. */
  cell: Cell;
  /** How much is told of moves. */
  detail?: SpeechDetail;
  /** Seats whose chat is not shown. */
  muted?: ReadonlySet<number>;
}

/** The questions with their keys. */
export const QUESTIONS = { role: "r", hand: "h", gold: "o", goals: "g", tools: "x", since: "a", where: "w", row: "e", column: "v", info: "i" } as const;
export type Question = keyof typeof QUESTIONS;

const ANSWERS: Record<Question, (asker: Asker) => string> = { role, hand, gold, goals, tools, since, where, row, column, info };

/** The answer to a question; nothing where there is no game. */
export function answer(question: Question, asker: Asker): string {
  return asker.table.view ? ANSWERS[question](asker) : "";
}

/** Say and show the answer to the question of a key, if it asks one or for more time, or what a place of the mine that was picked is asked about. A role is only said: it is seen on its card, once that is turned. */
export function sayAnswer(key: string, asker: Asker): void {
  if (key === "k") moreTime(asker.table);
  else if (key === "cell" && asker.table.view) tell(ofCell(asker));
  const question = questionOf(key);
  if (question) (question === "role" ? say : tell)(answer(question, asker));
}

/** Ask for more time. Whoever waits hears for whom; of everything else the server says why not. */
function moreTime(table: Asked): void {
  if (!table.askForTime || !table.view) return;
  if (table.myTurn) table.askForTime();
  else say(turn(table));
}

/** What is known of a goal, as long as no card is to be played there; and whom a card for tools is for. */
function ofCell({ table, choice, cell, muted }: Asker): string {
  if (choice?.card) return "BM".includes(choice.card[0]!) ? forPlayers(choice, table) : "";
  return choice?.open.length || goalAt(cell) === undefined ? "" : flowing(goalLines(cell, table, muted));
}

/** A place was picked for a card that is played on players. */
function forPlayers({ card, open }: Choice, { shown, view }: Asked): string {
  const game = view!.public;
  return `${cardHelp(card!, game)} ${open.length === 0 ? nowhere(card!, { shown }, game) : t("prompt-place", { kind: placeOf(card!, game) })}`;
}

/** The question of a key, if it asks one. */
export function questionOf(key: string): Question | undefined {
  return (Object.keys(QUESTIONS) as Question[]).find((question) => QUESTIONS[question] === key);
}

/** What belongs to the reader; nothing for those who watch, nor where a replay shows everybody's cards. */
function ownOf({ view }: Asked) {
  return view?.own?.role ? view.own : null;
}

function role({ table }: Asker): string {
  const own = ownOf(table);
  return own ? roleText(own.role, table) : t("watching");
}

/** A role with its aim, and how many saboteurs there may be. */
function roleText(role: string, { view }: Asked): string {
  return `${t("role-name", { role })}. ${t("role-aim", { role })} ${t("role-saboteurs", { ...saboteurCount(view!.public, role) })}`;
}

/** One's cards, and which of them can't be played now. */
function hand({ table, choice }: Asker): string {
  const own = ownOf(table);
  if (!own) return t("watching");
  if (own.hand.length === 0) return t("player-hand", { count: 0 });
  const idle = (card: string) => choice?.isTurn && !choice.playable(card);
  return own.hand.map((card, index) => `${index + 1}: ${cardName(choice?.index === index ? (choice.held ?? card) : card)}${idle(card) ? `, ${t("hand-discard-only")}` : ""}`).join(". ");
}

/** One's own gold, which nobody else is told. */
function gold({ table }: Asker): string {
  if (!ownOf(table)) return t("watching");
  const { public: game, seat } = table.view!;
  return `${t("player-gold", { count: game.gold_cards[seat ?? 0] ?? 0 })}, ${t("nuggets", { count: ownNuggets(table.view!) })}`;
}

/** Each goal, and what was claimed of it in this round. */
function goals({ table, muted }: Asker): string {
  return flowing(GOAL_CELLS.flatMap((cell) => goalLines(cell, table, muted)));
}

function goalLines(cell: Cell, table: Asked, muted?: ReadonlySet<number>): string[] {
  return [placeText(cell, table.view!), goalClaims(cell, table, table.view!, muted).told];
}

/** Whose tools are broken, and who broke them as far as this page has heard. */
function tools({ table }: Asker): string {
  const broken = table.view!.public.broken.flatMap((tools, seat) => brokenLines(seat, tools, table));
  return broken.length > 0 ? flowing(broken) : t("ask-tools-none");
}

function brokenLines(seat: number, tools: readonly string[], table: Asked): string[] {
  const told = tools.map((tool) => breakingText(seat, tool, table));
  const untold = tools.filter((_, index) => !told[index]).map((tool) => t("card-broken", { tool }));
  return [...(untold.length > 0 ? [`${called(table.nameOf(seat), seat)}: ${untold.join(", ")}`] : []), ...told.filter(Boolean)];
}

/** The moves since one's own, and what others have said meanwhile, in order. */
function since({ table, detail = settings.speech, muted }: Asker): string {
  const { told, shown, view } = table;
  if (!told || shown === null) return t("ask-since-none");
  const begun = told.lastOf(shown)?.n ?? told.lines.findLast((line) => line.told.key === "log-round-began")?.n ?? 0;
  const said = told.talk.filter(({ n, seat, text }) => n > begun && seat !== shown && isShown(text, seat, muted));
  const lines = [
    ...told.since(shown).map(({ events, n }) => ({ n, words: spokenStep({ events: [...events], by: null, view: view! }, table.namesAt?.(n) ?? table, detail === "full" ? "normal" : detail) })),
    ...said.map((line) => ({ n: line.n, words: saidLine(line, table) })),
  ];
  return lines.sort((one, other) => one.n - other.n).map(({ words }) => words).join(" ") || t("ask-since-none");
}

function where({ table, choice }: Asker): string {
  if (!choice || (choice.card === null && choice.open.length === 0)) return t(table.view!.own ? "ask-no-card" : "watching");
  return targetsText(table, choice);
}

/** Where a card of the hand can go that need not be chosen. */
export function whereText(card: string, table: Asked, choice: Choice): string {
  const open = choice.moves.filter((move) => move.verb !== "-" && uses(move, card));
  const cells = grouped(open, (move) => ("cell" in move ? keyOf(move.cell) : null));
  const aims: Aims = {
    card,
    held: card,
    open,
    cells,
    targets: grouped(open, (move) => ("seat" in move ? move.seat : null)),
    canTurn: card[0] === "P" && turned(card) !== card,
    ways: (cell) => cells.get(keyOf(cell)) ?? [],
  };
  return targetsText(table, aims);
}

function targetsText(table: Asked, choice: Aims): string {
  if (choice.open.length === 0) return nowhere(choice.card!, table, table.view!.public);
  const places = inOrder([...choice.cells.keys()].map(cellOf)).map((cell) => placeWords(cell, table, choice));
  return [...places, ...[...choice.targets.keys()].map((seat) => playerWords(seat, table, choice))].join(". ");
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
  const cells = inOrder([...laid, ...GOAL_CELLS].filter(within));
  return `${title}: ${cells.length > 0 ? cells.map((cell) => inLine(cell, table.view!)).join(". ") : t("cell-empty")}`;
}

/** A place among others: that it is part of the tunnel goes without saying, and only what is cut off is told. */
function inLine(cell: Cell, view: WireView): string {
  const key = keyOf(cell);
  const card = view.public.mine.find(([column, row]) => `${column},${row}` === key)?.[2];
  const reached = view.reached.some(([column, row]) => `${column},${row}` === key);
  if (!card || !reached) return placeText(cell, view);
  return t("cell", { cell: cellName(cell), what: isSame(cell, START) ? t("cell-start") : cardName(card) });
}

function info({ table }: Asker): string {
  const { public: game } = table.view!;
  return flowing([table.link === "lost" ? t("link-lost") : "", turn(table), timeLeft(table), t("deck", { count: game.deck_size }), t("round-of", { round: game.round, rounds: game.rounds })]);
}

function turn(table: Asked): string {
  const { to_act: seat, phase } = table.view!.public;
  if (table.myTurn) return t("your-turn");
  if (table.rest?.active) return restText({ rest: table.rest, shown: table.shown, nameOf: (seat) => table.nameOf(seat) });
  return seat === null ? "" : t("prompt-wait", { name: table.nameOf(seat), phase });
}

function timeLeft({ clock, myTurn }: Asked): string {
  if (!clock || !myTurn) return "";
  const seconds = Math.max(0, Math.ceil((clock.left - (clock.running ? Date.now() - clock.receivedAt : 0)) / 1000));
  return t("clock-left", { time: clockTime(seconds) });
}
