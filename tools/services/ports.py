"""Ports for servers in processes of their own."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle

FIRST, BLOCKS, EACH = 20_000, 60, 200
"""Below the ports that the system gives to outgoing connections: while a server is away, nobody else gets its port,
not even one of its own clients. Each process that tests has a block of its own, whichever part, run or user it belongs
to; the first port of the block is bound as long as the process lives, and shows the others that it is taken."""
LOOPBACK = "127.0.0.1"


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given meanwhile. Raises OSError."""
    for _ in range(EACH - 1):
        port = next(_ports())
        with socket.socket() as probe:
            try:
                probe.bind((LOOPBACK, port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")


@cache
def _ports() -> Iterator[int]:
    """The ports of this process, in an order of their own."""
    first = _guard().getsockname()[1]
    ports = list(range(first + 1, first + EACH))
    random.Random().shuffle(ports)
    return cycle(ports)


@cache
def _guard() -> socket.socket:
    """A socket at the first port of a block that no other process has. Raises OSError if all are taken."""
    for block in range(BLOCKS):
        guard = socket.socket()
        try:
            guard.bind((LOOPBACK, FIRST + block * EACH))
        except OSError:
            guard.close()
            continue
        return guard
    raise OSError("no block of ports is free")
