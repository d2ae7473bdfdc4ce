"""How a database is named: a file of SQLite, with `sqlite:` before it or not, or an address of PostgreSQL."""

from typing import Final

from saboteur.server.setting_kinds import POSTGRES_PREFIXES, without_password

SQLITE_PREFIX: Final = "sqlite:"


def is_postgres(database: str) -> bool:
    """Whether a database is a PostgreSQL, which several workers may share; else it is a file of SQLite."""
    return database.startswith(POSTGRES_PREFIXES)


def shown(database: str) -> str:
    """A database as it may be printed: without a password."""
    return without_password(database)
