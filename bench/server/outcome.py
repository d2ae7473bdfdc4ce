"""Where results go, and what every result says of where and how it was measured."""

from __future__ import annotations

import json
import os
import platform
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Final

from bench.server import snapshot
from bench.server.load import SEED
from tools.ci.commit import commit

BENCH: Final = snapshot.ROOT / "build" / "bench"
WORK: Final = BENCH / "server"
KEPT: Final = snapshot.ROOT / "docs" / "measurements"


def circumstances() -> dict[str, Any]:
    """What was measured, where and how."""
    return {
        "commit": commit("src", "bench"),
        "command": shlex.join(["python", "-m", "bench.server", *sys.argv[1:]]),
        "seed": SEED,
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "processor": processor(),
        "kernel": platform.release(),
    }


def processor() -> str:
    """The model of the processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")


def write(found: dict[str, Any], name: str, *, keep: bool) -> None:
    """Write a result under build/bench and, if it shall be kept, in docs/measurements."""
    for folder in [BENCH, *([KEPT] if keep else [])]:
        place: Path = folder / name
        place.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        print(f"Written to {place.relative_to(snapshot.ROOT)}.")
