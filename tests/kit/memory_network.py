"""A network in memory: connections that behave as TCP does between two programs of one machine, without a socket.

Both ends are transports of asyncio, so protocols and clients run on them unchanged, byte for byte. Each direction has a
window: what is not read waits there, and then with whoever wrote it, who is told to pause.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
from collections.abc import Callable
from typing import Any, Final

WINDOW: Final = 64 * 1024
"""Bytes under way in one direction: what the system keeps for a reader who does not read."""
MOST_AT_ONCE: Final = 256 * 1024
"""Bytes that a protocol is given at once; as asyncio's own transports."""
HIGH_WATER: Final = 64 * 1024
FIRST_PORT: Final = 20_000
LONGEST_DELAY: Final = 0.005
"""Seconds. Two looks of a test that waits for something lie further apart."""
LOOPBACK: Final = "127.0.0.1"

Address = tuple[str, int]
ProtocolFactory = Callable[[], asyncio.BaseProtocol]


class Network:
    """Who listens where, and how long bytes are under way: with a seed, each read comes a while later."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seed: int = 0) -> None:
        self._loop = loop
        self._chance = random.Random(seed) if seed else None
        self._listeners: dict[int, Listener] = {}
        self._last_port = FIRST_PORT
        self.idle_file, self._other_end = os.pipe()
        """A file that never has anything to read, for those who look at the number of a socket's file."""
        self.ready_file = os.open(os.devnull, os.O_RDONLY)
        """One that always has."""

    def close(self) -> None:
        """Close the files."""
        for file in (self.idle_file, self._other_end, self.ready_file):
            os.close(file)

    def later(self, step: Callable[[], None]) -> None:
        """Do something when bytes that are sent now arrive."""
        if self._chance is None:
            self._loop.call_soon(step)
        else:
            self._loop.call_later(self._chance.random() * LONGEST_DELAY, step)

    def free_port(self) -> int:
        """A port that nobody had before."""
        self._last_port += 1
        return self._last_port

    def listen(self, factory: ProtocolFactory, port: int) -> Listener:
        """Let a server take connections. Raises OSError if another does."""
        if port in self._listeners:
            raise OSError(98, "address already in use")
        made = self._listeners[port] = Listener(self, factory, (LOOPBACK, port))
        return made

    def forget(self, port: int) -> None:
        """Nobody listens there any more."""
        self._listeners.pop(port, None)

    def connect(self, factory: ProtocolFactory, port: int, local: str) -> tuple[MemoryTransport, asyncio.BaseProtocol]:
        """Connect to a port; the server takes the connection in a later step. Raises ConnectionRefusedError."""
        listener = self._listeners.get(port)
        if listener is None:
            raise ConnectionRefusedError(111, f"nobody listens at port {port}")
        own, theirs = (local, self.free_port()), listener.address
        client = MemoryTransport(self._loop, self, own, theirs)
        server = MemoryTransport(self._loop, self, theirs, own)
        client.peer, server.peer = server, client
        protocol = factory()
        client.begin(protocol)
        self._loop.call_soon(listener.accept, server)
        return client, protocol


class Listener:
    """A server's open door."""

    def __init__(self, network: Network, factory: ProtocolFactory, address: Address) -> None:
        self._network, self._factory, self.address = network, factory, address
        self._open = True

    @property
    def sockets(self) -> tuple[PortHolder, ...]:
        return (PortHolder(self.address),)

    def accept(self, transport: MemoryTransport) -> None:
        """Take a connection; one that comes after the end is reset."""
        if self._open:
            transport.begin(self._factory())
        else:
            transport.refuse()

    def is_serving(self) -> bool:
        return self._open

    def close(self) -> None:
        if self._open:
            self._open = False
            self._network.forget(self.address[1])

    async def wait_closed(self) -> None:
        """It is closed at once."""


class PortHolder:
    """In place of a listening socket: a number that a server is told to listen at."""

    def __init__(self, address: Address) -> None:
        self._address = address

    def getsockname(self) -> Address:
        return self._address

    def close(self) -> None:
        """There is nothing to close."""


class _Socket:
    """In place of a transport's socket, for those who ask it who is at the other end, or whether there is something to
    read."""

    family = socket.AF_INET

    def __init__(self, transport: MemoryTransport) -> None:
        self._transport = transport

    def getpeername(self) -> Address:
        return self._transport.remote

    def getsockname(self) -> Address:
        return self._transport.local

    def fileno(self) -> int:
        return self._transport.file()

    def setsockopt(self, *_: object) -> None:
        """Whatever it is, it is about a real network."""


