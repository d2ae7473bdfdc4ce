"""Compares the work of everything odd that can be sent with that of a plain request, in one run.

`python -m tests.soak.costs` counts calls of functions, which are the same on any machine, and takes the processor's
time for those that cost most; it writes down the worst of each kind. It fails if something is more work than it may be.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.kit.memory_loop import reproducible, run_virtual
from tests.kit.request_costs import LIMITS, Kind, Odd, Site, kinds, plain_work
from tests.kit.resumable_measurement import MEASUREMENTS, fingerprint
from tests.kit.server_scenes import table
from tools.ci.commit import commit

COMMAND = "python -m tests.soak.costs"
WHAT = "the work of odd requests, handshakes and messages, in times that of a plain one of their kind"
WORST = 20
TIMES = 7
"""How often the time of the worst is taken, alternating with the plain one."""


async def _measured(site: Site, kind: Kind) -> dict[str, Any]:
    """The worst of a kind, by calls, with the processor's time of those."""
    plain, count = await plain_work(site, kind), 0
    found: list[tuple[float, Odd]] = []
    for odd in kind.odd():
        work = await kind.work(site, odd.sent)
        count += 1
        found = sorted([*found, (work.calls / plain.calls, odd)], key=lambda each: -each[0])[:WORST]
    timed = [(round(ratio, 2), await _time(site, kind, odd), odd.name) for ratio, odd in found]
    ratio, _, name = timed[0]
    slowest = max(timed, key=lambda each: each[1])
    print(f"{kind.name}: {count:,}, at most {ratio} times the calls ({name}), {slowest[1]} times the time", flush=True)
    return {
        "kind": kind.name, "sent": count, "allowed": kind.most, "plain calls": plain.calls,
        "most calls": ratio, "by": name, "most time": slowest[1], "time by": slowest[2],
    }  # fmt: skip


async def _time(site: Site, kind: Kind, odd: Odd) -> float:
    """The median of how many times longer it takes."""
    ratios = []
    for _ in range(TIMES):
        plain = await kind.work(site, kind.plain)
        ratios.append((await kind.work(site, odd.sent)).milliseconds / max(plain.milliseconds, 0.001))
    return round(statistics.median(ratios), 2)


async def _all(folder: Path) -> list[dict[str, Any]]:
    async with table(folder, 1, connected=False, limits=LIMITS) as it:
        site = Site(it.server.base, it.code, it.tokens[0])
        return [await _measured(site, kind) for kind in kinds(site)]


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing is more work than it may be."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, reproducible():
        found = run_virtual(_all(Path(folder)))
    now = datetime.now(UTC).isoformat(timespec="seconds")
    told = {"what": WHAT, "command": COMMAND, "commit": commit(), "code": fingerprint(), "at": now, "kinds": found}
    chosen.results.mkdir(parents=True, exist_ok=True)
    (chosen.results / "costs.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return int(any(each["most calls"] > each["allowed"] for each in found))


if __name__ == "__main__":
    sys.exit(main())
