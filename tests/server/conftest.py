"""The loop of a server test: a virtual clock and a network in memory, unless the test is marked `real` or runs on
PostgreSQL."""

from collections.abc import Iterator
from typing import Any

import pytest

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
