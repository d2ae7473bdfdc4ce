"""The engines as processes, and the interpreters they run in."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench.engine.sampling import Sample

ROOT: Final = Path(__file__).resolve().parents[2]
PEERS: Final = ROOT / "build" / "peers" / "engine"
WANTED: Final = ("open_spiel==2.0.2", "rlcard==1.2.0")
LONG_ENOUGH: Final = 0.05  # seconds from which a sample tells the speed


class CannotMeasure(Exception):
    """Something is missing; the message says what, and what to do."""


class Engine:
    """One engine in its own process. Raises CannotMeasure when it does not answer."""

    def __init__(self, module: str, python: Path, path: Path | None = None) -> None:
        places = [str(place) for place in (path, ROOT) if place is not None]
        self.name = module
        self.process = subprocess.Popen(
            [python, "-m", "bench.engine.worker", module],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.about: dict[str, str] = self._answer()

    def sample(self, task: str, first: int, count: int) -> Sample:
        """Let it play so many play-outs of a task."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended, as the missing answer will tell
            self.process.stdin.write(f"{task}\t{first}\t{count}\n")
            self.process.stdin.flush()
        units, seconds = self._answer()
        return units, seconds

    def count_for(self, task: str, seconds: float) -> int:
        """How many play-outs take about so long."""
        count = 1
        while (spent := self.sample(task, 1, count)[1]) < LONG_ENOUGH:
            count *= 4
        return max(1, round(count * seconds / spent))

    def close(self) -> None:
        """End the process; it ends by itself when nothing more can be asked."""
        if self.process.returncode is None:
            self.process.communicate()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            errors = self.process.communicate()[1].strip().splitlines() or ["it said nothing"]
            raise CannotMeasure(f"The engine '{self.name}' ended: {errors[-1]}")
        return json.loads(line)


def compiled() -> Engine:
    """Our engine from the compiled copy."""
    engine = Engine("bench.engine.ours", Path(sys.executable), ROOT / "build" / "compiled")
    if engine.about["mode"] != "compiled":
        engine.close()
        raise CannotMeasure("build/compiled holds no compiled rules: run `make compiled`, which needs a C compiler.")
    return engine


def uncompiled() -> Engine:
    """Our engine as plain Python."""
    return Engine("bench.engine.ours", Path(sys.executable), ROOT / "src")


def peers() -> tuple[Engine, Engine]:
    """pyspiel and RLCard, installed if they are not yet."""
    python = PEERS / "bin" / "python"
    if not _are_installed(python):
        _install(python)
    return Engine("bench.engine.spiel", python), Engine("bench.engine.uno", python)


def _are_installed(python: Path) -> bool:
    if not python.exists():
        return False
    listed = subprocess.run([python, "-m", "pip", "freeze"], capture_output=True, text=True, check=False).stdout
    return set(WANTED) <= set(listed.lower().replace("open-spiel", "open_spiel").split())


def _install(python: Path) -> None:
    print(f"Installing {' and '.join(WANTED)} into {PEERS.relative_to(ROOT)}; this takes a minute, once …", flush=True)
    install = [str(python), "-m", "pip", "install", *WANTED]
    for command in ([sys.executable, "-m", "venv", str(PEERS)], install):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
            raise CannotMeasure(
                f"The peers could not be installed: {' '.join(reason)}\n"
                "Look at the network connection, or name an index with PIP_INDEX_URL, and run `make bench` again."
            )
