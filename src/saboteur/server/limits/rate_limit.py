"""Rate limits: leaky buckets, one for each kind of action and each client, in bounded memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final

from saboteur.server.problems import Code, Problem
from saboteur.server.time_source import TimeSource

MOST_BUCKETS: Final = 50_000


class Bucket:
    """Room for `size` actions, drained at `rate` per second."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, size: float, rate: float, now: int) -> None:
        self._size, self._rate = size, rate
        self._level, self._at = 0.0, now

    def take(self, now: int, amount: float = 1.0) -> float:
        """0 if there was room; else the seconds after which there will be."""
        self._drain(now)
        if self._level + amount > self._size:
            return max((self._level + amount - self._size) / self._rate, 0.001)
        self._level += amount
        return 0.0

    def reserve(self, now: int, longest: float = math.inf) -> float:
        """Take in any case; the seconds to wait until there is room for it, never longer than `longest`."""
        self._drain(now)
        self._level = min(self._level + 1, self._size + longest * self._rate)
        return max(0.0, (self._level - self._size) / self._rate)

    def full(self, now: int) -> float:
        """0 if there is room for one more; else the seconds after which there will be. Takes nothing."""
        self._drain(now)
        return max((self._level + 1 - self._size) / self._rate, 0.0)

    def _drain(self, now: int) -> None:
        self._level = max(0.0, self._level - (now - self._at) / 1000 * self._rate)
        self._at = now


class Limit:
    """A limit with a bucket for each client; the least recently used are forgotten."""

    def __init__(self, time_source: TimeSource, *, size: float, per_second: float) -> None:
        self._time_source = time_source
        self._size, self._rate = size, per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1.0) -> None:
        """Count an action, or as many as it is worth. Raises Problem if that is too many; nobody is asked for more at
        once than there is room for."""
        complain(self._bucket(who).take(self._time_source.now(), min(amount, self._size)))

    def reserve(self, who: str, longest: float = math.inf) -> float:
        """Count an action in any case; returns the seconds to wait before it, never longer than `longest`."""
        return self._bucket(who).reserve(self._time_source.now(), longest)

    def check(self, who: str) -> None:
        """Raises Problem if the next action would be one too many; counts nothing."""
        complain(self._bucket(who).full(self._time_source.now()))

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._size, self._rate, self._time_source.now())
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


def complain(seconds: float) -> None:
    """Raises Problem if there are seconds to wait."""
    if seconds > 0:
        raise Problem(Code.TOO_OFTEN, seconds=int(seconds) + 1)
