"""What a seat knows, assembled from the public part and its own; and the legal moves, a function of that alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from saboteur.rules.core.cards import GOAL_NAMES, KIND_NUMBERS, UNITS, UNKNOWN, UNKNOWN_GOAL
from saboteur.rules.core.layout import (
    DISCARDED,
    DISCARDS,
    ENDED,
    MAPS,
    PENDING,
    PHASE,
    PLAY,
    PLAYED,
    STONE,
    TURN_GOAL,
    TURNED,
    UNKNOWN_ROLE,
)
from saboteur.rules.core.round import Round
from saboteur.rules.core.start_round import begin_round
from saboteur.rules.core_reading import Laid, reached_cells
from saboteur.rules.core_views import moves_of
from saboteur.rules.core_writing import ROLES, set_mine, set_tools
from saboteur.rules.editions import Setup
from saboteur.rules.notation import Cell

PHASES: Final = {PLAY: "play", TURN_GOAL: "turn-goal", STONE: "lay-stone"}


@dataclass(frozen=True, slots=True)
class Goal:
    """One of the three goals as everybody sees it."""

    content: str | None
    """`treasure`, `Pes` or `Psw` once it is turned; None while it is face down."""
    card: str | None
    """How it lies in the mine; None while it does not carry a tunnel."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    winner: str
    how: str
    starter: int
    turns: int
    finder: int | None
    roles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table sees."""

    edition: str
    players: int
    options: tuple[str, ...]
    rounds: int
    version: int
    """Moves played in the game so far."""
    round: int
    starter: int
    phase: str
    to_act: int | None
    mine: tuple[Laid, ...]
    """Column, row and card of every path card that lies, the start included, by rows and columns."""
    goals: tuple[Goal, ...]
    hand_sizes: tuple[int, ...]
    broken: tuple[tuple[str, ...], ...]
    deck_size: int
    discards: int
    played: tuple[str, ...]
    """Cards played face up in this round, in the order of kinds."""
    looked: tuple[tuple[int, ...], ...]
    """For each seat, the goals its maps looked at in this round."""
    choices: tuple[int, ...]
    """Goals of which one must be turned."""
    stone: int | None
    """The goal whose stone must be laid."""
    roles: tuple[str, ...] | None
    """Shown when the round has ended."""
    spare: str | None
    """The dwarf left over, shown with the roles; a table without one never shows any."""
    offered: int
    """Gold cards on offer to the seat that picks."""
    gold_cards: tuple[int, ...]
    loose: tuple[int, ...]
    """Nuggets credited without a card."""
    gold: tuple[tuple[int, ...], ...] | None
    """Values of everybody's gold cards: at a table with open gold, and when the game has ended."""
    results: tuple[RoundResult, ...]
    nuggets: tuple[int, ...] | None
    winners: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Own:
    """What one seat knows besides."""

    role: str
    hand: tuple[str, ...]
    """In the order of kinds, so that it does not tell when a card was drawn."""
    discards: tuple[str, ...]
    """Own discards of this round, in the order of kinds."""
    seen: tuple[str | None, ...]
    """What own maps showed in this round, from the top row down."""
    gold: tuple[int, ...]
    offer: tuple[int, ...]
    rejected: tuple[int, ...]
    """Gold cards of this round's payout that had to be put back."""


@dataclass(frozen=True, slots=True)
class View:
    """The game from one seat; seat and own part are None for a spectator."""

    public: Public
    seat: int | None
    own: Own | None


def by_kind(cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Cards in the order of kinds."""
    return tuple(sorted(cards, key=KIND_NUMBERS.__getitem__))


def legal_moves(view: View) -> list[str]:
    """Every legal move of the view's seat, sorted; empty when it is not its turn or the game is over."""
    public, own = view.public, view.own
    if own is None or public.to_act != view.seat:
        return []
    if public.phase == "pick-gold":
        return [f"G{value}" for value in sorted(set(own.offer))]
    return moves_of(state_of(view))


def moves_ahead(view: View) -> list[str]:
    """What would be legal if it were this seat's turn, sorted; empty while somebody has to decide or pick gold."""
    if view.own is None or view.public.phase != "play":
        return []
    return legal_moves(replace(view, public=replace(view.public, to_act=view.seat)))


def state_of(view: View) -> Round:
    """The round as far as a view shows it: hidden hands, deck, goals and roles hold the unknown codes."""
    public, own = view.public, view.own
    setup = Setup(public.edition, public.players, frozenset(public.options), public.rounds)
    seen = own.seen if own else (None, None, None)
    goals = [_content(goal.content or known) for goal, known in zip(public.goals, seen, strict=True)]
    roles = list(public.roles or ["unknown"] * public.players)
    if own is not None and view.seat is not None:
        roles[view.seat] = own.role
    codes = [ROLES.index(role) if role in ROLES else UNKNOWN_ROLE for role in roles]
    deck = [UNKNOWN] * public.deck_size
    state = begin_round(public.players, setup.rules, public.to_act or 0, deck, goals, codes)
    state.memory[PHASE] = next((number for number, name in PHASES.items() if name == public.phase), ENDED)
    set_mine(state, public.mine, tuple(goal.card for goal in public.goals))
    _set_goals(state, public)
    set_tools(state, public.broken)
    _set_cards(state, view)
    return state


def _content(name: str | None) -> int:
    return UNKNOWN_GOAL if name is None else GOAL_NAMES.index(name)


def _set_goals(state: Round, public: Public) -> None:
    for number, goal in enumerate(public.goals):
        if goal.content is not None:
            state.memory[TURNED] |= 1 << number
    if public.stone is not None:
        state.memory[PENDING] |= 1 << public.stone
    for seat, goals in enumerate(public.looked):
        state.memory[MAPS + seat] = sum(1 << goal for goal in goals)


def _set_cards(state: Round, view: View) -> None:
    public, own = view.public, view.own
    for seat, size in enumerate(public.hand_sizes):
        shown = own is not None and seat == view.seat
        for kind in [KIND_NUMBERS[card] for card in own.hand] if shown and own else [UNKNOWN] * size:
            state.give(seat, kind)
    for card in public.played:
        state.memory[PLAYED + (KIND_NUMBERS[card] >> 4)] += UNITS[KIND_NUMBERS[card]]
    state.memory[DISCARDED] = public.discards
    if own is not None and view.seat is not None:
        for card in own.discards:
            state.memory[DISCARDS + 2 * view.seat + (KIND_NUMBERS[card] >> 4)] += UNITS[KIND_NUMBERS[card]]


def reached(view: View) -> frozenset[Cell]:
    """Cells joined to the start by open tunnel; a dead end is reached but not passed."""
    return reached_cells(state_of(view))
