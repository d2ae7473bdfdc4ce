"""Where tests lay their files: in memory, if the system has such a place and lets us write there."""

import os
from pathlib import Path
from typing import Final

SHARED: Final = Path("/dev/shm")


def writable(place: Path) -> Path | None:
    """The folder if we may write there, else None, which is the usual place of temporary files."""
    return place if place.is_dir() and os.access(place, os.W_OK | os.X_OK) else None


MEMORY: Final = writable(SHARED)
