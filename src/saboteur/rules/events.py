"""What happened, in the past tense. Fields marked `secret` are for the event's seat alone; `redacted` hides them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Final, Literal, get_args

Cell = tuple[int, int]


class Hidden(Enum):
    """The value of a secret field for everybody but its owner."""

    HIDDEN = None

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden.HIDDEN
Secret = Literal[Hidden.HIDDEN]


SECRET: Final = {"secret": True}
"""Marks a field that only the event's own seat may see."""


@dataclass(frozen=True)
class GameBegan:
    edition: str
    players: int
    options: tuple[str, ...]
    rounds: int


@dataclass(frozen=True)
class RoundBegan:
    round: int
    starter: int
    hand_sizes: tuple[int, ...]
    deck_size: int
    mine: tuple[tuple[int, int, str], ...]
    """Cards that lie already: the start, and more in a position made by hand."""
    stones: tuple[str | None, ...]
    """How the goals lie that are turned up already, from the top row down; None for a goal that is face down."""
    broken: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Dealt:
    seat: int
    role: str | Secret = field(metadata=SECRET)
    hand: tuple[str, ...] | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class TurnBegan:
    seat: int


@dataclass(frozen=True)
class PathLaid:
    seat: int
    cell: Cell
    card: str


@dataclass(frozen=True)
class RockFell:
    seat: int
    cell: Cell
    card: str
    """The path card that was taken away, as it lay."""


@dataclass(frozen=True)
class ToolBroken:
    seat: int
    target: int
    tool: str


@dataclass(frozen=True)
class ToolMended:
    seat: int
    target: int
    tool: str
    card: str


@dataclass(frozen=True)
class GoalSeen:
    seat: int
    goal: int
    content: str | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class Discarded:
    seat: int
    card: str | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class Drew:
    seat: int
    card: str | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class GoalTurned:
    goal: int
    content: str


@dataclass(frozen=True)
class StoneLaid:
    goal: int
    card: str


@dataclass(frozen=True)
class GoalsReached:
    """Several goals are reached and the player must choose which one to turn."""

    seat: int
    goals: tuple[int, ...]


@dataclass(frozen=True)
class StoneMisfitted:
    """No way of laying this stone agrees with its neighbours, and the player must choose."""

    seat: int
    goal: int


@dataclass(frozen=True)
class RoundEnded:
    round: int
    winner: str
    how: str
    starter: int
    turns: int
    finder: int | None
    roles: tuple[str, ...]
    spare: str | None
    goals: tuple[str, ...]


@dataclass(frozen=True)
class GoldOffered:
    seat: int
    count: int
    values: tuple[int, ...] | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class GoldTaken:
    seat: int
    value: int | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class GoldPaid:
    """A player drew for a claim: how many cards he kept and what was credited without a card is seen by all."""

    seat: int
    count: int
    loose: int
    kept: tuple[int, ...] | Secret = field(metadata=SECRET)
    rejected: tuple[int, ...] | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class GoldShown:
    """At a table with open gold, the cards just taken."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class GameEnded:
    nuggets: tuple[int, ...]
    winners: tuple[int, ...]
    gold: tuple[tuple[int, ...], ...]


Event = (
    GameBegan | RoundBegan | Dealt | TurnBegan | PathLaid | RockFell | ToolBroken | ToolMended | GoalSeen | Discarded
    | Drew | GoalTurned | StoneLaid | GoalsReached | StoneMisfitted | RoundEnded | GoldOffered | GoldTaken | GoldPaid
    | GoldShown | GameEnded
)  # fmt: skip


SECRETS: Final[dict[type, dict[str, Secret]]] = {
    kind: {entry.name: HIDDEN for entry in fields(kind) if entry.metadata.get("secret")} for kind in get_args(Event)
}
"""For each kind of event, its secret fields with what others see there."""


_SEAT_ALONE: Final = frozenset(kind for kind, hidden in SECRETS.items() if len(fields(kind)) == len(hidden) + 1)
"""The events with secrets of which others learn the seat alone."""


@cache
def _without_secrets(kind: type, seat: int) -> Event:
    """One such event for all that look the same: there are as many as seats."""
    event: Event = kind(seat, **SECRETS[kind])
    return event


def owner(event: Event) -> int | None:
    """The seat that alone sees all of an event; None if everybody does."""
    return getattr(event, "seat", None) if SECRETS[type(event)] else None


def redacted(event: Event, seat: int | None) -> Event:
    """The event as a seat may see it; None is a spectator."""
    kind = type(event)
    hidden = SECRETS[kind]
    if not hidden or getattr(event, "seat", None) == seat:
        return event
    if kind in _SEAT_ALONE:
        return _without_secrets(kind, event.seat)  # type: ignore[arg-type, union-attr]
    other = object.__new__(kind)  # its own constructor would set one field after another
    object.__setattr__(other, "__dict__", vars(event) | hidden)
    return other
