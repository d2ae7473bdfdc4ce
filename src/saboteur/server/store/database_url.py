"""How a database is named: a file of SQLite, with `sqlite:` before it or not, or an address of PostgreSQL."""

from typing import Final

SQLITE_PREFIX: Final = "sqlite:"


def is_postgres(database: str) -> bool:
    """Whether a database is a PostgreSQL, which several workers may share; else it is a file of SQLite."""
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """A database as it may be printed: without a password."""
    head, at, rest = database.rpartition("@")
    user, colon, _ = head.rpartition(":") if head.count(":") > 1 else (head, "", "")
    return f"{user}{colon}…{at}{rest}" if colon and is_postgres(database) else database
