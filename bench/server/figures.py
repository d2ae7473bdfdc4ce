"""What one phase of the load came to, and what several rounds of it come to together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import TypeVar

Sample = TypeVar("Sample")


@dataclass(slots=True)
class Phase:
    """Moves that reached all their screens, and how long each took from send to the last screen."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to the last of its screens."""
    late: list[float] = field(default_factory=list)
    """Seconds by which moves at a fixed rate were sent later than they were due: the generator's own fault."""
    seconds: float = 0.0
    delayed: int = 0
    """Moves that were due while another was under way at the same table."""
    live: int = 0
    """Tables with a running game at the end."""
    cpu: float = 0.0
    """Seconds of CPU time that the server used."""
    own_cpu: float = 0.0
    """Seconds of CPU time that the load itself used."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    def milliseconds(self, part: float) -> float:
        """The wait that this part of the moves did not exceed."""
        return milliseconds(self.waits, part)

    def summary(self) -> dict[str, float]:
        """The figures for people and programs."""
        return {
            "moves": len(self.waits),
            "seconds": round(self.seconds, 2),
            "moves_per_second": round(self.rate, 1),
            "p50_ms": round(self.milliseconds(0.50), 3),
            "p99_ms": round(self.milliseconds(0.99), 3),
            "cpu_ms_per_move": round(1000 * self.cpu / len(self.waits), 4),
            "server_cpu": round(self.cpu / self.seconds, 3),
            "generator_cpu": round(self.own_cpu / self.seconds, 3),
            "late_p99_ms": round(milliseconds(self.late, 0.99), 3),
            "delayed": self.delayed,
            "live_tables": self.live,
        }


def milliseconds(waits: Sequence[float], part: float) -> float:
    """What this part of some waits, given in seconds, did not exceed; 0 if there are none."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def middle(samples: Sequence[Sample], figure: Callable[[Sample], float]) -> float:
    """The median of one figure over several samples."""
    return median(figure(sample) for sample in samples)
