/** Compares a record with what this browser saw while the game was played. */
import { seedOf } from "./commit-reveal";
import { firstPlayer, goldPile, roundDeal, type RoundDeal } from "./deal";
import { nuggetsDue, pay } from "./gold";
import { deckSize } from "./hand-sizes";
import { nonceHash } from "./nonce";
import type { GameRecord, Proof } from "./record";
import type { Seen, SeenOwn, SeenOwnRound, SeenRound, SeenStart } from "./seen";

/** How a finding reads: `proved` is well, `remark` worth knowing, `wrong` a contradiction, `note` neither. */
export type Mark = "proved" | "remark" | "wrong" | "note";

/** Its sentence is `verify-seen-CODE`. */
export interface SeenFinding {
  code: string;
  mark: Mark;
  arguments: { count?: number; seats?: number[]; round?: number; number?: number };
}

export function compared(record: GameRecord, seen: Seen | null): SeenFinding[] {
  if (!seen || (seen.commitment === null && Object.keys(seen.moves).length === 0)) return [remark("nothing")];
  return [...promise(record, seen), ...nonces(record, seen), ...cards(record, seen), ...moves(record, seen)];
}

const proved = (code: string, values: SeenFinding["arguments"] = {}): SeenFinding => ({ code, mark: "proved", arguments: values });
const remark = (code: string, values: SeenFinding["arguments"] = {}): SeenFinding => ({ code, mark: "remark", arguments: values });
const wrong = (code: string, values: SeenFinding["arguments"] = {}): SeenFinding => ({ code, mark: "wrong", arguments: values });

// -- before the cards -------------------------------------------------------------------------------------------------

function promise(record: GameRecord, seen: Seen): SeenFinding[] {
  const { commitment, cancelled } = record.proof;
  const found: SeenFinding[] = [];
  if (seen.commitment !== commitment) found.push(seen.commitment ? wrong("commitment-other") : remark("commitment-unseen"));
  else found.push(seen.stage === "hashing" ? proved("commitment") : remark("commitment-late"));
  if (seen.start && !sameStart(record, seen.start)) found.push(wrong("start-other"));
  const listed = (start: Seen["cancelled"][number]) =>
    cancelled.some((one) => one.commitment === start.commitment && (start.secret ?? one.secret) === one.secret);
  const count = seen.cancelled.filter((start) => !listed(start)).length;
  if (count > 0) found.push(wrong("cancelled-missing", { count }));
  else if (seen.cancelled.length > 0) found.push(proved("cancelled", { count: seen.cancelled.length }));
  return found;
}

function sameStart(record: GameRecord, start: SeenStart): boolean {
  const plain = ({ edition, options, rounds, first }: SeenStart) => JSON.stringify([edition, [...options].sort(), rounds, first]);
  return plain(record) === plain(start) && (!start.bots || start.bots.join() === record.bots.join());
}

function nonces(record: GameRecord, seen: Seen): SeenFinding[] {
  const seats = record.bots.map((_, seat) => seat);
  return [...hashes(record.proof, seen, seats), ...ownNonces(record.proof, seen, seats.filter((seat) => seen.own[seat] !== undefined))];
}

/** What everybody announced. */
function hashes({ hashes: recorded }: Proof, seen: Seen, seats: number[]): SeenFinding[] {
  const shown = seats.filter((seat) => seen.hashes[seat] != null);
  const changed = shown.filter((seat) => seen.hashes[seat] !== recorded[seat]);
  if (changed.length > 0) return [wrong("hash-other", { seats: changed })];
  return shown.length > 0 ? [proved("hashes", { seats: shown })] : [];
}

/** What this browser itself added, for each of its seats. */
function ownNonces(proof: Proof, seen: Seen, own: number[]): SeenFinding[] {
  const kind = (seat: number) => nonceKind(proof, seat, seen.own[seat]!);
  const kinds: [string, typeof proved][] = [["nonce", proved], ["nonce-other", wrong], ["nonce-unused", remark], ["nonce-elsewhere", remark]];
  return kinds.flatMap(([code, tell]) => {
    const seats = own.filter((seat) => kind(seat) === code);
    return seats.length > 0 ? [tell(code, { seats })] : [];
  });
}

