"""`python -m bench.research`: our environments beside their peers in one run, into build/bench/research.json.

Ours run compiled in build/research, the peers in build/peers/research, each in a process of its own, in turns, timed in
processor seconds. A ratio is taken from neighbouring samples: what slows the machine for a while slows both.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.engine.engines import ROOT, CannotMeasure, Engine
from bench.engine.figures import Series, ratio, sample_in_turns, series, spread
from bench.research.report import told
from tools.build import research_environment
from tools.ci.commit import commit

RESULT: Final = ROOT / "build" / "bench" / "research.json"
KEPT: Final = ROOT / "docs" / "measurements" / "research.json"
PEERS: Final = ROOT / "build" / "peers" / "research"
WANTED: Final = ("pettingzoo[classic]==1.27.0", "open_spiel==2.0.2", "pgx==2.6.0")
STAMP: Final = PEERS / "wanted"

# In this order, so that ours and the peer it is compared with are neighbours in time.
TASKS: Final = {
    "pettingzoo": "ours", "hanabi_v5": "peers",
    "openspiel": "ours", "python_team_dominoes": "peers",
    "vector": "ours", "leduc_holdem": "peers", "vector, inside the core": "ours",
    "worlds": "ours", "worlds, by a posterior": "ours",
    "arena, built-in": "ours", "arena, from outside": "ours",
}  # fmt: skip
RATIOS: Final = {
    "pettingzoo_over_hanabi": ("pettingzoo", "hanabi_v5"),
    "openspiel_over_team_dominoes": ("openspiel", "python_team_dominoes"),
    "vector_over_leduc": ("vector", "leduc_holdem"),
    "arena_outside_over_built_in": ("arena, from outside", "arena, built-in"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when everything was measured, whatever it came to; 1 when something could not be."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.research", description="Our environments beside their peers."
    )
    parser.add_argument("--repeats", type=int, default=9, help="samples of each figure (default 9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a sample (default 0.5)")
    parser.add_argument("--keep", action="store_true", help="also write the result into docs/measurements")
    given = parser.parse_args(arguments)
    try:
        result = measured(given.repeats, given.seconds)
    except CannotMeasure as problem:
        print(f"The measurement stopped. {problem}", file=sys.stderr)
        return 1
    print(told(result))
    for place in (RESULT, KEPT) if given.keep else (RESULT,):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        print(f"Written to {place.relative_to(ROOT)}.")
    return 0


def measured(repeats: int, seconds: float) -> dict[str, Any]:
    """Everything, as it is written. Raises CannotMeasure."""
    begun = time.time()
    with contextlib.ExitStack() as stack:
        engines = {"ours": _ours(), "peers": _peers()}
        for engine in engines.values():
            stack.callback(engine.close)
        group = {task: series(engines[engine], task, seconds) for task, engine in TASKS.items()}
        sample_in_turns(group, repeats)
    return {**_circumstances(engines, begun), **figures(group)}


def figures(group: dict[str, Series]) -> dict[str, Any]:
    """Ratios of neighbours and units a processor second, each with its spread."""
    return {
        "ratios": {name: ratio(group[ours], group[theirs]) for name, (ours, theirs) in RATIOS.items()},
        "per_second": {name: spread(one.rates) for name, one in group.items()},
    }


def _circumstances(engines: dict[str, Engine], begun: float) -> dict[str, Any]:
    return {
        "commit": commit("src", "bench"),
        "command": shlex.join(["python", "-m", "bench.research", *sys.argv[1:]]),
        "date": time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(begun)),
        "seconds": round(time.time() - begun, 1),
        "seeds": "whole numbers from 1, new ones for each sample",
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "versions": {name: engine.about for name, engine in engines.items()},
    }


def _ours() -> Engine:
    try:
        if not research_environment.is_ready():
            research_environment.install()
    except research_environment.NotInstalled as problem:
        raise CannotMeasure(str(problem)) from None
    engine = Engine("bench.research.ours", research_environment.PYTHON, ROOT / "build" / "compiled")
    if engine.about["mode"] != "compiled":
        engine.close()
        raise CannotMeasure("build/compiled holds no compiled rules: run `make compiled`, which needs a C compiler.")
    return engine


def _peers() -> Engine:
    python = PEERS / "bin" / "python"
    if not python.exists() or not STAMP.exists() or STAMP.read_text(encoding="utf-8") != repr(WANTED):
        _install(python)
    return Engine("bench.research.peers", python)


def _install(python: Path) -> None:
    print(f"Installing {', '.join(WANTED)} into {PEERS.relative_to(ROOT)}; this takes minutes, once …", flush=True)
    uv = str(Path(sys.executable).with_name("uv"))
    make = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(PEERS)]
    for command in (make, [uv, "pip", "install", "--quiet", "--python", str(python), *WANTED]):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = " ".join(done.stderr.strip().splitlines()[-1:])
            raise CannotMeasure(f"The peers could not be installed: {reason}")
    STAMP.write_text(repr(WANTED), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
