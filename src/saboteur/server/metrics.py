"""Numbers for whoever runs the server, in the text format of Prometheus. None of them tells anything about a game."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Final

import saboteur
from saboteur._mode import mode

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds, in seconds, of the classes that the times of moves are counted in."""
MEMORY_FILE: Final = Path("/proc/self/statm")
"""Where Linux says how much memory this process has."""

COUNTERS: Final = {
    "moves": "Moves and deals that were stored and told.",
    "entries": "Entries of all logs that were stored and told.",
    "refusals": "Socket messages that were refused.",
    "hellos": "Sockets that were greeted.",
    "resumes": "Greetings that resumed where the client had been.",
    "passed": "Sockets that were passed on to the worker that has their table.",
    "cut_off": "Readers that were cut off because too much waited for them.",
    "slow_connections": "HTTP connections closed because a request or the reading of an answer took too long.",
    "evicted_connections": "Idle HTTP connections closed to make room for others.",
    "refused_connections": "HTTP connections closed at once because there was no room.",
    "floods": "Sockets closed because of too many fragments, control frames or scraps of messages.",
    "bot_answers": "Moves and claims that bot processes worked out.",
    "bot_fallbacks": "Bot moves that the simple fallback played instead.",
}
FROM_STORE: Final = {
    "commits": "Commits to the database.",
    "store_failures": "Writes and questions that the database did not take.",
}
GAUGES: Final = {
    "tables": "Tables in memory.",
    "connections": "Open sockets.",
    "http_connections": "Open HTTP connections that are no sockets.",
    "draining": "1 when the server was told to stop, else 0.",
}


@dataclass(slots=True)
class Times:
    """How long something took, counted in classes."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def samples(self) -> Iterator[tuple[str, float]]:
        """Everything that took at most so long, for each bound; then sum and count."""
        upto = list(accumulate(self.counts))
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), upto, strict=True):
            yield f'_bucket{{le="{bound}"}}', count
        yield "_sum", round(self.total, 6)
        yield "_count", upto[-1]


@dataclass(slots=True)
class Metrics:
    """Numbers since the start."""

    moves: int = 0
    entries: int = 0
    refusals: int = 0
    hellos: int = 0
    resumes: int = 0
    passed: int = 0
    cut_off: int = 0
    slow_connections: int = 0
    evicted_connections: int = 0
    refused_connections: int = 0
    floods: int = 0
    bot_answers: int = 0
    bot_fallbacks: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    """By the first digit of the status."""
    move_times: Times = field(default_factory=Times)
    """Of moves that came over a socket, from their arrival until they were stored and told, or refused."""

    def text(self, **others: int) -> str:
        """All numbers; `others` are those that are not counted here, named as in FROM_STORE and GAUGES."""
        families = [
            family(f"{name}_total", "counter", words, [("", getattr(self, name))]) for name, words in COUNTERS.items()
        ]
        families += [
            family(f"{name}_total", "counter", words, [("", others[name])]) for name, words in FROM_STORE.items()
        ]
        families += [family(name, "gauge", words, [("", others[name])]) for name, words in GAUGES.items()]
        return "".join([*families, self._requests(), self._move_times(), _info(), *_process()])

    def _requests(self) -> str:
        samples = [(f'{{status="{kind}"}}', count) for kind, count in sorted(self.requests.items())]
        return family("requests_total", "counter", "HTTP answers by the first digit of their status.", samples)

    def _move_times(self) -> str:
        words = "Seconds from the arrival of a move until it was stored and told, or refused."
        return family("move_seconds", "histogram", words, list(self.move_times.samples()))


def family(
    name: str, kind: str, words: str, samples: Sequence[tuple[str, float]], prefix: str = "saboteur_"
) -> str:  # fmt: skip
    """A metric with its description; each sample is what follows the name, and its value."""
    full = prefix + name
    lines = [f"# HELP {full} {words}", f"# TYPE {full} {kind}", *(f"{full}{rest} {value}" for rest, value in samples)]
    return "\n".join(lines) + "\n"


def _info() -> str:
    labels = f'{{version="{saboteur.__version__}",rules="{mode()}"}}'
    return family("info", "gauge", "Always 1; the labels say what runs.", [(labels, 1)])


def _process() -> Iterator[str]:
    """What every program is asked for, under the names that are usual for it."""
    words = "Processor time of this process, without its bots."
    yield family("cpu_seconds_total", "counter", words, [("", round(time.process_time(), 2))], prefix="process_")
    if MEMORY_FILE.exists():
        pages = int(MEMORY_FILE.read_text().split()[1])
        words, size = "Memory of this process, without its bots.", pages * os.sysconf("SC_PAGE_SIZE")
        yield family("resident_memory_bytes", "gauge", words, [("", size)], prefix="process_")
