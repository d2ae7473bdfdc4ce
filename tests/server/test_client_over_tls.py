"""`saboteur.client` over TLS: a game is played, and each connection is used by one thread alone.

Two threads that use a TLS socket of Python at once may wait for each other forever, or break its stream.

The client runs in a process of its own, which is ended if it waits too long.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.kit.client import PATIENCE
from tests.kit.local_server import running, settings_for
from tests.kit.proxies import make_certificate

pytestmark = pytest.mark.real

# Which threads read from and wrote to each TLS connection is printed: each should have one.
CLIENT = """
import ssl
import sys
import threading
from collections import defaultdict
from functools import wraps

from saboteur.bots import make_bot
from saboteur.client import Player, play_now

threads = defaultdict(set)


def noting(method):
    @wraps(method)
    def noted(connection, *arguments, **named):
        threads[connection].add(threading.get_ident())
        return method(connection, *arguments, **named)

    return noted


for kind in (ssl.SSLSocket, ssl.SSLObject):
    for name in {"recv", "recv_into", "read", "send", "sendall", "write"} & set(vars(kind)):
        setattr(kind, name, noting(getattr(kind, name)))

seat = play_now(sys.argv[1], "Robo", 3, "random", rounds=1)
view = Player(seat, make_bot("detective", "tls")).play()
print(view.public.phase, *(len(users) for users in threads.values()))
"""


async def test_over_tls_a_connection_has_one_thread(tmp_path: Path) -> None:
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    make_certificate(certificate, key)
    async with running(settings_for(tmp_path)) as server, secured(server.base, certificate, key) as address:
        environment = os.environ | {"SSL_CERT_FILE": str(certificate)}
        client = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CLIENT, address, env=environment, stdout=asyncio.subprocess.PIPE
        )
        try:
            told, _ = await asyncio.wait_for(client.communicate(), PATIENCE)
        finally:
            if client.returncode is None:
                client.kill()
                await client.wait()
    assert told.split() == [b"over", b"1", b"1"], "a request, then the game"


@asynccontextmanager
async def secured(base: str, certificate: Path, key: Path) -> AsyncIterator[str]:
    """The address at which a server is reached over TLS, until the block ends."""
    plain, context = urlsplit(base), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection(plain.hostname, plain.port)
        await asyncio.gather(copied(reader, inner_writer), copied(inner_reader, writer))

    door = await asyncio.start_server(forward, "127.0.0.1", 0, ssl=context)
    async with door:
        yield f"https://localhost:{door.sockets[0].getsockname()[1]}"


async def copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything from one to the other, until the one ends."""
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        return  # nobody reads any more
    finally:
        writer.close()
