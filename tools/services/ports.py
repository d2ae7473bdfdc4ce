"""Ports for servers in processes of their own."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle

FIRST, BLOCKS, EACH = 20_000, 120, 100
"""Below the ports that the system gives to outgoing connections: while a server is away, nobody else gets its port,
not even one of its own clients. Each process that tests has a block of its own, whichever part or run it belongs to."""


def free_port() -> int:
    """A port that nobody listens on, and that no other process is given meanwhile. Raises OSError."""
    _, ports = _own_block()
    for _ in range(EACH):
        port = next(ports)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")


@cache
def _own_block() -> tuple[socket.socket, Iterator[int]]:
    """What guards the block of this process until it ends, and its ports in an order of their own. Raises OSError."""
    for first in range(FIRST, FIRST + BLOCKS * EACH, EACH):
        guard = socket.socket()
        try:
            guard.bind(("127.0.0.1", first))
        except OSError:  # another process has this block
            guard.close()
            continue
        ports = list(range(first + 1, first + EACH))
        random.Random().shuffle(ports)
        return guard, cycle(ports)
    raise OSError("no block of ports is free")
