"""`python -m bench.engine`: our engine beside OpenSpiel and RLCard in one run, into build/bench/engine.json.

Each engine runs in a process of its own, one at a time and in turns, and is timed in processor seconds. Figures are
medians; their spread stands beside them. *Driven* means from Python by public calls: deal, then ask for the legal moves
and play one of them until the end, chosen by the same small generator for all engines, with each play-out seeded anew
and its deal in the time; `spiel` and `uno` say how the peers are driven, and what the leaner figures told beside the
headlines leave out. *In the core* means play-outs inside compiled code: ours with the deals, against roll-outs from
hands that are dealt already. Only the moves of players are counted.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from bench.engine import against
from bench.engine.engines import ROOT, CannotMeasure, Engine, compiled, peers, uncompiled
from bench.engine.figures import TABLES, Series, cost_by_players, ratio, sample_in_turns, series, spread
from bench.engine.report import told
from tools.ci.commit import commit

RESULT: Final = ROOT / "build" / "bench" / "engine.json"
KEPT: Final = ROOT / "docs" / "measurements" / "engine.json"


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when everything was measured, whatever it came to; 1 when something could not be."""
    given = _given(arguments)
    try:
        if given.against is not None:
            return _compare(given)
        result = measured(given.repeats, given.seconds)
    except CannotMeasure as problem:
        print(f"The measurement stopped. {problem}", file=sys.stderr)
        return 1
    print(told(result))
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(f"Written to {RESULT.relative_to(ROOT)}.")
    if given.keep:
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_text(json.dumps(_small(result), indent=1) + "\n", encoding="utf-8")
        print(f"Kept in {KEPT.relative_to(ROOT)}.")
    return 0


def _compare(given: argparse.Namespace) -> int:
    """Measure beside an older commit; 0. Raises CannotMeasure."""
    begun = time.time()
    found = against.measured(given.against, given.rounds, given.seconds)
    print(against.told(found))
    small = {name: value for name, value in _circumstances({}, begun).items() if name != "versions"}
    for place in (RESULT, KEPT) if given.keep else (RESULT,):
        file = place.with_name("engine-against.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({**small, **found}, indent=1) + "\n", encoding="utf-8")
        print(f"Written to {file.relative_to(ROOT)}.")
    return 0


def _given(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description="Our engine beside its peers.")
    parser.add_argument("--repeats", type=int, default=9, help="samples of each figure (default 9)")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a sample (default 0.4)")
    parser.add_argument("--keep", action="store_true", help="also write the result into docs/measurements")
    parser.add_argument("--against", metavar="COMMIT", help="measure beside an older commit of ours instead")
    parser.add_argument("--rounds", type=int, default=12, help="turns of old and new with --against (default 12)")
    return parser.parse_args(arguments)


def measured(repeats: int, seconds: float) -> dict[str, Any]:
    """Everything, as it is written. Raises CannotMeasure."""
    begun = time.time()
    with contextlib.ExitStack() as stack:
        engines = _started(stack)
        print("Beside the peers, in turns …", flush=True)
        beside = _beside(engines, seconds)
        sample_in_turns(beside, repeats)
        print("From 3 to 10 players, in turns …", flush=True)
        tables = {name: series(engines["ours"], name, seconds / 2) for name in _by_players()}
        sample_in_turns(tables, repeats)
    ratios = _ratios(beside)
    details = {"ratios": ratios, "per_second": {name: spread(one.rates) for name, one in beside.items()}}
    costs = {f"{way}_ns_by_players": cost_by_players(tables, way) for way in ("driven", "core")}
    return {**_headlines(beside, ratios), "details": {**details, **costs, **_circumstances(engines, begun)}}


def _started(stack: contextlib.ExitStack) -> dict[str, Engine]:
    spiel, uno = peers()
    print("Starting the engines …", flush=True)
    engines = {"ours": compiled(), "uncompiled": uncompiled(), "spiel": spiel, "uno": uno}
    for engine in engines.values():
        stack.callback(engine.close)
    return engines


def _beside(engines: dict[str, Engine], seconds: float) -> dict[str, Series]:
    """In this order, so that ours and the peer it is compared with are neighbours in time."""
    tasks = {
        "hearts": ("spiel", "hearts"),
        "hearts, even chance": ("spiel", "hearts, even chance"),
        "hearts, dealt first": ("spiel", "hearts, dealt first"),
        "driven": ("ours", "driven 5"),
        "tic_tac_toe": ("spiel", "tic_tac_toe"),
        "tic_tac_toe, chance not asked about": ("spiel", "tic_tac_toe, chance not asked about"),
        "core": ("ours", "core 5"),
        "hearts roll-outs": ("spiel", "hearts roll-outs"),
        "play-outs of a dealt round": ("ours", "play-outs"),
        "clones": ("ours", "clone"),
        "uno": ("uno", "uno"),
        "uncompiled driven": ("uncompiled", "driven 5"),
        "uno, inner game": ("uno", "uno, inner game"),
        "uncompiled core": ("uncompiled", "core 5"),
    }
    return {name: series(engines[engine], task, seconds) for name, (engine, task) in tasks.items()}


def _by_players() -> list[str]:
    return [f"{way} {players}" for way in ("driven", "core") for players in TABLES]


def _ratios(beside: dict[str, Series]) -> dict[str, dict[str, float]]:
    pairs = {
        "driven_over_hearts": ("driven", "hearts"),
        "driven_over_hearts_even_chance": ("driven", "hearts, even chance"),
        "driven_over_hearts_dealt_first": ("driven", "hearts, dealt first"),
        "driven_over_tic_tac_toe": ("driven", "tic_tac_toe"),
        "driven_over_tic_tac_toe_chance_not_asked": ("driven", "tic_tac_toe, chance not asked about"),
        "core_over_hearts": ("core", "hearts roll-outs"),
        "uncompiled_over_uno": ("uncompiled driven", "uno"),
        "uncompiled_over_uno_inner_game": ("uncompiled driven", "uno, inner game"),
    }
    return {name: ratio(beside[ours], beside[theirs]) for name, (ours, theirs) in pairs.items()}


def _headlines(beside: dict[str, Series], ratios: dict[str, dict[str, float]]) -> dict[str, float]:
    names = ("driven_over_hearts", "driven_over_tic_tac_toe", "core_over_hearts", "uncompiled_over_uno")
    return {
        **{name: ratios[name]["median"] for name in names},
        "rounds_per_second": spread(beside["core"].laps)["median"],
        "clone_us": spread([1e6 / rate for rate in beside["clones"].rates], 3)["median"],
    }


def _circumstances(engines: dict[str, Engine], begun: float) -> dict[str, Any]:
    return {
        "versions": {name: engine.about for name, engine in engines.items()},
        "interpreter": sys.implementation.cache_tag,
        "commit": commit("src", "bench"),
        "command": shlex.join(["python", "-m", "bench.engine", *sys.argv[1:]]),
        "date": time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(begun)),
        "seconds": round(time.time() - begun, 1),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def _small(result: dict[str, Any]) -> dict[str, Any]:
    """What is worth keeping in the repository."""
    details = dict(result["details"])
    circumstances = {name: details.pop(name) for name in ("commit", "command", "date", "seconds", "versions")}
    return {**circumstances, **{name: figure for name, figure in result.items() if name != "details"}, **details}


if __name__ == "__main__":
    sys.exit(main())
