"""What a seat knows, assembled from the public part and its own; and the legal moves, a function of that alone."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from itertools import starmap
from typing import Final, TypeVar

from saboteur.rules.core.cards import KIND_NUMBERS
from saboteur.rules.core.layout import ENDED, PLAY, STONE, TURN_GOAL
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import Laid, reached_cells
from saboteur.rules.core_views import moves_of, texts_of
from saboteur.rules.core_writing import shown_round
from saboteur.rules.editions import Setup
from saboteur.rules.notation import Cell

PHASES: Final = {PLAY: "play", TURN_GOAL: "turn-goal", STONE: "lay-stone"}
_PHASE_CODES: Final = {name: code for code, name in PHASES.items()}


@dataclass(frozen=True, slots=True)
class Goal:
    """One of the three goals as everybody sees it."""

    content: str | None
    """`treasure`, `Pes` or `Psw` once it is turned; None while it is face down."""
    card: str | None
    """How it lies in the mine; None while it does not carry a tunnel."""


@cache  # they look the same most of the time
def goals_of(shown: tuple[tuple[str | None, str | None], ...]) -> tuple[Goal, ...]:
    """The goals, from content and card of each."""
    return tuple(starmap(Goal, shown))


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    winner: str
    """`diggers` or `saboteurs`."""
    how: str
    """`treasure` (it was found), `hands` (they ran out) or `ring` (everybody in turn could only discard)."""
    starter: int
    """The seat that went first."""
    turns: int
    """Turns that were taken."""
    finder: int | None
    """Who played the last path card, or is credited with it (R8.7); None if the saboteurs won."""
    roles: tuple[str, ...]
    """The role of each seat."""


@dataclass(frozen=True)
class Public:
    """What everybody at the table sees."""

    edition: str
    """`lt`, `lv`, `et`, `ru` or `el`."""
    players: int
    """How many play."""
    options: tuple[str, ...]
    """The table options, sorted."""
    rounds: int
    """How many rounds the game has."""
    version: int
    """Moves played in the game so far."""
    round: int
    """The round, counted from 1."""
    starter: int
    """The seat that went first in it."""
    phase: str
    """What is to be done: `play` a card, `turn-goal`, `lay-stone`, `pick-gold`, or nothing when the game is `over`."""
    to_act: int | None
    """The seat whose move it is; None when the game is over."""
    mine: tuple[Laid, ...]
    """Column, row and card of every path card that lies, the start included, by rows and columns."""
    goals: tuple[Goal, ...]
    """The three goals, from the top row down."""
    hand_sizes: tuple[int, ...]
    """For each seat, how many cards it holds."""
    broken: tuple[tuple[str, ...], ...]
    """For each seat, its broken tools: `pick`, `lamp`, `cart`."""
    deck_size: int
    """Cards left in the draw pile."""
    discards: int
    """Cards discarded in this round, by anybody."""
    played: tuple[str, ...]
    """Cards played face up in this round, in the order of kinds."""
    looked: tuple[tuple[int, ...], ...]
    """For each seat, the goals its maps looked at in this round."""
    choices: tuple[int, ...]
    """Goals of which one must be turned."""
    stone: int | None
    """The goal whose stone must be laid."""
    roles: tuple[str, ...] | None
    """The role of each seat, when the round has ended."""
    spare: str | None
    """The dwarf left over, shown with the roles; a table without one never shows any."""
    offered: int
    """Gold cards on offer to the seat that picks."""
    gold_cards: tuple[int, ...]
    """For each seat, how many gold cards it has."""
    loose: tuple[int, ...]
    """For each seat, nuggets credited without a card."""
    gold: tuple[tuple[int, ...], ...] | None
    """Values of everybody's gold cards: at a table with open gold, and when the game has ended."""
    results: tuple[RoundResult, ...]
    """How each round that is over has ended."""
    nuggets: tuple[int, ...] | None
    """For each seat, its nuggets, when the game has ended."""
    winners: tuple[int, ...] | None
    """The seats with most nuggets, when the game has ended."""


UNFILLED: Final[dict[str, object]] = dict.fromkeys(field.name for field in fields(Public))
"""The fields of `Public` in their order."""


@dataclass(frozen=True)
class Own:
    """What one seat knows besides."""

    role: str
    """`digger`, `saboteur` or, with the option `selfish_dwarf`, `selfish`."""
    hand: tuple[str, ...]
    """Its cards, in the order of kinds, so that it does not tell when a card was drawn."""
    discards: tuple[str, ...]
    """Own discards of this round, in the order of kinds."""
    seen: tuple[str | None, ...]
    """What own maps showed in this round, from the top row down: `treasure`, `Pes`, `Psw`, or None."""
    gold: tuple[int, ...]
    """The nuggets of the own gold cards."""
    offer: tuple[int, ...]
    """The nuggets of the gold cards of which this seat is to take one now."""
    rejected: tuple[int, ...]
    """Gold cards of this round's payout that had to be put back."""


class _Remembers:
    """Room for what follows from a view: no field of it, so that it is neither compared nor shown nor copied."""

    __slots__ = ("_moves",)
    _moves: vec[i64]


@dataclass(frozen=True, slots=True)
class View(_Remembers):
    """The game from one seat; seat and own part are None for a spectator."""

    public: Public
    """What everybody sees."""
    seat: int | None
    """Whose view it is; None for a spectator."""
    own: Own | None
    """What that seat alone knows; None for a spectator."""


Part = TypeVar("Part", Public, Own)


def assembled(part: type[Part], fields: dict[str, object]) -> Part:
    """A part of a view. Its own constructor would set one field after another, which takes as long as reading them."""
    made = object.__new__(part)
    object.__setattr__(made, "__dict__", fields)
    return made


def by_kind(cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Cards in the order of kinds."""
    return tuple(sorted(cards, key=KIND_NUMBERS.__getitem__))


def remember(view: View, moves: vec[i64]) -> None:
    """Let a view of the seat to act, in the phase `play`, remember its legal moves as numbers of the core."""
    object.__setattr__(view, "_moves", moves)


def legal_moves(view: View) -> list[str]:
    """Every legal move of the view's seat, sorted; empty when it is not its turn or the game is over. Raises TypeError
    for what is no view, such as a game."""
    remembered = getattr(view, "_moves", None)
    if remembered is not None:
        return texts_of(remembered)
    if not isinstance(view, View):
        raise TypeError(f"{view!r} is no view: game.view(seat) is one; game.legal_moves() needs none")
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
    public = view.public
    rules, phase = _rules_of(public.edition, public.options), _PHASE_CODES.get(public.phase, ENDED)
    return shown_round(public, view.own, view.seat, rules, phase)


@lru_cache(maxsize=256)
def _rules_of(edition: str, options: tuple[str, ...]) -> int:
    """The rule bits of the core, which do not depend on how many play."""
    return Setup(edition, options=frozenset(options)).rules


def reached(view: View) -> frozenset[Cell]:
    """Cells joined to the start by open tunnel; a dead end is reached but not passed."""
    return reached_cells(state_of(view))
