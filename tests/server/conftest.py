"""A folder for a server's database, in memory where the system has such a place: these tests do not pull the plug."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="saboteur-test-", dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)
