/** What this browser saw of a game while it was played, so that it can be compared with the record afterwards. */
import type { Deal, Public, Room, Step, WireEvent, WireView } from "../generated/wire";
import { deckSize, handSize } from "./hand-sizes";

/** What everybody at the table saw of a round; goals from the top row down. */
export interface SeenRound {
  starter: number | null;
  goals: (string | null)[];
  roles: string[] | null;
  /** Moves played when the round ended. */
  ended: number | null;
  /** Gold cards on offer to the first who picked, and who picked, in order. */
  offered: number;
  takers: number[];
  /** Seat, cards and loose nuggets of each who was paid, in order. */
  paid: [number, number, number][];
}

/** What one seat saw besides. */
export interface SeenOwnRound {
  role: string;
  /** The hand as it was dealt, if it was seen before the seat's first move. */
  hand: string[] | null;
  /** Cards drawn: how many lay in the deck before, and the card. */
  drawn: [number, string][];
  goals: (string | null)[];
  /** Gold offered: how many had picked before, and the cards. */
  offers: [number, number[]][];
  paid: { kept: number[]; rejected: number[] } | null;
}

export interface SeenOwn {
  nonce: string | null;
  /** Whether the table has shown that this nonce was opened. */
  opened: boolean;
  rounds: Record<number, SeenOwnRound>;
  /** Discards and picks of gold by the number of moves before: others see no more than that there was one. */
  moves: Record<number, string>;
}

/** What was fixed before the cards. */
export interface SeenStart {
  edition: string;
  options: string[];
  rounds: number;
  first: number | null;
  /** By seats; null if it was not seen before the cards, for later a bot may take a seat over. */
  bots: (string | null)[] | null;
}

export interface Seen {
  game: number;
  commitment: string | null;
  /** How far the deal was when its commitment was first shown to this browser. */
  stage: Deal["stage"] | null;
  hashes: (string | null)[];
  start: SeenStart | null;
  /** Starts that came to nothing; a secret is null as long as it was not shown. */
  cancelled: { commitment: string; secret: string | null }[];
  rounds: Record<number, SeenRound>;
  /** Moves as everybody saw them, by the number of moves before. */
  moves: Record<number, string>;
  /** Everybody's gold at the end. */
  gold: number[][] | null;
  /** By seats of this device. */
  own: Record<number, SeenOwn>;
}

export function emptySeen(game: number): Seen {
  return { game, commitment: null, stage: null, hashes: [], start: null, cancelled: [], rounds: {}, moves: {}, gold: null, own: {} };
}

/** Take over the nonces that were promised for the same deal by another tab. */
export function mergeNonces(seen: Seen, other: Seen | null): void {
  if (other?.commitment !== seen.commitment) return;
  for (const [seat, own] of Object.entries(other.own)) if (own.nonce) ownOf(seen, Number(seat)).nonce ??= own.nonce;
}

/** The game that a room's deal and cancelled starts belong to. */
export function gameOf(room: Room): number {
  return room.stage === "open" || room.stage === "dealing" ? room.game + 1 : room.game;
}

export function noteRoom(seen: Seen, room: Room): void {
  for (const { commitment, secret } of room.cancelled) noteCancelled(seen, commitment, secret);
  if (!room.deal || room.stage === "open") return;
  if (seen.commitment !== room.deal.commitment) commit(seen, room, room.deal);
  room.deal.hashes.forEach((hash, seat) => (seen.hashes[seat] ??= hash));
  for (const [seat, own] of Object.entries(seen.own)) own.opened ||= own.nonce !== null && room.deal.nonces[Number(seat)] === own.nonce;
}

function commit(seen: Seen, room: Room, deal: Deal): void {
  if (seen.commitment) noteCancelled(seen, seen.commitment, null);
  const { edition, options, rounds, first } = room.settings;
  const bots = room.stage === "dealing" ? room.seats.map((seat) => seat.bot) : null;
  // After the game the settings may be those of the next one.
  seen.start = room.stage === "over" ? null : { edition, options, rounds, first, bots };
  [seen.commitment, seen.stage, seen.hashes] = [deal.commitment, deal.stage, []];
  for (const own of Object.values(seen.own)) [own.nonce, own.opened] = [null, false];
}

