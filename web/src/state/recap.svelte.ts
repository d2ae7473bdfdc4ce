/** The moves since a player's turn, shown again one after the other: the board and the tools as they were after each of them. */
import { GOAL_CELLS } from "../generated/constants";
import type { Public, WireEvent, WireView } from "../generated/wire";
import { faceOf, type Side } from "../notation/cards";
import { keyOf, START, type Cell } from "../notation/cells";
import { cellsOf, type PlayedMove } from "./game-story.svelte";

type Mine = Pick<Public, "mine" | "goals">;
type Then = Mine & Pick<Public, "broken">;

/** Milliseconds that each move is shown. */
export const PACE = 1400;

export class Recap {
  /** Which move is shown; -1 is the mine before the first of them. */
  at = $state(-1);
  /** Whether it goes on by itself. */
  runs = $state(true);
  private readonly times: Then[];

  constructor(
    readonly moves: readonly PlayedMove[],
    private readonly now: WireView,
  ) {
    this.times = timesBefore(moves, now.public);
  }

  get move(): PlayedMove | undefined {
    return this.moves[this.at];
  }

  get marks(): Cell[] {
    return this.move ? cellsOf([this.move]) : [];
  }

  get view(): WireView {
    const then = this.times[this.at + 1]!;
    return { ...this.now, public: { ...this.now.public, ...then }, reached: reachedIn(then), legal: [] };
  }

  /** Whether the last move is shown. */
  get isLast(): boolean {
    return this.at === this.moves.length - 1;
  }

  /** Go on or back by hand. */
  step(by: number): void {
    this.runs = false;
    this.go(by);
  }

  go(by: number): void {
    this.at = Math.min(this.moves.length - 1, Math.max(0, this.at + by));
  }
}

/** What lay there before the first move and after each of them: from now back, move by move. */
function timesBefore(moves: readonly PlayedMove[], { mine, goals, broken }: Public): Then[] {
  const times: Then[] = [{ mine, goals, broken }];
  for (const { events } of [...moves].reverse()) times.unshift([...events].reverse().reduce(undone, times[0]!));
  return times;
}

function undone(then: Then, event: WireEvent): Then {
  const { mine, goals, broken } = then;
  if (event.kind === "goal-turned") {
    return { ...then, goals: goals.map((goal, number) => (number === event.goal ? { content: null, card: null } : goal)) };
  }
  if (event.kind === "tool-broken" || event.kind === "tool-mended") {
    const { kind, target, tool } = event;
    return { ...then, broken: broken.map((tools, seat) => (seat === target ? [...tools.filter((other) => other !== tool), ...(kind === "tool-mended" ? [tool] : [])] : tools)) };
  }
  if (event.kind !== "path-laid" && event.kind !== "rock-fell") return then;
  const [column, row] = event.cell;
  const others = mine.filter((card) => card[0] !== column || card[1] !== row);
  return { ...then, mine: event.kind === "path-laid" ? others : [...others, [column, row, event.card]] };
}

const WAYS: Record<Side, [number, number, Side]> = { n: [0, -1, "s"], e: [1, 0, "w"], s: [0, 1, "n"], w: [-1, 0, "e"] };

/** The cells that open tunnels join to the start, as a view lists them. */
export function reachedIn({ mine, goals }: Mine): [number, number][] {
  const cards = new Map(mine.map(([column, row, card]) => [`${column},${row}`, card]));
  goals.forEach(({ content, card }, goal) => content && cards.set(keyOf(GOAL_CELLS[goal]!), card ?? (content === "treasure" ? "Pnesw" : content)));
  const entered = new Set<string>();
  const found = new Map<string, [number, number]>([[keyOf(START), [START.column, START.row]]]);
  const leave = (column: number, row: number, sides: readonly Side[]): void => {
    for (const side of sides) {
      const [right, down, into] = WAYS[side];
      enter(column + right, row + down, into);
    }
  };
  const enter = (column: number, row: number, from: Side): void => {
    const key = `${column},${row}`;
    const group = faceOf(cards.get(key) ?? "P").groups.find((sides) => sides.includes(from));
    if (!group || entered.has(key + from)) return;
    for (const side of group) entered.add(key + side);
    found.set(key, [column, row]);
    leave(column, row, group);
  };
  leave(START.column, START.row, ["n", "e", "s", "w"]);
  return [...found.values()];
}
