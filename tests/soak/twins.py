"""Plays twin worlds over sockets and compares every byte that those are told who cannot tell them apart.

`python -m tests.soak.twins --twins 20000` goes on where it was stopped. Each game is played once as it is and once for
each viewer (nobody, every seat, a pair) with other cards wherever that viewer never looked. `--case NUMBER` plays one
game again, `--plant NAME` with a leak that must be seen.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from tests.kit.memory_folder import MEMORY
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown
from tests.kit.reusable_server import LastingServer, lasting
from tests.kit.server_twins import World, differing, twin_of, viewers
from tests.secrecy.server.test_planted import PLANTS
from tests.secrecy.server.twin_scenes import Heard, heard, whole_game
from tests.secrecy.server.world_comparison import compared, first_difference, world_of

COMMAND = "python -m tests.soak.twins"
WHAT = (
    "twin worlds over sockets: bytes told to every seat, a pair, spectators, a table screen, before and after a resume"
)
TWINS = 20_000
GAMES = 40
"""Games of one case: about 240 twins."""
SWITCH_SECONDS = 0.0002
"""Storing is done by a thread: it shall not wait long for the interpreter, nor be waited for."""
RUBBISH = 100_000
"""Objects before rubbish is looked for: there is little, and looking takes a tenth of the time."""
Found = tuple[dict[str, int], list[str]]


async def told(server: LastingServer, world: World, patch: pytest.MonkeyPatch) -> Heard:
    """Everything that is told in one run."""
    async with asyncio.timeout(300), server.stage(world, patch) as it:
        await whole_game(it)
    return heard(it)


async def game(server: LastingServer, number: int, patch: pytest.MonkeyPatch) -> tuple[Counter[str], list[str]]:
    """One game and its twins."""
    world = world_of(number)
    first = await told(server, world, patch)
    counts, wrong = Counter({"games": 1}), []
    for knowing in viewers(world.deals.setup.players):
        twin = twin_of(world, knowing, number)
        if twin is None:
            counts["rejected"] += 1
            continue
        second = await told(server, twin, patch)
        counts += Counter({"twins": 1, f"twins {world.deals.setup.edition}": 1})
        counts += Counter({f"differing {kind}": count for kind, count in differing(world, twin, knowing).items()})
        mine = [texts for needed, _, texts in first.values() if needed <= knowing]
        counts += Counter(messages=sum(map(len, mine)), bytes=sum(len(text) for texts in mine for text in texts))
        found = [first_difference(first, second, name) for name in compared(first, second, knowing)]
        wrong += [f"game {number}, {sorted(knowing)} knowing: {difference}"[:2000] for difference in found]
    return counts, wrong


@contextmanager
def _place() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="saboteur-twins-", dir=MEMORY))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def games(folder: Path, numbers: Sequence[int], plant: str) -> Found:
    """Some games on one server."""
    counts, wrong = Counter[str](), []
    patch = pytest.MonkeyPatch()
    for leak in PLANTS:
        if leak.__name__ == plant:
            leak(patch)
    try:
        async with lasting(folder) as server:
            for number in numbers:
                more, found = await game(server, number, patch)
                counts += more
                wrong += found
    finally:
        patch.undo()
    return dict(counts), wrong


def case(numbers: Sequence[int], plant: str = "") -> Found:
    """Some games in a place of their own."""
    with _place() as folder:
        try:
            return uvloop.run(games(folder, numbers, plant))
        except Exception as failure:  # noqa: BLE001 - games that do not end are something wrong, and others follow
            return {}, [f"games {numbers[0]} to {numbers[-1]}: {failure!r}"[:500]]


def prepare() -> None:
    """What makes a process quick that does nothing but this."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(RUBBISH)
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # the client searches the disk for it at every request


def run(measurement: Measurement, twins: int, processes: int) -> int:
    """Play cases until there were so many twins, several at once."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, prepare) as pool:

        def next_cases(measurement: Measurement) -> None:
            starts = [(measurement.seed * 100_000 + measurement.next + ahead) * GAMES for ahead in range(processes)]
            for counts, wrong in pool.imap(case, [range(start, start + GAMES) for start in starts]):
                measurement.add(counts, wrong)

        return go_on(measurement, "twins", twins, next_cases)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if no byte differed, 1 if one did, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--twins", type=int, default=TWINS, help=f"in all (default: {TWINS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--case", type=int, help="play one game with its twins and count nothing")
    parser.add_argument("--plant", default="", choices=["", *(plant.__name__ for plant in PLANTS)])
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.case is not None:
        return shown(*case([chosen.case], chosen.plant))
    measurement = Measurement(chosen.results / "twins.json", WHAT, COMMAND, chosen.seed)
    return run(measurement, chosen.twins, chosen.processes)


if __name__ == "__main__":
    sys.exit(main())