class MemoryTransport(asyncio.Transport):
    """One end of a connection."""

    peer: MemoryTransport

    def __init__(self, loop: asyncio.AbstractEventLoop, network: Network, local: Address, remote: Address) -> None:
        super().__init__()
        self._loop, self._network = loop, network
        self.local, self.remote = local, remote
        self._socket = _Socket(self)
        self._protocol: Any = None
        self._unsent = bytearray()
        """Written here, and not yet under way."""
        self._unread = bytearray()
        """Under way, and not yet given to the protocol."""
        self._high, self._low = HIGH_WATER, HIGH_WATER // 4
        self._writing_paused = self._reading_paused = self._delivering = False
        self._closing = self._gone = False
        self._ends = False
        """Nothing may be written here any more."""
        self._peer_ended = self._peer_gone = self._eof_told = False
        self._failure: OSError | None = None

    def begin(self, protocol: Any) -> None:
        """Give the protocol its connection; what has come is read from now on."""
        self._protocol = protocol
        protocol.connection_made(self)
        self._deliver_soon()

    def refuse(self) -> None:
        """End a connection that nobody took."""
        self._closing = self._gone = True
        self.peer.lose_peer(reset=True)

    # -- what a transport is asked ------------------------------------------------------------------------------------

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"socket": self._socket, "peername": self.remote, "sockname": self.local}.get(name, default)

    def file(self) -> int:
        """The number of a file that has something to read if this has."""
        if self._gone:
            return -1
        return self._network.ready_file if self._unread or self._peer_ended else self._network.idle_file

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert isinstance(self._protocol, asyncio.BaseProtocol)
        return self._protocol

    def is_closing(self) -> bool:
        return self._closing

    def is_reading(self) -> bool:
        return not self._reading_paused and not self._closing

    def get_write_buffer_size(self) -> int:
        return len(self._unsent)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._low, self._high

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._high = high if high is not None else HIGH_WATER if low is None else 4 * low
        self._low = low if low is not None else self._high // 4
        self._pause_writer()

    # -- writing ------------------------------------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        if self._ends and not self._closing:
            raise RuntimeError("Cannot call write() after write_eof()")
        if not data or self._gone or (self._closing and not self._unsent):
            return
        if self._peer_gone:
            self._loop.call_soon(self._lose, BrokenPipeError(32, "the other end is closed"))
            return
        self._unsent += data
        self._send()
        self._pause_writer()

    def _send(self) -> None:
        """Let as much be under way as the window allows; then, if all is, do what waited for that."""
        room = WINDOW - len(self.peer._unread)
        if self._unsent and room > 0:
            self.peer.arrive(bytes(self._unsent[:room]))
            del self._unsent[:room]
        if self._writing_paused and not self._gone and len(self._unsent) <= self._low:
            self._writing_paused = False
            self._protocol.resume_writing()
        if not self._unsent and self._ends:
            self.peer.end_of_data()
        if not self._unsent and self._closing:
            self._loop.call_soon(self._lose, None)

    def _pause_writer(self) -> None:
        if len(self._unsent) > self._high and not self._writing_paused and not self._gone:
            self._writing_paused = True
            self._protocol.pause_writing()

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        if not self._ends and not self._closing:
            self._ends = True
            self._send()

    # -- reading ------------------------------------------------------------------------------------------------------

    def pause_reading(self) -> None:
        self._reading_paused = True

    def resume_reading(self) -> None:
        if self._reading_paused:
            self._reading_paused = False
            self._deliver_soon()

    def arrive(self, data: bytes) -> None:
        """Take what the other end has sent."""
        self._unread += data  # after the end nobody reads it, and the other end is told so
        self._deliver_soon()

    def end_of_data(self) -> None:
        """The other end will send no more."""
        self._peer_ended = True
        self._deliver_soon()

    def lose_peer(self, *, reset: bool) -> None:
        """The other end is closed; `reset` if it had not read all that was sent to it."""
        self._peer_ended = self._peer_gone = True
        self._unsent.clear()
        if reset:
            self._failure = ConnectionResetError(104, "Connection reset by peer")
        if self._closing:
            self._loop.call_soon(self._lose, None)
        self._deliver_soon()

    def _deliver_soon(self) -> None:
        wanted = self._unread or self._peer_ended
        if wanted and not (self._delivering or self._reading_paused or self._closing or self._protocol is None):
            self._delivering = True
            self._network.later(self._deliver)

    def _deliver(self) -> None:
        """Give the protocol what has come, or tell it that no more will."""
        self._delivering = False
        if self._reading_paused or self._closing:
            return
        try:
            if self._unread:
                self._give()
            elif self._failure is not None:
                self._lose(self._failure)
            elif not self._eof_told:
                self._eof_told = True
                if not self._protocol.eof_received():
                    self.close()
        except Exception as failure:  # noqa: BLE001 - as asyncio's own transports do
            self._fail(failure)

    def _give(self) -> None:
        data = bytes(self._unread[:MOST_AT_ONCE])
        del self._unread[:MOST_AT_ONCE]
        if not self.peer._gone:
            self._loop.call_soon(self.peer._send)
        self._protocol.data_received(data)
        if self._unread or (self._peer_ended and not self._eof_told):
            self._deliver_soon()

    def _fail(self, failure: Exception) -> None:
        message = "Fatal error: protocol.data_received() call failed."
        self._loop.call_exception_handler(
            {"message": message, "exception": failure, "transport": self, "protocol": self._protocol}
        )
        self._unsent.clear()
        self._closing = True
        self._loop.call_soon(self._lose, failure)

    # -- the end ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """End it when all that was written is under way."""
        if not self._closing:
            self._closing = True
            if not self._unsent:
                self._loop.call_soon(self._lose, None)

    def abort(self) -> None:
        """End it at once; what is not under way is lost."""
        self._unsent.clear()
        if not self._closing:
            self._closing = True
        self._loop.call_soon(self._lose, None)

    def _lose(self, failure: Exception | None) -> None:
        if self._gone:
            return
        self._closing = self._gone = True
        unread = bool(self._unread)
        self._unread.clear()
        self._unsent.clear()
        self.peer.lose_peer(reset=unread)
        lost, self._protocol = self._protocol, None  # as the transports of asyncio let go of it
        lost.connection_lost(failure)
