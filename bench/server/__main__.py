"""`python -m bench.server`: our server beside boardgame.io under one load, into build/bench/server.json.

With `--sweep` as curves, latency over rate and memory over tables; with `--sustained` the promised load for minutes;
with `--against COMMIT` an older commit of ours beside the present code, into build/bench/against.json.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from bench.server import against, comparison, curves, sustained
from bench.server.fleet import Failed
from bench.server.load import Stalled
from bench.server.outcome import WORK
from bench.server.processes import CannotMeasure
from bench.server.websocket import Ended

Mode = Callable[[argparse.Namespace], None]
USUAL: Final[dict[str, dict[str, Any]]] = {
    "comparison": {"tables": 200, "subscribers": 5, "rate": 1000.0, "seconds": 8.0, "rounds": 3},
    "against": {"tables": 200, "subscribers": 5, "rate": 1000.0, "seconds": 6.0, "rounds": 10},
    "sweep": {"tables": 200, "subscribers": 5, "rate": 6000.0, "seconds": 3.0},
    "sustained": {"tables": 1000, "subscribers": 10, "rate": 200.0, "seconds": 10.0},
}
"""What the flags are in each mode unless they are given."""
MODES: Final[dict[str, Mode]] = {
    "comparison": comparison.measure, "against": against.measure,
    "sweep": curves.measure, "sustained": sustained.measure,
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when everything was measured, whatever it came to; 1 when something could not be."""
    given = read(arguments)
    try:
        MODES[given.mode](given)
    except (CannotMeasure, Stalled, Ended, Failed, OSError) as problem:
        print(f"\nThe measurement stopped: {str(problem) or type(problem).__name__}", file=sys.stderr)
        print(f"What is done is kept; the servers' own words are in {WORK}. Run it again to go on.", file=sys.stderr)
        return 1
    return 0


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for; flags that were left out are as usual for the mode."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--sweep", dest="mode", action="store_const", const="sweep", help="curves, as table and chart")
    modes.add_argument(
        "--sustained", dest="mode", action="store_const", const="sustained", help="minutes of load, a burst, kill -9"
    )
    modes.add_argument("--against", metavar="COMMIT", help="this commit of ours and the present code, in turns")
    _add_size(parser)
    _add_more(parser)
    given = parser.parse_args(arguments)
    given.mode = given.mode or ("comparison" if given.against is None else "against")
    for name, value in USUAL[given.mode].items():
        if getattr(given, name) is None:
            setattr(given, name, value)
    return given


def _add_size(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, help="tables (200; sustained 1000)")
    parser.add_argument("--subscribers", type=int, help="seats of a table, each with its screen, 3 to 10 (5; 10)")
    parser.add_argument(
        "--rate", type=float, help="moves a second (1000; sustained 200), or the most of a sweep (6000)"
    )
    parser.add_argument(
        "--seconds", type=float, help="of each phase (8; against 6), of each rate (3), or of the burst (10)"
    )
    parser.add_argument("--stored", type=int, default=1000, help="tables for memory and cold start (default 1000)")


def _add_more(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, help="rounds of load on either server, in turns (3; against 10)")
    parser.add_argument("--minutes", type=float, default=10.0, help="sustained: how long (default 10)")
    parser.add_argument("--burst", type=float, default=1520.0, help="sustained: moves a second of a burst (1520)")
    parser.add_argument("--generators", type=int, default=2, help="sustained: processes that make the load (default 2)")
    parser.add_argument("--keep", action="store_true", help="keep a copy of the result in docs/measurements")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped. What is done is kept; run it again to go on.")