function noteCancelled(seen: Seen, commitment: string, secret: string | null): void {
  const known = seen.cancelled.find((start) => start.commitment === commitment);
  if (known) known.secret ??= secret;
  else seen.cancelled.push({ commitment, secret });
}

export function ownOf(seen: Seen, seat: number): SeenOwn {
  return (seen.own[seat] ??= { nonce: null, opened: false, rounds: {}, moves: {} });
}

export function noteView(seen: Seen, view: WireView): void {
  const { round, starter, goals, roles, results, phase, gold } = view.public;
  const shown = roundOf(seen, round);
  shown.starter ??= starter;
  shown.roles ??= roles;
  goals.forEach((goal, place) => (shown.goals[place] ??= goal.content));
  results.forEach((result, before) => (roundOf(seen, before + 1).roles ??= result.roles));
  if (phase === "over") seen.gold ??= gold;
  if (view.own && view.seat !== null) noteOwn(seen, view.seat, view.own, view.public);
}

function roundOf(seen: Seen, round: number): SeenRound {
  return (seen.rounds[round] ??= {
    starter: null, goals: [null, null, null], roles: null, ended: null, offered: 0, takers: [], paid: [],
  });
}

function noteOwn(seen: Seen, seat: number, own: NonNullable<WireView["own"]>, game: Public): void {
  const round = (ownOf(seen, seat).rounds[game.round] ??= {
    role: own.role, hand: null, drawn: [], goals: [null, null, null], offers: [], paid: null,
  });
  if (!hasMoved(seat, game)) round.hand ??= own.hand;
  own.seen.forEach((content, place) => (round.goals[place] ??= content));
}

/** Whether a seat's hand may be another than the one it was dealt: in the first turns everybody draws one card. */
function hasMoved(seat: number, game: Public): boolean {
  const turns = deckSize(game.players) - game.deck_size;
  const place = (seat - game.starter + game.players) % game.players;
  return turns > place || game.hand_sizes[seat] !== handSize(game.players);
}

/** Note a step of the game; `before` is what everybody saw just before it, if that is known. */
export function noteStep(seen: Seen, step: Step, before: Public | null): void {
  if (step.version - 1 in seen.moves) return; // another tab has noted it
  noteMove(seen, step);
  let round = before?.version === step.version - 1 ? before.round : null;
  for (const event of step.events) {
    if (event.kind === "round-began") round = event.round;
    else if (round !== null) noteEvent(seen, round, event, step, before);
  }
  noteView(seen, step.view);
}

function noteMove(seen: Seen, { version, move, seat }: Step): void {
  if (move === null) return;
  const hidden = move[0] === "-" || move[0] === "G";
  seen.moves[version - 1] = hidden ? move[0]! : move;
  if (hidden && move.length > 1 && seat !== null) ownOf(seen, seat).moves[version - 1] = move;
}

function noteEvent(seen: Seen, round: number, event: WireEvent, step: Step, before: Public | null): void {
  const shown = roundOf(seen, round);
  const own = "seat" in event && event.seat !== null ? seen.own[event.seat]?.rounds[round] : undefined;
  switch (event.kind) {
    case "drew":
      if (event.card !== null && before) own?.drawn.push([before.deck_size, event.card]);
      return;
    case "round-ended":
      [shown.ended, shown.roles, shown.goals] = [step.version, event.roles, event.goals];
      return;
    case "gold-offered":
      if (shown.takers.length === 0) shown.offered = event.count;
      if (event.values) own?.offers.push([shown.takers.length, event.values]);
      return;
    case "gold-taken":
      shown.takers.push(event.seat);
      return;
    case "gold-paid":
      shown.paid.push([event.seat, event.count, event.loose]);
      if (own && event.kept && event.rejected) own.paid = { kept: event.kept, rejected: event.rejected };
      return;
  }
}
