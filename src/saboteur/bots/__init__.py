"""Players that see a view and their seat's history, never a game."""

from __future__ import annotations

from saboteur.bots.bad_bot import BadBot
from saboteur.bots.bot import Bot, Observation, Reason
from saboteur.bots.bot_game import BotGame, play
from saboteur.bots.bot_registry import BotRegistry, bot_names, make_bot, named, registry_of
from saboteur.bots.built_in_bots import BUILT_IN_NAMES, COMPANY, DEFAULT_BOT
from saboteur.bots.helpers import Change, change, distances, open_cells
from saboteur.bots.outspoken import Outspoken

__all__ = [
    "BUILT_IN_NAMES",
    "COMPANY",
    "DEFAULT_BOT",
    "BadBot",
    "Bot",
    "BotGame",
    "BotRegistry",
    "Change",
    "Observation",
    "Outspoken",
    "Reason",
    "bot_names",
    "change",
    "distances",
    "make_bot",
    "named",
    "open_cells",
    "play",
    "registry_of",
]
