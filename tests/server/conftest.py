"""The loop and the folder of a server test.

A test runs on a virtual clock with a network in memory, unless it is marked `real` or runs on PostgreSQL. The folder is
in memory where the system has such a place: these tests do not pull the plug.
"""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.memory_folder import MEMORY
from tests.kit.memory_loop import MemoryLoop, reproducible
from tests.kit.temporary_database import ON_POSTGRES


@pytest.fixture
def anyio_backend(request: pytest.FixtureRequest) -> Iterator[tuple[str, dict[str, Any]]]:
    """What pytest runs asynchronous tests on."""
    if ON_POSTGRES or request.node.get_closest_marker("real") is not None:
        yield "asyncio", {}
    else:
        with reproducible():
            yield "asyncio", {"loop_factory": MemoryLoop}


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="saboteur-test-", dir=MEMORY))
    yield made
    shutil.rmtree(made)
