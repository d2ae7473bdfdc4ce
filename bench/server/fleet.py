"""The load generators together: started, told what to do, heard, and ended."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from bench.server import generator
from bench.server.figures import Phase
from bench.server.generator import Share
from bench.server.processes import Door

LOOK_SECONDS: Final = 1.0
END_SECONDS: Final = 20.0
Watch = Callable[[Phase], None]
"""Is shown, about once a second, what has been heard of a phase."""


class Failed(Exception):
    """A generator met a fault of the server; the message says which."""


class Fleet:
    """Generators that share the tables of one server."""

    def __init__(self, door: Door, tables: int, seats: int, count: int) -> None:
        self.count = count
        self.seated = 0
        self._heard = Phase()
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        for number in range(count):
            part = tables // count + (number < tables % count)
            here, there = context.Pipe()
            process = context.Process(target=generator.run, args=(there, Share(door, part, seats, number)), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def wait_until_seated(self, watch: Watch) -> None:
        """Return when all tables have their game. Raises Failed."""
        self._gather(watch)

    def pace(self, rate: float, seconds: float, watch: Watch) -> Phase:
        """Moves at a fixed rate, each generator a part of it. Raises Failed."""
        phases: list[Phase] = self._ask(watch, "pace", rate / self.count, seconds)
        heard = self._heard
        heard.seconds = max(phase.seconds for phase in phases)
        heard.delayed = sum(phase.delayed for phase in phases)
        heard.live = sum(phase.live for phase in phases)
        heard.own_cpu = sum(phase.own_cpu for phase in phases)
        return heard

    def hold(self) -> None:
        """Keep all sockets, ready for the server's end. Raises Failed."""
        self._ask(lambda _: None, "hold")

    def come_back(self, killed: float, watch: Watch) -> list[float]:
        """Seconds from the kill to the first acknowledged move of each table, soonest first. Raises Failed."""
        return sorted(second for seconds in self._ask(watch, "come_back", killed) for second in seconds)

    def close(self) -> None:
        """End all generators."""
        for pipe in self._pipes:
            with suppress(OSError):  # it has ended already
                pipe.send(None)
        for process in self._processes:
            process.join(END_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()

    def _ask(self, watch: Watch, word: str, *arguments: float) -> list[Any]:
        self._heard = Phase()
        for pipe in self._pipes:
            with suppress(OSError):  # its last words are read in a moment
                pipe.send((word, arguments))
        return self._gather(watch)

    def _gather(self, watch: Watch) -> list[Any]:
        """What each generator says in the end."""
        waiting, answers = set(self._pipes), []
        while waiting:
            for pipe in wait(list(waiting), LOOK_SECONDS):
                assert isinstance(pipe, Connection)
                kind, content = self._read(pipe)
                if kind == "done":
                    waiting.discard(pipe)
                    answers.append(content)
            watch(self._heard)
        return answers

    def _read(self, pipe: Connection) -> tuple[str, Any]:
        try:
            kind, content = pipe.recv()
        except EOFError:
            raise Failed("a generator ended without a word") from None
        if kind == "failed":
            raise Failed(content)
        if kind == "seated":
            self.seated += content
        elif kind == "some":
            self._heard.waits += content[0]
            self._heard.late += content[1]
        return kind, content


@contextmanager
def fleet(door: Door, tables: int, seats: int, count: int) -> Iterator[Fleet]:
    """Generators from their start to their end; they seat their tables at once."""
    made = Fleet(door, tables, seats, count)
    try:
        yield made
    finally:
        made.close()
