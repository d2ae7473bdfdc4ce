"""One server for one file: a second one would serve the same tables from a memory of its own."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
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
        _give_away(self._file, path)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise FileInUse(path) from None

    def release(self) -> None:
        """Let another server use the file."""
        os.close(self._file)


def _give_away(lock: int, path: str) -> None:
    """A lock that root made belongs to whoever has the database, or its folder, as SQLite's own files do: a server that
    runs as somebody else could not open it."""
    if os.geteuid() == 0:
        file = Path(path)
        owned = (file if file.exists() else file.absolute().parent).stat()
        os.fchown(lock, owned.st_uid, owned.st_gid)