function nonceKind(proof: Proof, seat: number, { nonce, opened }: SeenOwn): string | null {
  if (nonce === null) return proof.hashes[seat] === null ? null : "nonce-elsewhere";
  if (isReplaced(proof, seat, nonce)) return "nonce-other";
  if (proof.nonces[seat] !== null) return "nonce";
  return opened ? "nonce-other" : "nonce-unused";
}

/** Whether the record has something else in the place of the nonce that this browser sent. */
function isReplaced({ hashes: shown, nonces: opened }: Proof, seat: number, nonce: string): boolean {
  return (opened[seat] !== null && opened[seat] !== nonce) || (shown[seat] !== null && shown[seat] !== nonceHash(nonce));
}

// -- the cards --------------------------------------------------------------------------------------------------------

function cards(record: GameRecord, seen: Seen): SeenFinding[] {
  const seed = seedOf(record.proof.secret, record.proof.nonces);
  const deals = Array.from({ length: record.rounds }, (_, before) => roundDeal(record, seed, before + 1));
  const found: SeenFinding[] = [];
  const starter = seen.rounds[1]?.starter ?? null;
  if (starter !== null && starter !== firstPlayer(record, seed)) found.push(wrong("first-other"));
  deals.forEach((deal, before) => {
    const round = before + 1;
    const shown = seen.rounds[round];
    if (shown) found.push(...faultsOfRound(deal, shown).map((code) => wrong(code, { round })));
    for (const [seat, own] of Object.entries(seen.own)) found.push(...faultsOfOwn(record, deal, Number(seat), own, round));
  });
  if (found.length === 0) found.push(...whatWasSeen(seen));
  return [...found, ...gold(record, seen, deals, goldPile(seed))];
}

function faultsOfRound(deal: RoundDeal, { goals, roles }: SeenRound): string[] {
  const found: string[] = [];
  if (differ(goals, deal.goals)) found.push("goal-other");
  if (roles && roles.join() !== deal.roles.join()) found.push("roles-other");
  return found;
}

function faultsOfOwn({ players }: GameRecord, deal: RoundDeal, seat: number, own: SeenOwn, round: number): SeenFinding[] {
  const seen = own.rounds[round];
  if (!seen) return [];
  const found: string[] = [];
  if (seen.role !== deal.roles[seat]) found.push("role-other");
  if (seen.hand && sorted(seen.hand) !== sorted(deal.hands[seat] ?? [])) found.push("hand-other");
  if (seen.drawn.some(([left, card]) => deal.deck[deckSize(players) - left] !== card)) found.push("drawn-other");
  if (differ(seen.goals, deal.goals)) found.push("goal-other");
  return found.map((code) => wrong(code, { round }));
}

/** Whether something that was seen is not what it should be; null was not seen. */
function differ(seen: (string | null)[], dealt: string[]): boolean {
  return seen.some((one, place) => one !== null && one !== dealt[place]);
}

function sorted(cards: (string | number)[]): string {
  return [...cards].sort().join();
}

/** How many cards were compared, and whether all hands of this device were seen. */
function whatWasSeen(seen: Seen): SeenFinding[] {
  const rounds = Object.values(seen.own).flatMap((own) => Object.values(own.rounds));
  const count = rounds.reduce((sum, round) => sum + cardsSeen(round), 0);
  const shown = Object.values(seen.rounds).some(({ roles, goals }) => roles !== null || goals.some((goal) => goal !== null));
  if (count === 0) return [shown ? proved("cards-public") : remark("cards-unseen")];
  const hands = rounds.filter((round) => round.hand !== null).length;
  const all = Object.keys(seen.rounds).length * Object.keys(seen.own).length;
  return [proved("cards", { count }), ...(hands < all ? [remark("hands-missed")] : [])];
}

