"""Whether the driver of PostgreSQL is installed, and why a database cannot be used, in words for operators; for all
commands that use one. What else `saboteur doctor` finds out about a database: `doctor/database_check.py`."""

from __future__ import annotations

import errno
import socket
import sys
from importlib.util import find_spec
from pathlib import Path

from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def check_driver(database: str) -> None:
    """Raise BadInput if a PostgreSQL is named and its driver is not installed."""
    from saboteur.server.store.database_url import is_postgres

    if is_postgres(database) and find_spec("asyncpg") is None:
        raise BadInput(sentence("serve-not-started", why=no_driver()))


def no_driver() -> str:
    """How the driver is installed into the very environment that lacks it."""
    return sentence("serve-no-driver", command=f"{Path(sys.prefix, 'bin', 'pip')} install asyncpg")


def unanswered() -> tuple[type[Exception], ...]:
    """What is raised when a database does not answer or does not let us in."""
    if find_spec("asyncpg") is None:
        return (OSError,)
    import asyncpg

    return (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)


def why_unanswered(failure: BaseException, database: str) -> str:
    """Why a PostgreSQL cannot be used, for the end of another sentence: never what the exception says, which may quote
    a password."""
    from saboteur.server.store.database_url import lacks_certificate, shown

    key = _kind(failure)
    if isinstance(failure, FileNotFoundError) and lacks_certificate(database):
        key = "setting"  # not the socket of PostgreSQL
    if key == "setting" and "?" not in database:
        key = None
    if key is None:
        return sentence("serve-no-answer", why=type(failure).__name__)
    why = sentence(f"serve-database-{key}", database=shown(database))
    # A second @ belongs to the password, and libraries disagree on where that ends.
    return sentence("serve-database-escape", why=why) if database.count("@") > 1 else why


def _kind(failure: BaseException) -> str | None:
    if isinstance(failure, socket.gaierror):
        return "host"
    if isinstance(failure, TimeoutError):
        return "late"
    # With several addresses for one name, asyncio raises one error about all of them.
    refused = f"[Errno {errno.ECONNREFUSED}]" in str(failure)
    if isinstance(failure, (ConnectionRefusedError, FileNotFoundError)) or (isinstance(failure, OSError) and refused):
        return "refused"
    if find_spec("asyncpg") is None:
        return None
    import asyncpg

    answers = {
        asyncpg.InvalidAuthorizationSpecificationError: "login",  # a wrong password is one, too
        asyncpg.InvalidCatalogNameError: "missing",
        asyncpg.InsufficientPrivilegeError: "rights",
        asyncpg.InvalidSchemaNameError: "rights",  # there is no schema at all that may be used
        asyncpg.ClientConfigurationError: "setting",
    }
    return next((key for kind, key in answers.items() if isinstance(failure, kind)), None)
