"""HTTP without a library: any bytes can be sent, and none need be."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

PATIENCE = 90.0


def request(path: str = "/api/health", *headers: str, method: str = "GET", version: str = "1.1") -> bytes:
    """The head of a request, with these headers and no others."""
    return "\r\n".join([f"{method} {path} HTTP/{version}", *headers, "", ""]).encode("latin-1")


class RawHttp:
    """One connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, base: str, local: str = "127.0.0.1") -> Self:
        """Connect from an address of this machine, and say nothing."""
        parts = urlsplit(base)
        return cls(*await asyncio.open_connection(parts.hostname, parts.port, local_addr=(local, 0)))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self.writer.write(data)

    def stop_reading(self) -> None:
        """Read nothing from now on: what is sent here waits in the network, then at the server."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]

    async def status(self) -> int:
        """The status of the next answer, which is read to its end; 0 if the connection ends instead."""
        try:
            async with asyncio.timeout(PATIENCE):
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                lengths = [line.split(":")[1] for line in head.splitlines() if line.startswith("content-length:")]
                await self.reader.readexactly(int(lengths[0]) if lengths else 0)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(head.split(" ")[1])

    async def ended(self) -> bytes:
        """Wait until the server closes the connection; gives what it said before."""
        told = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while data := await self.reader.read(65536):
                    told += data
        return told
