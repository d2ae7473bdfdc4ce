"""Which bots a table can choose from."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle

from saboteur.bots import COMPANY, DEFAULT_BOT
from saboteur.server.problems import Code, Problem


@dataclass(frozen=True)
class BotChoice:
    """The bots there are, and the one that plays where none is named."""

    names: tuple[str, ...]
    default: str

    def named(self, name: str | None) -> str:
        """A bot by its name, or the default one. Raises Problem if there is none of that name."""
        if name is None:
            return self.default if self.default in self.names else self.names[0]
        if name not in self.names:
            raise Problem(Code.UNKNOWN_BOT, bot=name[:32])
        return name

    def company(self, name: str | None, count: int) -> list[str]:
        """So many bots for a whole table: all of the kind that is named, by the caller or by whoever runs the server,
        or a mixed company. Raises Problem if there is none of that name."""
        if name is not None or self.default != DEFAULT_BOT:
            return [self.named(name)] * count
        return [kind for _, kind in zip(range(count), cycle(COMPANY), strict=False)]
