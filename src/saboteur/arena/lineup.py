"""Who plays: which bot sits in a seat, given its role in the deal or its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.bots import BadBot
from saboteur.bots.reference_bots import is_known


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots by role; with `odd`, one seat is another bot, and the seat moves on from round to round."""

    diggers: str
    saboteurs: str
    odd: str | None = None

    def __post_init__(self) -> None:
        for text in (self.diggers, self.saboteurs, self.odd or self.diggers):
            for name in text.split("+"):
                if not is_known(name):
                    raise BadBot("unknown-bot", bot=name)

    @property
    def name(self) -> str:
        """One word for files and tables."""
        roles = self.diggers if self.diggers == self.saboteurs else f"{self.diggers}-v-{self.saboteurs}"
        return roles if self.odd is None else f"{self.odd}-among-{roles}"

    def seats(self, roles: Sequence[str], number: int) -> list[str]:
        """The bot in each seat of round `number`. A mixture `a+b` alternates by seat, and the seats rotate."""
        names = [self._of(role, seat + number) for seat, role in enumerate(roles)]
        if self.odd is not None:
            names[number % len(roles)] = self.odd
        return names

    def _of(self, role: str, turn: int) -> str:
        mixture = (self.saboteurs if role == "saboteur" else self.diggers).split("+")
        return mixture[turn % len(mixture)]
