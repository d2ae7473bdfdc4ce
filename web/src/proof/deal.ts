/** From a seed to the cards, computed here and not asked of the server (docs/rules.md, R14). */
import { bigEndian, joined, utf8 } from "./bytes";
import { FEWEST_PLAYERS, handSize } from "./hand-sizes";
import { digest } from "./sha256";

/** What is agreed before the cards are dealt, as far as the cards depend on it. */
export interface Setup {
  players: number;
  options: string[];
  first: number | null;
}

/** The cards of one round: hands in dealing order, the deck from its top, goals from the top row down. */
export interface RoundDeal {
  roles: string[];
  /** The dwarf card left over, if there is one. */
  spare: string | null;
  goals: string[];
  hands: string[][];
  deck: string[];
}

const COPIES: Record<string, number> = {
  Pns: 4, Pew: 3, Pnes: 5, Pnew: 5, Pnesw: 5, Pes: 4, Psw: 5,
  "Pn/e/s/w": 1, "Pn/e/s": 1, "Pn/e/w": 1, "Pn/s": 1, "Pe/w": 1, "Pe/s": 1, "Ps/w": 1, Ps: 1, Pw: 1,
  Bpick: 3, Blamp: 3, Bcart: 3, Mpick: 2, Mlamp: 2, Mcart: 2, "Mpick+lamp": 1, "Mpick+cart": 1, "Mlamp+cart": 1,
  R: 3, V: 6,
};
const DECK = Object.entries(COPIES).flatMap(([kind, copies]) => repeated(kind, copies));
const GOLD = [...repeated(1, 16), ...repeated(2, 8), ...repeated(3, 4)];
const GOALS = ["treasure", "Pes", "Psw"];
/** By the number of players, from the fewest on. */
const SABOTEURS = [1, 1, 2, 2, 3, 3, 3, 4];
const DIGGERS = [3, 4, 4, 5, 5, 6, 7, 7];

export function firstPlayer(setup: Setup, seed: string): number {
  return setup.first ?? below(words(seed, "first"), setup.players);
}

/** The gold pile from its top. */
export function goldPile(seed: string): number[] {
  return shuffled(GOLD, seed, "gold");
}

/** The cards of a round; the first has number 1. */
export function roundDeal(setup: Setup, seed: string, round: number): RoundDeal {
  const { players } = setup;
  const roles = shuffled(roleCards(setup), seed, `${round}/roles`);
  const deck = shuffled(DECK, seed, `${round}/deck`);
  const size = handSize(players);
  return {
    roles: roles.slice(0, players),
    spare: roles[players] ?? null,
    goals: shuffled(GOALS, seed, `${round}/goals`),
    hands: Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size)),
    deck: deck.slice(players * size),
  };
}

/** The dwarf cards before shuffling: saboteurs, then diggers, the selfish dwarf last. */
function roleCards({ players, options }: Setup): string[] {
  const selfish = options.includes("selfish_dwarf") ? 1 : 0;
  const diggers = DIGGERS[players - FEWEST_PLAYERS]! - (options.includes("all_saboteurs") ? 1 : 0) - selfish;
  return [...repeated("saboteur", SABOTEURS[players - FEWEST_PLAYERS]!), ...repeated("digger", diggers), ...repeated("selfish", selfish)];
}

function repeated<T>(card: T, times: number): T[] {
  return Array<T>(times).fill(card);
}

/** The cards in the order that seed and label give them. */
function shuffled<T>(cards: readonly T[], seed: string, label: string): T[] {
  const stream = words(seed, label);
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = below(stream, last + 1);
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

/** A fair number from 0 to limit - 1: words that would favour small numbers are passed over. */
function below(stream: Iterator<number, never>, limit: number): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % limit;
  }
}

/** The endless stream of 32-bit words of a label. */
function* words(seed: string, label: string): Generator<number, never> {
  const key = utf8(seed);
  for (let block = 0; ; block++) yield* hmac(key, utf8(`${label}:${block}`));
}

/** HMAC-SHA-256 as eight words. */
function hmac(key: Uint8Array, message: Uint8Array): Uint32Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? bigEndian(...digest(key)) : key);
  const inner = digest(joined(block.map((byte) => byte ^ 0x36), message));
  return digest(joined(block.map((byte) => byte ^ 0x5c), bigEndian(...inner)));
}
