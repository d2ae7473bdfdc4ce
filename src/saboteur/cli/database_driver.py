"""Whether the driver of PostgreSQL is installed, and what it raises; asked by commands before they use a database. What
`saboteur doctor` finds out about a database: `doctor/database_check.py`."""

from __future__ import annotations

from importlib.util import find_spec

from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def check_driver(database: str) -> None:
    """Raise BadInput if a PostgreSQL is named and its driver is not installed."""
    from saboteur.server.store.database_url import is_postgres

    if is_postgres(database) and find_spec("asyncpg") is None:
        raise BadInput(sentence("serve-not-started", why=sentence("serve-no-driver")))


def unanswered() -> tuple[type[Exception], ...]:
    """What is raised when a database does not answer or does not let us in."""
    if find_spec("asyncpg") is None:
        return (OSError,)
    import asyncpg

    return (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
