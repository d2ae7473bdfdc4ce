"""Players that see a view and their seat's history, never a game."""

from __future__ import annotations

from saboteur.bots.bot import BadBot, Bot, Observation, Reason
from saboteur.bots.bot_registry import BotRegistry, bot_names, make_bot, registry_of
from saboteur.bots.built_in_bots import BUILT_IN_NAMES, COMPANY, DEFAULT_BOT

__all__ = [
    "BUILT_IN_NAMES",
    "COMPANY",
    "DEFAULT_BOT",
    "BadBot",
    "Bot",
    "BotRegistry",
    "Observation",
    "Reason",
    "bot_names",
    "make_bot",
    "registry_of",
]
