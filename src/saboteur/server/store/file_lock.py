"""One server for one file: a second one would serve the same tables from a memory of its own."""

from __future__ import annotations

import fcntl
import os
from typing import Final

SUFFIX: Final = "-lock"
"""Beside the database, as SQLite's own files are. It stays, empty, and only a running server holds it."""


class FileInUse(Exception):
    """Another server uses the file."""


class FileLock:
    """Held from when it is made until it is released, or until the process ends, however it ends."""

    def __init__(self, path: str) -> None:
        """Raises FileInUse, or OSError if there can be no such file."""
        self._file = os.open(path + SUFFIX, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise FileInUse(path) from None

    def release(self) -> None:
        """Let another server use the file."""
        os.close(self._file)
