"""Where an operator reaches a running server: a socket file of mode 0600, beside the database or where it is set."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Final

from saboteur.server.settings import Settings
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres

SUFFIX: Final = "-control"
WITHOUT_FILE: Final = "saboteur.control"
"""In the folder where the server was started, if its database is no file."""
BACKLOG: Final = 16


class ControlInUse(Exception):
    """Another server answers there."""


def control_path(settings: Settings) -> Path:
    """Where the socket of a server with these settings lies."""
    if settings.control is not None:
        return settings.control
    if is_postgres(settings.database):
        return Path(WITHOUT_FILE).absolute()
    return Path(settings.database.removeprefix(SQLITE_PREFIX) + SUFFIX).absolute()


def open_control(path: Path) -> socket.socket:
    """A socket that listens there, for the owner of this process alone. What a dead server left is replaced.

    Raises ControlInUse, or OSError if there can be none.
    """
    if path.is_socket():
        if is_answered(path):
            raise ControlInUse(str(path))
        path.unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        before = os.umask(0o177)  # from its first moment on, nobody else may connect
        try:
            made.bind(str(path))
        finally:
            os.umask(before)
        made.listen(BACKLOG)
        made.settimeout(0)
    except BaseException:
        made.close()
        raise
    return made


def is_answered(path: Path) -> bool:
    """Whether somebody listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        way.settimeout(1)
        try:
            way.connect(str(path))
        except OSError:
            return False
    return True
