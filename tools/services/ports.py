"""Ports for servers in processes of their own."""

from __future__ import annotations

import fcntl
import os
import random
import socket
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path

FIRST, BLOCKS, EACH = 20_000, 24, 500
"""Below the ports that the system gives to outgoing connections: while a server is away, nobody else gets its port,
not even one of its own clients. Each process that tests has a block of its own, whichever part or run it belongs to."""


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given meanwhile. Raises OSError."""
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
    """The ports of this process, in an order of their own."""
    first = FIRST + _own_block() * EACH
    ports = list(range(first, first + EACH))
    random.Random().shuffle(ports)
    return cycle(ports)


def _own_block() -> int:
    """A block that no other process has as long as this one lives; any if all are taken."""
    for block in range(BLOCKS):
        with suppress(OSError):  # somebody else's file, or somebody has it
            file = os.open(Path(tempfile.gettempdir()) / f"saboteur-ports-{block}", os.O_CREAT | os.O_RDWR, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # held until the process ends
            except OSError:
                os.close(file)
                continue
            return block
    return random.randrange(BLOCKS)
