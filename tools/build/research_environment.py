"""The environment for the tests of `saboteur.research`: what uv.lock pins, with the extras, in build/research."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "research"
PYTHON = FOLDER / "bin" / "python"
STAMP = FOLDER / "lock"
EXTRAS = ("research", "openspiel")


class NotInstalled(Exception):
    """The libraries could not be installed; the message is a sentence that says what to do."""


def _lock() -> str:
    return hashlib.sha256((ROOT / "uv.lock").read_bytes()).hexdigest()


def is_ready() -> bool:
    """Whether everything is installed as uv.lock has it now."""
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == _lock()


def install() -> None:
    """Install it. Raises NotInstalled."""
    extras = [argument for extra in EXTRAS for argument in ("--extra", extra)]
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), "sync", "--quiet", "--locked", "--no-install-project", *extras]
    environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(FOLDER)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = " ".join(done.stderr.strip().splitlines()[-1:])
        raise NotInstalled(f"The libraries for saboteur.research were not installed: {reason}. Then: make research")
    STAMP.write_text(_lock(), encoding="utf-8")
