"""The workers of one machine: to which of them a table belongs, the handover of sockets, what they are asked.

Each listens in a folder that the supervisor made, under the name of its place. Who has a table follows from these names
and the code alone, so all agree without asking. If the first in the order does not answer, the next one has it: this
spares work and decides nothing, since any worker can serve any table.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

BACKLOG: Final = 1024
LARGEST: Final = 1 << 17
"""Bytes of a message between workers."""
NUMBERS: Final = "numbers"
"""The question for the metrics."""
OPEN_TABLES: Final = "open-tables"
"""The question for the tables that anybody may join. Whatever is no question has a socket with it."""
SECONDS: Final = 2.0
SETTLED: Final = 3
"""Looks in which nothing changed, before tables are moved to a new worker: it might die again at once."""


class HandedOver(msgspec.Struct, frozen=True, array_like=True):
    """What goes with a socket that is handed over to another worker."""

    address: str
    """Whose it is, as limits count."""
    hello: str
    """The first message, as it came. The socket counts only when this has been answered."""


Adopt = Callable[[socket.socket, HandedOver], None]
decoder: Final = msgspec.json.Decoder(HandedOver)


def rank(worker: str, code: str) -> bytes:
    """Tables are spread evenly over the workers, and few move if one comes or goes: the lowest rank has the table."""
    return hashlib.blake2b(f"{worker}/{code}".encode("utf-8", "surrogatepass"), digest_size=8).digest()


class LocalWorkers:
    """The workers under one supervisor, as one of them sees them."""

    def __init__(self, folder: Path, name: str, adopt: Adopt, answers: Mapping[str, Callable[[str], str]]) -> None:
        """`answers` has the answer to each word that may be asked, from what follows the word."""
        self.name = name
        self._folder = folder
        self._adopt = adopt
        self._answers = answers
        self._door: socket.socket | None = None
        self._seen: dict[str, int] = {}
        self._quiet = SETTLED

    def open(self) -> None:
        """Be one of them; whoever had this place is not found any more. Raises OSError."""
        door, new = _plain_socket(), self._folder / f".{self.name}-{os.getpid()}"
        door.bind(str(new))
        door.listen(BACKLOG)
        new.rename(self._folder / self.name)
        asyncio.get_running_loop().add_reader(door, self._let_in)
        self._door, self._seen = door, self._look()

    def close(self) -> None:
        """Take nothing more from the others."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None

    # -- who has a table ----------------------------------------------------------------------------------------------

    def order(self, code: str) -> list[str]:
        """Everybody here, who has the table first."""
        return sorted(self._names(), key=lambda name: rank(name, code))

    def first(self, code: str) -> str:
        """Who has the table if everybody is well."""
        return min((self.name, *self._names()), key=lambda name: rank(name, code))

    def changed(self) -> bool:
        """Whether somebody new came and has stayed for some looks; True once."""
        seen = self._look()
        self._quiet = 0 if seen != self._seen else self._quiet + 1
        self._seen = seen
        return self._quiet == SETTLED

    def _names(self) -> list[str]:
        try:
            return [door.name for door in self._folder.iterdir() if not door.name.startswith(".")]
        except FileNotFoundError:  # the supervisor is gone
            return []

    def _look(self) -> dict[str, int]:
        """A new worker at an old place has another door."""
        return {name: _inode(self._folder / name) for name in self._names()}

    # -- handover -----------------------------------------------------------------------------------------------------

    def pass_on(self, code: str, let_go: Callable[[Callable[[int], bool]], bool], passed: HandedOver) -> bool:
        """Whether the worker that has a table took a socket. False if that is this one, or nobody takes it.

        `let_go` offers the socket's descriptor to a taker and gives whether it was taken.
        """
        for name in self.order(code):
            if name == self.name:
                return False
            if let_go(lambda descriptor, to=name: self._give(to, descriptor, passed)):  # type: ignore[misc]
                return True
        return False

    def _give(self, name: str, descriptor: int, passed: HandedOver) -> bool:
        with _plain_socket() as way:
            try:
                way.connect(str(self._folder / name))
                socket.send_fds(way, [msgspec.json.encode(passed)], [descriptor])
            except OSError:  # nobody is there, or he has too much to do
                return False
        return True

    async def ask(self, question: str) -> dict[str, str]:
        """What all others say who answer soon, by their names."""
        others = [name for name in self._names() if name != self.name]
        answers = await asyncio.gather(*(self._asked(name, question) for name in others))
        return {name: answer for name, answer in zip(others, answers, strict=True) if answer}

    async def _asked(self, name: str, question: str) -> str:
        with _plain_socket() as way:
            try:
                way.connect(str(self._folder / name))
                way.send(question.encode())
                async with asyncio.timeout(SECONDS):
                    return (await asyncio.get_running_loop().sock_recv(way, LARGEST)).decode()
            except (OSError, TimeoutError):
                return ""

    # -- being asked --------------------------------------------------------------------------------------------------

    def _let_in(self) -> None:
        assert self._door is not None
        try:
            visitor, _ = self._door.accept()
        except OSError:
            return
        visitor.settimeout(0)
        asyncio.get_running_loop().add_reader(visitor, self._hear, visitor)

    def _hear(self, visitor: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(visitor)
        with visitor:
            try:
                said, descriptors, _, _ = socket.recv_fds(visitor, LARGEST, 1)
                if descriptors:
                    self._adopt(own_socket(descriptors[0]), decoder.decode(said))
                else:
                    visitor.send(self._answer(said.decode()).encode())
            except (OSError, ValueError):  # he did not wait, or asked what nobody understands
                return

    def _answer(self, question: str) -> str:
        word, _, rest = question.partition(" ")
        return self._answers[word](rest) if word in self._answers else ""


def own_socket(descriptor: int) -> socket.socket:
    """A socket that came from another process. Processes started from here do not get it: they would keep it open."""
    made = socket.socket(fileno=descriptor)
    made.set_inheritable(False)
    return made


def _plain_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.settimeout(0)
    return made


def _inode(path: Path) -> int:
    try:
        return path.stat().st_ino
    except OSError:
        return 0
