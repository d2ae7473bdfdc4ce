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
    """The game begins."""

    edition: str
    players: int
    options: tuple[str, ...]
    """The table options, sorted."""
    rounds: int
    """How many rounds it will have."""


@dataclass(frozen=True)
class RoundBegan:
    """A round begins."""

    round: int
    starter: int
    """The seat that goes first."""
    hand_sizes: tuple[int, ...]
    """For each seat, how many cards it was dealt."""
    deck_size: int
    """Cards in the draw pile."""
    mine: tuple[tuple[int, int, str], ...]
    """Cards that lie already: the start, and more in a position made by hand."""
    stones: tuple[str | None, ...]
    """How the goals lie that are turned up already, from the top row down; None for a goal that is face down."""
    broken: tuple[tuple[str, ...], ...]
    """For each seat, its broken tools; none, unless a position was made by hand."""


@dataclass(frozen=True)
class Dealt:
    """A seat gets its role and its hand."""

    seat: int
    role: str | Secret = field(metadata=SECRET)
    """`digger`, `saboteur` or `selfish`."""
    hand: tuple[str, ...] | Secret = field(metadata=SECRET)
    """Its cards, in the order of kinds."""


@dataclass(frozen=True)
class TurnBegan:
    """It is a seat's turn."""

    seat: int


@dataclass(frozen=True)
class PathLaid:
    """A path card is laid."""

    seat: int
    cell: Cell
    card: str
    """As it lies."""


@dataclass(frozen=True)
class RockFell:
    """A rockfall takes a path card away."""

    seat: int
    cell: Cell
    card: str
    """The path card that was taken away, as it lay."""


@dataclass(frozen=True)
class ToolBroken:
    """A tool is broken."""

    seat: int
    target: int
    tool: str


@dataclass(frozen=True)
class ToolMended:
    """A tool is repaired."""

    seat: int
    target: int
    tool: str
    card: str
    """The card that was played, with all tools on it."""


@dataclass(frozen=True)
class GoalSeen:
    """A map is used."""

    seat: int
    goal: int
    content: str | Secret = field(metadata=SECRET)
    """`treasure`, `Pes` or `Psw`."""


@dataclass(frozen=True)
class Discarded:
    """A card is discarded, face down."""

    seat: int
    card: str | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class Drew:
    """A card is drawn."""

    seat: int
    card: str | Secret = field(metadata=SECRET)


@dataclass(frozen=True)
class GoalTurned:
    """A goal is turned over."""

    goal: int
    content: str
    """`treasure`, `Pes` or `Psw`."""


@dataclass(frozen=True)
class StoneLaid:
    """A stone that was turned over joins the tunnel."""

    goal: int
    card: str
    """As it lies."""


@dataclass(frozen=True)
class GoalsReached:
    """Several goals are reached and the player must choose which one to turn."""

    seat: int
    goals: tuple[int, ...]
    """The goals to choose from."""


@dataclass(frozen=True)
class StoneMisfitted:
    """No way of laying this stone agrees with its neighbours, and the player must choose."""

    seat: int
    goal: int


@dataclass(frozen=True)
class RoundEnded:
    """A round ends, and everything is shown."""

    round: int
    winner: str
    """`diggers` or `saboteurs`."""
    how: str
    """`treasure`, `hands` or `ring`."""
    starter: int
    """The seat that went first."""
    turns: int
    """Turns that were taken."""
    finder: int | None
    """Who played the last path card, or is credited with it (R8.7); None if the saboteurs won."""
    roles: tuple[str, ...]
    """The role of each seat."""
    spare: str | None
    """The dwarf card left over; None where the table plays without one."""
    goals: tuple[str, ...]
    """What the goals are, from the top row down: `treasure`, `Pes` or `Psw`."""


@dataclass(frozen=True)
class GoldOffered:
    """A seat is to take one of the gold cards."""

    seat: int
    count: int
    """How many cards are on offer."""
    values: tuple[int, ...] | Secret = field(metadata=SECRET)
    """Their nuggets."""


@dataclass(frozen=True)
class GoldTaken:
    """A seat takes a gold card."""

    seat: int
    value: int | Secret = field(metadata=SECRET)
    """Its nuggets."""


@dataclass(frozen=True)
class GoldPaid:
    """A player drew for a claim: how many cards he kept and what was credited without a card is seen by all."""

    seat: int
    count: int
    """How many gold cards it kept."""
    loose: int
    """Nuggets credited without a card."""
    kept: tuple[int, ...] | Secret = field(metadata=SECRET)
    """The nuggets of these cards."""
    rejected: tuple[int, ...] | Secret = field(metadata=SECRET)
    """Those of the cards that it had to put back."""


@dataclass(frozen=True)
class GoldShown:
    """At a table with open gold, the cards just taken."""

    seat: int
    values: tuple[int, ...]
    """Their nuggets."""


@dataclass(frozen=True)
class GameEnded:
    """The game ends."""

    nuggets: tuple[int, ...]
    """For each seat, its nuggets."""
    winners: tuple[int, ...]
    """The seats with most nuggets."""
    gold: tuple[tuple[int, ...], ...]
    """For each seat, the nuggets of its gold cards."""


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
