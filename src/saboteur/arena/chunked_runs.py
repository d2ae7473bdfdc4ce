"""Playing matchups in chunks on all cores; finished chunks are kept on disk, so that a run can be resumed."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from saboteur.arena.fingerprints import fingerprint
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk
from saboteur.arena.tally import Tally
from saboteur.bots.bot_registry import source_of
from saboteur.bots.foreign_bots import source_digest

CHUNK: Final = 100

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


class Pool(Protocol):
    """Whatever plays chunks somewhere and hands back their tallies as they are done."""

    def tallies(self, matchup: Matchup, chunks: list[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
        """The number of the first game and the tally of each chunk, in any order."""
        ...


@dataclass(frozen=True)
class Cores:
    """The cores of this machine; one job stays in this process."""

    jobs: int = 0

    def tallies(self, matchup: Matchup, chunks: list[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
        """The number of the first game and the tally of each chunk, in any order."""
        jobs = min(self.jobs or os.cpu_count() or 1, len(chunks))
        if jobs <= 1:
            yield from ((first, play_chunk(matchup, first, count)) for first, count in chunks)
            return
        with ProcessPoolExecutor(jobs) as executor:
            waiting = {executor.submit(play_chunk, matchup, first, count): first for first, count in chunks}
            try:
                for future in as_completed(waiting):
                    yield waiting[future], future.result()
            finally:  # after an error, nobody waits for chunks that have not begun
                executor.shutdown(wait=False, cancel_futures=True)


def play_matchup(
    matchup: Matchup, games: int, pool: Pool, folder: Path | None, progress: Progress, *, keep_own: bool = False
) -> Tally:
    """Play a matchup, or what is missing of it, and add everything up in the order of the seeds.

    Of foreign bots something is kept only if that is asked for, and their files can be told from others: what these
    import may be other code next time.
    """
    own = own_sources(matchup.lineup) if folder is not None else {}
    if None in own.values() or (own and not keep_own):
        folder = None
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    done = _read(folder, matchup)
    missing = [(first, count) for first, count in chunks if (first, count) not in done]
    finished = sum(count for first, count in chunks if (first, count) in done)
    progress(finished, games)
    sizes = dict(missing)
    with _writer(folder, matchup) as write:
        for first, tally in pool.tallies(matchup, missing) if missing else ():
            done[first, sizes[first]] = tally
            write({"first": first, "count": sizes[first], "tally": tally.plain()})
            finished += sizes[first]
            progress(finished, games)
    whole = Tally()
    for chunk in chunks:
        whole.add(done[chunk])
    return whole


def own_sources(lineup: Lineup) -> dict[str, str | None]:
    """For each bot from outside a digest of its file, not of what that file imports; None if it lies in none."""
    return sources_of(lineup.foreign_bots)


def sources_of(foreign_bots: Iterable[str]) -> dict[str, str | None]:
    """The same for bots by their names."""
    return {name: source_digest(source_of(name)) for name in foreign_bots}


def _file(folder: Path, matchup: Matchup) -> Path:
    code, own = fingerprint(), own_sources(matchup.lineup)
    if own:
        code += "-" + hashlib.sha256(json.dumps(own, sort_keys=True).encode()).hexdigest()[:12]
    return folder / f"{matchup.key}-{code}.jsonl"


def _read(folder: Path | None, matchup: Matchup) -> dict[tuple[int, int], Tally]:
    """The chunks that are done; a last line that was cut off is left out."""
    done: dict[tuple[int, int], Tally] = {}
    if folder is None or not _file(folder, matchup).exists():
        return done
    for line in _file(folder, matchup).read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        done[entry["first"], entry["count"]] = Tally(**entry["tally"])
    return done


def _writer(folder: Path | None, matchup: Matchup) -> AbstractContextManager[Callable[[dict[str, Any]], None]]:
    if folder is None:
        return nullcontext(lambda _: None)
    folder.mkdir(parents=True, exist_ok=True)
    return _Lines(_file(folder, matchup))


class _Lines:
    """Appends JSON lines, each whole and on disk before the next."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> Callable[[dict[str, Any]], None]:
        torn = self.path.exists() and not self.path.read_bytes().endswith(b"\n")
        self.file = self.path.open("a", encoding="utf-8")
        if torn:
            self.file.write("\n")
        return self.write

    def write(self, entry: dict[str, Any]) -> None:
        self.file.write(json.dumps(entry, separators=(",", ":")) + "\n")
        self.file.flush()

    def __exit__(self, *_: object) -> None:
        self.file.close()
