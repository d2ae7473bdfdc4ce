"""What an operator sees when a server starts: how it was understood, in a few lines."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING

from saboteur.sentences import sentence

if TYPE_CHECKING:
    from saboteur.server.settings import Settings


def summary(settings: Settings, ports: list[socket]) -> list[str]:
    """A line for each thing that operators get wrong."""
    from saboteur.server.listening import written

    public, proxies = settings.public_address, ", ".join(settings.trusted_proxy)
    return [
        sentence("summary-listening", address=", ".join(map(written, ports))),
        sentence("summary-public", address=public) if public else sentence("summary-no-public"),
        _database(settings),
        sentence("summary-keep-days", days=settings.keep_days) if settings.keep_days else sentence("summary-keep"),
        sentence("summary-processes", workers=settings.workers, bots=settings.bot_workers),
        sentence("summary-proxies", proxies=proxies) if proxies else sentence("summary-no-proxies"),
        sentence("summary-limits", tables=settings.most_tables, connections=settings.most_connections),
    ]


def _database(settings: Settings) -> str:
    from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres, shown

    if is_postgres(settings.database):
        return sentence("summary-postgres", database=shown(settings.database))
    file = Path(settings.database.removeprefix(SQLITE_PREFIX)).absolute()
    return sentence("summary-sqlite", file=str(file), version=sqlite3.sqlite_version)
