"""Kills the server again and again under load, run after run, and compares all that clients were told with what
is stored. `python -m tests.soak.kills --kills 1000` goes on where it was stopped; `--database postgresql` starts one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on

COMMAND = "python -m tests.soak.kills"
DATABASES = ("sqlite", "postgresql")
KILLS = 1_000
AT_ONCE = 25
"""Kills of one run: a server, four tables, twelve clients that remember everything."""


async def _some_moves(clients: Any, moves: int) -> None:
    """As the short test waits, but with the patience that a busy machine needs."""
    wanted = clients.progress + moves
    async with asyncio.timeout(900):
        while clients.progress < wanted and not any(client.broken for client in clients.clients):
            await asyncio.sleep(0.01)


def run(seed: int, kills: int) -> tuple[dict[str, int], list[str]]:
    """One run; gives its counts and what was found wrong."""
    from tests.faults import test_crashes  # it reads from the environment on which database it runs

    test_crashes._some_moves = _some_moves
    folder = Path(tempfile.mkdtemp(prefix="saboteur-kills-"))
    try:
        clients, _, wrong = asyncio.run(test_crashes.played_through(folder, kills, seed=seed))
    except Exception as failure:  # noqa: BLE001 - a run that cannot end is something wrong, and others follow
        return {"runs": 1}, [f"seed {seed}: {type(failure).__name__} {failure}"]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    counts = {
        "runs": 1, "kills": kills, "moves": clients.progress,
        "returns": sum(client.returns for client in clients.clients),
        "messages": sum(len(client.player.told) for client in clients.clients),
    }  # fmt: skip
    return counts, [f"seed {seed}: {fault}" for fault in wrong]


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was lost or doubled, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help=f"in all (default: {KILLS})")
    parser.add_argument("--database", choices=DATABASES, default=DATABASES[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    os.environ["SABOTEUR_TEST_DATABASE"] = chosen.database
    what = f"kill -9 under load on {chosen.database}: what was told is stored, every acknowledged move once"
    place = chosen.results / f"kills-{chosen.database}.json"
    measurement = Measurement(place, what, f"{COMMAND} --database {chosen.database}", chosen.seed)

    def next_run(measurement: Measurement) -> None:
        left = chosen.kills - measurement.totals["kills"]
        measurement.add(*run(measurement.seed * 100_000 + measurement.next, min(AT_ONCE, left)))

    return go_on(measurement, "kills", chosen.kills, next_run)


if __name__ == "__main__":
    sys.exit(main())
