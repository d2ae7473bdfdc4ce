"""What bots say: after a look at a goal, what they saw, or a lie. They never accuse anyone.

Tables and the arena both decide here (`ClaimRates.about`); the arena passes what it reads from the core.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.bots.bot import Observation
from saboteur.bots.policy import mixed
from saboteur.rules import View
from saboteur.rules.claims import Claim, claim_text
from saboteur.rules.events import GoalSeen

SILENT_LUCK = 0x5A11


@dataclass(frozen=True, slots=True)
class ClaimRates:
    """How often, in thousandths, a bot tells what its map showed, and lies about it as a saboteur."""

    tells: int = 0
    lies: int = 0

    def claim(self, view: View, history: Sequence[Observation], seed: int) -> str | None:
        """A claim right after the own look at a goal, else None."""
        goal = _just_seen(view.seat, history)
        if goal is None or view.own is None or view.public.roles is not None:
            return None
        treasure = view.own.seen[goal] == "treasure"
        claim = self.about(goal, seed, view.public.version, saboteur=view.own.role == "saboteur", treasure=treasure)
        return None if claim is None else claim_text(claim)

    def about(self, goal: int, seed: int, version: int, *, saboteur: bool, treasure: bool) -> Claim | None:
        """What is said about a goal that was seen when the game had so many moves; None to say nothing."""
        luck = mixed(seed ^ SILENT_LUCK, version)
        if luck % 1000 >= self.tells:
            return None
        lies = saboteur and luck // 1000 % 1000 < self.lies
        return Claim("saw", goal=goal, content="treasure" if treasure != lies else "stone")


def _just_seen(seat: int | None, history: Sequence[Observation]) -> int | None:
    """The goal at which this seat has just looked, unless it has spoken since."""
    for observation in reversed(history):
        if observation.claim is not None:
            if observation.claim[0] == seat:
                return None
        else:
            for event in observation.events:
                if isinstance(event, GoalSeen) and event.seat == seat:
                    return event.goal
            return None
    return None
