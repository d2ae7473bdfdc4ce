"""How many files this process may open: a connection is one of them."""

from __future__ import annotations

import resource
from typing import Final

from saboteur.server.settings import Settings

WAITING: Final = 128
"""Connections that were taken and whose turn has not come."""
MOST_WAITING: Final = 1024
"""The same where there are files to spare."""
RESERVE: Final = 64 + WAITING
"""For these, the database, logs, bots, replays, the event loop and what Python opens now and then."""
FOR_EACH_BOT: Final = 4
UNLIMITED: Final = 1 << 30


def raised() -> int:
    """Raise this process's limit of open files as far as the system allows; returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return limit()  # some systems have a lower limit of their own
    return limit()


def limit() -> int:
    """Files that this process may open now."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def needed(settings: Settings) -> int:
    """Files for all the connections that the settings allow, and for everything else."""
    return settings.most_connections + settings.most_http_connections + reserve(settings)


def for_waiting(settings: Settings, files: int) -> int:
    """Connections that may wait for their turn, of so many files."""
    return min(MOST_WAITING, WAITING + max(0, files - needed(settings)))


def reserve(settings: Settings) -> int:
    """Files that are no connections."""
    return RESERVE + 2 * FOR_EACH_BOT * settings.bot_workers_each  # as many again for bots that search


def for_connections(settings: Settings, files: int) -> int:
    """Connections that fit into so many files, sockets included; a fourth of very few files is kept all the same."""
    return min(needed(settings), files) - min(reserve(settings), files // 4)
