"""How a database is named: a file of SQLite, with `sqlite:` before it or not, or an address of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from saboteur.server.setting_kinds import POSTGRES_PREFIXES, without_password

SQLITE_PREFIX: Final = "sqlite:"
CERTIFICATES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
"""Options of an address of PostgreSQL that name files."""


def is_postgres(database: str) -> bool:
    """Whether a database is a PostgreSQL, which several workers may share; else it is a file of SQLite."""
    return database.startswith(POSTGRES_PREFIXES)


def asks_the_system(database: str) -> bool:
    """Whether a PostgreSQL may ask the system who connects: it is on this machine, and the address has no password."""
    parts, options = urlsplit(database), _options(database)
    return parts.password is None and "password" not in options and _is_reached_by_a_file(database)


def lacks_certificate(database: str) -> bool:
    """Whether an address names the file of a certificate, which is looked for before anything else, and it is not
    there. Nobody looks for it on the way to a PostgreSQL of this machine, unless told to."""
    options = _options(database)
    is_looked_for = "sslmode" in options or not _is_reached_by_a_file(database)
    return is_looked_for and any(not Path(options[name]).exists() for name in CERTIFICATES if name in options)


def _is_reached_by_a_file(database: str) -> bool:
    """Whether a PostgreSQL listens at a socket in a folder of this machine."""
    host = _options(database).get("host", unquote(urlsplit(database).hostname or ""))
    return not host or host.startswith("/")


def _options(database: str) -> dict[str, str]:
    return {name: texts[0] for name, texts in parse_qs(urlsplit(database).query).items()}


def shown(database: str) -> str:
    """A database as it may be printed: without a password."""
    return without_password(database)
