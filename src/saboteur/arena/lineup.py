"""Who plays: which bot sits in a seat, given its role in the deal or its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.arena.arena_game import arena_bot, spec_of

_IN_FILES: Final = str.maketrans({":": ".", "/": ".", "\\": "."})


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots by role; with `odd`, one seat is another bot, and the seat moves on from round to round.

    Raises BadBot for a name that no bot has, or a foreign bot that cannot be made.
    """

    diggers: str
    saboteurs: str
    odd: str | None = None

    def __post_init__(self) -> None:
        for name in self.bots:
            if spec_of(name) is None:
                arena_bot(name, "")  # one is made now, so that a run does not begin that cannot go on

    @property
    def bots(self) -> list[str]:
        """The bots that play, each once."""
        texts = (self.diggers, self.saboteurs, self.odd or self.diggers)
        return list(dict.fromkeys(name for text in texts for name in text.split("+")))

    @property
    def foreign_bots(self) -> list[str]:
        """Those of them whose code is not known to be the same next time."""
        return [name for name in self.bots if spec_of(name) is None]

    @property
    def title(self) -> str:
        """One word for people, with the bots' names as they were given."""
        roles = self.diggers if self.diggers == self.saboteurs else f"{self.diggers}-v-{self.saboteurs}"
        return roles if self.odd is None else f"{self.odd}-among-{roles}"

    @property
    def name(self) -> str:
        """The same for files and tables: not all systems allow a colon."""
        return self.title.translate(_IN_FILES)

    def seats(self, roles: Sequence[str], number: int) -> list[str]:
        """The bot in each seat of round `number`. A mixture `a+b` alternates by seat, and the seats rotate."""
        names = [self._of(role, seat + number) for seat, role in enumerate(roles)]
        if self.odd is not None:
            names[number % len(roles)] = self.odd
        return names

    def _of(self, role: str, turn: int) -> str:
        mixture = (self.saboteurs if role == "saboteur" else self.diggers).split("+")
        return mixture[turn % len(mixture)]
