"""What a bot is given, what it answers, and how it says why."""

from __future__ import annotations

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from saboteur.rules import Event, View
from saboteur.rules.errors import Argument

PASSED_ON: Final = re.compile("#[0-9a-f]{8}")
"""A seed that a bot from outside was given."""


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
    """What it is about."""
    arguments: dict[str, Argument] = field(default_factory=dict)
    """The seats, cards and numbers that belong to it."""
    weight: float = 0.0
    """How much it counts, in natural logarithms of odds for a suspicion; negative speaks for the seat."""


class Bot(ABC):
    """A player that sees a view and its seat's history, never a game. Derive from it and write `choose`.

    A bot is made for one seat of one game, and may be made again in the middle of that game. An answer is therefore a
    function of the seed, the view and the history; whatever a bot keeps is only there for speed.
    """

    def __init__(self, seed: str = "") -> None:
        self.name: str = type(self).__name__
        """What it is called in records and reports: the name of its class, or that by which it was asked for."""
        self.seed = seed
        """What its random choices follow from."""

    @abstractmethod
    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """A legal move of the view's seat, as text; `saboteur.rules.legal_moves(view)` lists them."""

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - others speak
        """At most one claim after a move of anybody, such as `!saw@8,0:stone`; None to say nothing."""
        return None

    def explain(self, view: View, history: Sequence[Observation]) -> list[Reason]:  # noqa: ARG002 - others explain
        """The reasons for what the bot suspects and would play, strongest first."""
        return []

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:  # noqa: ARG002 - see claim
        """For each seat how likely it is a saboteur, from 0 to 1, as tournaments ask; None to have no opinion."""
        return None

    def random(self, view: View) -> Random:
        """Chance for one decision: it follows from the seed and the number of moves played."""
        return Random(f"{self.seed}/{view.public.version}")


def number_from(text: str) -> int:
    """A number of 62 bits that follows from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


def seed_number(seed: str) -> int:
    """A bot's seed text as the number that its choices start from."""
    if PASSED_ON.fullmatch(seed):
        return int(seed[1:], 16)
    return number_from(seed) & 0xFFFFFFFF


def passed_on(seed: str) -> str:
    """The seed for a bot from outside: it hides what it was made of (in the arena, also the seed of the deals, unless
    that one can be guessed), and a built-in bot made of a policy that gets it instead chooses the same."""
    return f"#{seed_number(seed):08x}"
