"""One state of our package for the whole run: the compiled copy, laid aside so that later edits do not reach it."""

from __future__ import annotations

import compileall
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.server.processes import CannotMeasure

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILERS: Final = ("tools.build.compile_core", "tools.compile_core")
"""What makes the compiled copy: now, and in the trees of older commits."""
COPY: Final = Path("build", "compiled", "saboteur")
MARKER: Final = "COMPILED.json"
"""Ties the copy to the sources; what is laid aside stands for itself."""
PAGES: Final = ROOT / "src" / "saboteur" / "web"
FIRST: Final = "index.html"


def taken(folder: Path, root: Path = ROOT) -> str:
    """Compile a tree if needed, lay its package into a folder, and give its fingerprint. Raises CannotMeasure."""
    compiler = next((name for name in COMPILERS if (root / f"{name.replace('.', '/')}.py").is_file()), COMPILERS[0])
    done = subprocess.run([sys.executable, "-m", compiler], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotMeasure(f"{done.stderr[-1500:]}\nThe rules are measured compiled: is there a C compiler?")
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "saboteur"
    shutil.copytree(
        root / COPY, package, ignore=shutil.ignore_patterns(MARKER, "__pycache__"),
        ignore_dangling_symlinks=True,  # to the pages, which the tree of an older commit has not built
    )  # fmt: skip
    _lay_pages(package)
    compileall.compile_dir(folder, quiet=2)  # as an installed package is; else every start would compile it anew
    return fingerprint(folder)


def _lay_pages(package: Path) -> None:
    """Without pages no server starts: a package that has none gets the present ones. Raises CannotMeasure."""
    if (package / "web" / FIRST).is_file():
        return
    if not (PAGES / FIRST).is_file():
        raise CannotMeasure("The browser client has not been built, and without it no server starts: make web")
    shutil.copytree(PAGES, package / "web", dirs_exist_ok=True)


def fingerprint(folder: Path) -> str:
    """A hash over the package in a folder."""
    from saboteur import _freshness  # not at the top: a stale compiled copy on the path refuses to be imported

    return _freshness.fingerprint(str(folder / "saboteur"))
