"""Players that see a view and their seat's history, never a game."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.bots.bot import BadBot, Bot, Observation, Reason
from saboteur.bots.bot_registry import DEFAULT_BOT, LADDER, PERSONALITIES, built_in_bot


def _factory(name: str) -> Callable[[str], Bot]:
    return lambda seed: built_in_bot(name, seed)


BOTS: dict[str, Callable[[str], Bot]] = {name: _factory(name) for name in (*LADDER, *PERSONALITIES)}


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name. Raises BadBot for a name that none has."""
    if name not in BOTS:
        raise BadBot("unknown-bot", bot=name)
    return BOTS[name](seed)


__all__ = ["BOTS", "DEFAULT_BOT", "BadBot", "Bot", "Observation", "Reason", "make_bot"]
