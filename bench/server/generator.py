"""A load generator in a process of its own: it seats its part of the tables and plays as it is told through a pipe."""

from __future__ import annotations

import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from bench.server import ours
from bench.server.figures import Phase
from bench.server.load import SEED, Load, Stalled, Table
from bench.server.processes import Door
from bench.server.seating import REST, batches, filled, together
from bench.server.websocket import Ended

COME_BACK_SECONDS: Final = 60.0
"""How long the players of a table try to reach a server that is away."""
AGAIN: Final = 0.01


@dataclass(frozen=True)
class Share:
    """What one generator has to carry."""

    door: Door
    tables: int
    seats: int
    number: int
    """Which of the generators it is."""


def run(pipe: Connection, share: Share) -> None:
    """Do what the pipe says until it says no more; whatever the server does wrong ends it with a complaint."""
    try:
        _Generator(pipe, share).work()
    except (Stalled, Ended, OSError) as problem:
        pipe.send(("failed", f"{type(problem).__name__}: {problem}"))


class _Generator:
    def __init__(self, pipe: Connection, share: Share) -> None:
        self._pipe = pipe
        self._share = share
        self._dialect = ours.Ours(SEED + share.number)
        self._tables: list[Table] = []
        self._load = self._new_load()
        self._told = 0
        """Waits of the phase that were told already."""
        self._holding = False
        """Whether the sockets are held without listening, because the server is about to be killed."""

    def work(self) -> None:
        self._seat()
        self._pipe.send(("done", None))
        while (order := self._order()) is not None:
            word, arguments = order
            self._pipe.send(("done", getattr(self, word)(*arguments)))
        self._load.close()

    def _order(self) -> tuple[str, tuple[Any, ...]] | None:
        """What to do next; pings are answered meanwhile."""
        while not self._holding and not self._pipe.poll():
            self._load.rest(REST)
        order: tuple[str, tuple[Any, ...]] | None = self._pipe.recv()
        return order

    def _new_load(self) -> Load:
        return Load(self._dialect, [], lambda: 0.0, self._tell)

    # -- tables -------------------------------------------------------------------------------------------------------

    def _seat(self) -> None:
        share = self._share
        for tables in filled(self._load, lambda _: ours.seated(share.door, share.seats), range(share.tables)):
            self._tables += tables
            self._pipe.send(("seated", len(tables)))

    def hold(self) -> None:
        """Keep all sockets open and do not look at them until told to come back."""
        self._holding = True

    def come_back(self, killed: float) -> list[float]:
        """Bring everybody back to a server that was killed; seconds until each table's first move was acknowledged."""
        self._holding = False
        self._load.close()
        self._load, seconds = self._new_load(), []
        for tables in batches(self._tables):
            seconds += together(lambda table: self._first_move(table) - killed, tables)
            self._load.add(tables)
            self._load.rest(REST)
        return seconds

    def _first_move(self, table: Table) -> float:
        """When the first move of a table was acknowledged after all its players came back."""
        self._return(table)
        return ours.moved(table, self._dialect)

    def _return(self, table: Table) -> None:
        deadline = time.perf_counter() + COME_BACK_SECONDS
        while True:
            try:
                return ours.returned(table, self._share.door)
            except (ConnectionError, Ended):
                if time.perf_counter() > deadline:
                    raise
                time.sleep(AGAIN)

    # -- moves --------------------------------------------------------------------------------------------------------

    def pace(self, rate: float, seconds: float) -> Phase:
        """A phase at a fixed rate; its waits are told while it goes on and are not told again."""
        self._told = 0
        phase = self._load.pace(rate, seconds)
        self._tell(phase)
        phase.waits, phase.late = [], []
        return phase

    def _tell(self, phase: Phase) -> None:
        waits, late = phase.waits[self._told :], phase.late
        self._told = len(phase.waits)
        phase.late = []
        self._pipe.send(("some", (waits, late)))
