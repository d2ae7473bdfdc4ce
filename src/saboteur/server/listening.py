"""The ports that a server listens at, opened before anything is announced: then what is announced is true."""

from __future__ import annotations

import errno
import socket
from typing import Final

BACKLOG: Final = 2048
"""Connections that may wait to be accepted."""


def open_ports(host: str, port: int) -> list[socket.socket]:
    """A listening socket for each address that a host name stands for. Port 0 is any free one, the same for all.

    Raises OSError if the port is taken, or the address is none of this machine's.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    opened: list[socket.socket] = []
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            opened.append(_listening(family, (address[0], port, *address[2:])))
        except OSError as failure:
            if failure.errno == errno.EADDRNOTAVAIL and (opened or address != found[-1][4]):
                continue  # such as ::1 where there is no IPv6
            for each in opened:
                each.close()
            raise
        port = int(opened[0].getsockname()[1])
    return opened


def _listening(family: int, address: tuple[str | int, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only for these
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except BaseException:
        made.close()
        raise
    made.settimeout(0)
    return made


def written(port: socket.socket) -> str:
    """Where a port listens, as people write it."""
    host, number = port.getsockname()[:2]
    return f"[{host}]:{number}" if ":" in host else f"{host}:{number}"
