"""What a bot is given, what it answers, and how it says why."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from saboteur.rules import Event, SaboteurError, View
from saboteur.rules.errors import Argument


@dataclass(frozen=True, slots=True)
class Observation:
    """One entry of a seat's history since the game began: the events of a move, or a claim."""

    events: tuple[Event, ...] = ()
    """Redacted for this seat; the first entry holds the events before the first move."""
    claim: tuple[int, str] | None = None
    """The seat that spoke and its claim as text, for example `!saw@8,0:stone`."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot suspects or plays: a code with arguments; the sentences are in the locales."""

    code: str
    arguments: dict[str, Argument] = field(default_factory=dict)
    weight: float = 0.0
    """How much it counts, in natural logarithms of odds for a suspicion; negative speaks for the seat."""


class Bot(Protocol):
    """A player that sees a view and its seat's history, never a game.

    An answer is a function of the bot's seed, the view and the history; whatever a bot keeps is only there for speed.
    """

    name: str

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """A legal move of the view's seat, as text."""
        ...

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        """At most one claim after a move, or None."""
        ...

    def explain(self, view: View, history: Sequence[Observation]) -> list[Reason]:
        """The reasons for what the bot suspects and would play, strongest first."""
        ...


class BadBot(SaboteurError):
    """A name that no bot has."""


def number_from(text: str) -> int:
    """A number of 62 bits that follows from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
