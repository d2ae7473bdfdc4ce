"""Ports for servers in processes of their own."""

from __future__ import annotations

import os
import random
import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle

FIRST, WORKERS, EACH = 20_000, 12, 1_000
"""Below the ports that the system gives to outgoing connections: while a server is away, nobody else gets its port,
not even one of its own clients. Each process of a run of tests has a thousand of its own."""


def free_port() -> int:
    """A port that nobody listens on, and that no other test of the same run is given meanwhile. Raises OSError."""
    for _ in range(EACH):
        port = next(_ports())
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")


@cache
def _ports() -> Iterator[int]:
    """The ports of this process, in an order of their own: other runs on this machine have the same ones."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = list(range(FIRST + worker * EACH, FIRST + (worker + 1) * EACH))
    random.Random().shuffle(ports)
    return cycle(ports)
