"""What goes to a socket in one write: the step and the answer of whoever moved, and a goodbye in any case."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from saboteur.server.broadcast.connection import Connection, framed
from saboteur.server.limits.rate_limit import Bucket
from saboteur.server.problems import Code
from saboteur.server.wire import messages
from tests.kit.memory_loop import run_virtual


class Wire:
    """A transport that remembers every write."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.transport = self

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """What uvicorn is given to close the socket."""

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        raise AssertionError("nobody is slow here")


def _connection() -> tuple[Wire, Connection]:
    made = Wire()
    return made, Connection(made.send, "192.0.2.1", Bucket(size=10, rate=1, now=0))


def test_what_is_held_goes_in_one_write_in_its_order() -> None:
    wired, connection = _connection()
    connection.hold()
    connection.push_bytes(b'{"type":"step"}')
    connection.push(messages.Done("key-1", 7))
    assert wired.written == []
    connection.release()
    connection.push_bytes(b"{}")
    assert wired.written == [framed(b'{"type":"step"}') + framed(b'{"type":"done","key":"key-1","n":7}'), framed(b"{}")]


def test_who_is_sent_away_while_something_is_held_gets_all_of_it_and_the_goodbye() -> None:
    async def scene() -> list[bytes]:
        wired, connection = _connection()
        connection.hold()
        connection.push_bytes(b"{}")
        connection.end(Code.STOPPING)
        connection.push(messages.Done("key-1", 7))
        connection.release()
        await asyncio.sleep(0)
        return wired.written

    (all_of_it,) = run_virtual(scene())
    assert all_of_it.startswith(framed(b"{}"))
    assert b'"bye"' in all_of_it
    assert b'"done"' not in all_of_it