function cardsSeen({ hand, drawn }: SeenOwnRound): number {
  return (hand?.length ?? 0) + drawn.length;
}

// -- the gold ---------------------------------------------------------------------------------------------------------

/** Follow the pile through the rounds, as far as all of it was seen. */
function gold(record: GameRecord, seen: Seen, deals: RoundDeal[], pile: number[]): SeenFinding[] {
  const purses = Array.from({ length: record.players }, () => [] as number[]);
  for (const [before, deal] of deals.entries()) {
    const round = before + 1;
    const shown = seen.rounds[round];
    if (!shown || shown.ended === null) return [];
    const shared = draft(record, seen, round, shown, pile);
    const paid = payouts(seen, round, shown, deal, shared.pile);
    if (!shared.ok || !paid.ok) return [wrong("gold-other", { round })];
    if (!shared.whole) return [];
    pile = paid.pile;
    for (const [seat, values] of [...shared.taken, ...paid.taken]) purses[seat]?.push(...values);
  }
  const ok = seen.gold === null || seen.gold.every((values, seat) => sorted(values) === sorted(purses[seat] ?? []));
  return [ok ? proved("gold") : wrong("gold-other", { round: record.rounds })];
}

interface Shared {
  ok: boolean;
  /** Whether everything that was on offer was seen to be taken. */
  whole: boolean;
  pile: number[];
  taken: [number, number[]][];
}

/** The picks of a round: what lay on offer was the top of the pile, and each saw what those before had left. */
function draft({ moves }: GameRecord, seen: Seen, round: number, shown: SeenRound, pile: number[]): Shared {
  const offer = pile.slice(0, shown.offered);
  const picks = moves.slice(shown.ended!, shown.ended! + shown.offered).map((move) => Number(move.slice(1)));
  const left = (picked: number) => without(offer, picks.slice(0, picked));
  const offers = Object.values(seen.own).flatMap((own) => own.rounds[round]?.offers ?? []);
  const whole = shown.takers.length === shown.offered;
  return {
    ok: offers.every(([picked, values]) => sorted(left(picked)) === sorted(values)) && (!whole || sorted(picks) === sorted(offer)),
    whole,
    pile: pile.slice(shown.offered),
    taken: shown.takers.map((seat, place) => [seat, [picks[place]!]]),
  };
}

function without(cards: number[], gone: number[]): number[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function payouts(seen: Seen, round: number, shown: SeenRound, deal: RoundDeal, pile: number[]): Omit<Shared, "whole"> {
  let ok = true;
  const taken: [number, number[]][] = [];
  for (const [seat, count, loose] of shown.paid) {
    const payout = pay(pile, nuggetsDue(deal.roles[seat] ?? "", deal.roles));
    const own = seen.own[seat]?.rounds[round]?.paid;
    ok &&= payout.kept.length === count && payout.loose === loose;
    ok &&= !own || (own.kept.join() === payout.kept.join() && own.rejected.join() === payout.rejected.join());
    taken.push([seat, payout.kept]);
    pile = payout.pile;
  }
  return { ok, pile, taken };
}

// -- the moves --------------------------------------------------------------------------------------------------------

function moves(record: GameRecord, seen: Seen): SeenFinding[] {
  const told = Object.entries({ ...seen.moves, ...Object.assign({}, ...Object.values(seen.own).map((own) => own.moves)) }) as [string, string][];
  const other = told.find(([before, move]) => !isSame(move, record.moves[Number(before)]));
  if (other) return [wrong("moves-other", { number: Number(other[0]) + 1 })];
  const found = told.length > 0 ? [proved("moves", { count: told.length })] : [];
  const missed = record.moves.length - told.length;
  return missed > 0 ? [...found, remark("moves-missed", { count: missed })] : found;
}

/** Of others' discards and picks only the sign is seen. */
function isSame(seen: string, recorded: string | undefined): boolean {
  return seen === recorded || ((seen === "-" || seen === "G") && recorded?.[0] === seen);
}
