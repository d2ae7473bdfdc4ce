"""A copy of the database while the server runs: one moment, read only, never a checkpoint, for its owner alone."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from saboteur.server.store.sqlite_schema import VERSION

BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file. If one of an older file were left, it would be read into the copy."""


class BadBackup(Exception):
    """There is nothing to copy (`no-database`), no room for a copy (`disk-full`), or the copy is not whole
    (`not-whole`, perhaps with what the database says)."""


def back_up(source: Path, target: Path) -> None:
    """Copy a database into a new file of mode 0600. Raises BadBackup, or FileExistsError if the target exists."""
    if not source.is_file():
        raise BadBackup("no-database")
    if any(Path(f"{target}{beside}").exists() for beside in BESIDE):
        raise FileExistsError(target)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        _copy(source, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> None:
    reading = sqlite3.connect(source.absolute().as_uri() + "?mode=ro", uri=True, timeout=30)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)  # all pages in one step: one moment of the database
        writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        _check(writing)
    except sqlite3.Error as failure:
        if getattr(failure, "sqlite_errorname", "") == "SQLITE_FULL":
            raise BadBackup("disk-full") from failure
        raise BadBackup("not-whole", str(failure)) from failure
    finally:
        writing.close()
        reading.close()


def _check(copy: sqlite3.Connection) -> None:
    if copy.execute("PRAGMA user_version").fetchone()[0] not in range(1, VERSION + 1):
        raise BadBackup("no-database")
    if copy.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise BadBackup("not-whole")
