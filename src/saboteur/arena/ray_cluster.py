"""The arena's work on a Ray cluster: the same chunks as on the cores of one machine. Needs the extra `ray`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from saboteur.arena.matchup import Matchup, play_chunk
from saboteur.arena.tally import Tally

LOCAL: Final = "local"


class RayCluster:
    """A Ray cluster by its address; `local` starts one on this machine. Raises ImportError where Ray is missing."""

    def __init__(self, address: str) -> None:
        self.ray: Any = import_module("ray")
        if not self.ray.is_initialized():
            self.ray.init(None if address == LOCAL else address, include_dashboard=False, log_to_driver=False)

    def tallies(self, matchup: Matchup, chunks: list[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
        """The number of the first game and the tally of each chunk, as they are done."""
        task = self.ray.remote(play_chunk)
        waiting = {task.remote(matchup, first, count): first for first, count in chunks}
        while waiting:
            done, _ = self.ray.wait(list(waiting))
            for reference in done:
                yield waiting.pop(reference), self.ray.get(reference)
