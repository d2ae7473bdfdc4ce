"""The people of one run, and what each of them can do. A deed is data: it means something at every moment, and a run
without some of its deeds is a run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.faults.governance.governed_server import Line

PEOPLE = ("Ana", "Ben", "Cleo", "Dora", "Emil")
NEWCOMERS = ("Nora", "Olaf")
FURTHER = ("Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew")
SPANS = (0.3, 0.3, 1.9, 2.1, 10.0, 59.4, 60.1, 62.5, 119.5, 121.0, 179.0, 181.0, 299.0, 301.0)
"""Seconds that pass: short ones, and those just below and above each limit."""


class Deed(NamedTuple):
    """Something that somebody does: its numbers choose among what is there when it is done."""

    kind: str
    who: int = 0
    first: int = 0
    second: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.who}:{self.first}:{self.second}"


@dataclass
class Taken:
    """A seat that a human has, or waits for."""

    name: str
    token: str
    device: int


@dataclass
class Human:
    """Somebody, with all seats and devices of theirs."""

    name: str
    taken: list[Taken] = field(default_factory=list)
    lines: dict[int, Line] = field(default_factory=dict)
    """The socket of each device."""
    devices: int = 1
    names: int = 0

    def next_name(self) -> str:
        """A name that nobody had."""
        self.names += 1
        return self.name if self.names == 1 else f"{self.name} {FURTHER[(self.names - 2) % len(FURTHER)]}"

    def tokens(self, device: int) -> tuple[str, ...]:
        """The tokens that a device holds."""
        return tuple(taken.token for taken in self.taken if taken.device == device)

    def connected(self) -> Iterator[str]:
        """The names whose devices have a socket that shows their token."""
        for taken in self.taken:
            line = self.lines.get(taken.device)
            if line is not None and not line.closed and taken.token in line.held:
                yield taken.name
