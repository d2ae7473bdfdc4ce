"""Makes the compiled copy of the package under build/compiled, for tests and measurements; `--check` only looks.

The copy holds every Python file of the package and, beside them, the extensions that mypyc made. The command `saboteur`
of the checkout uses it while it is fresh, and so does `PYTHONPATH=build/compiled .venv/bin/python …`. `src/` never
holds an extension: it would shadow later edits.
"""

import argparse
import compileall
import json
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

# PYTHONPATH may lead to the very copy that is stale.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from saboteur._freshness import MARKER, fingerprint
from tools.build.native import (
    EXTENSION,
    CompilationFailed,
    Plan,
    compile_core,
    core_key,
    header_folders,
    headers_package,
    plan,
)
from tools.build.packages import NoProgram, unpacked

ROOT = Path(__file__).resolve().parents[2]
COPY = Path("build", "compiled", "saboteur")
LINKED = ("locales", "web")
"""Folders without Python files: what changes there takes effect at once, and the client may be built later."""


def marker_of(plan: Plan) -> dict[str, str]:
    """What the marker beside a fresh copy says."""
    return {
        "sources": str(plan.package),
        "python": sys.implementation.cache_tag or "",
        "package": fingerprint(str(plan.package)),
        "core": core_key(plan),
    }


def read_marker(copy: Path) -> dict[str, str]:
    """What the marker says; empty if there is none or it cannot be read."""
    try:
        marker = json.loads((copy / MARKER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return marker if isinstance(marker, dict) else {}


def extensions_of(plan: Plan, copy: Path) -> list[Path]:
    """The compiled modules in a copy, if compiling again would give the same; else none."""
    return sorted(copy.rglob(f"*{EXTENSION}")) if read_marker(copy).get("core") == core_key(plan) else []


def is_fresh(plan: Plan, copy: Path) -> bool:
    """Whether the copy is that of the present sources."""
    return marker_of(plan) == read_marker(copy)


def make(plan: Plan, copy: Path) -> str:
    """Bring the copy up to date and say what was done; raises CompilationFailed."""
    wanted, found = marker_of(plan), read_marker(copy)
    if wanted == found:
        return "is fresh"
    if wanted["core"] == found.get("core"):
        _lay(plan, copy, _extensions(copy, copy.parent), wanted)
        return "has the new Python files; the compiled modules are unchanged"
    get_headers()
    with tempfile.TemporaryDirectory(prefix="saboteur-core-") as workshop:
        compile_core(plan, Path(workshop))
        _lay(plan, copy, _extensions(Path(workshop, "out"), Path(workshop, "out")), wanted)
    return f"is compiled anew: {len(plan.modules)} modules"


def get_headers() -> None:
    """Python's headers where they are missing; without root, and nothing is installed."""
    if header_folders() is None:
        with suppress(NoProgram):  # then compiling says that they are missing
            unpacked(headers_package(), alone=True)


def _extensions(folder: Path, base: Path) -> dict[Path, bytes]:
    return {path.relative_to(base): path.read_bytes() for path in folder.rglob(f"*{EXTENSION}")}


def _lay(plan: Plan, copy: Path, extensions: dict[Path, bytes], marker: dict[str, str]) -> None:
    """Write the copy whole beside the old one, then change places, so that no half copy is ever imported."""
    fresh = copy.with_name("saboteur.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(plan.package, fresh, ignore=shutil.ignore_patterns("__pycache__", *LINKED))
    for name in LINKED:
        (fresh / name).symlink_to(plan.package / name)
    for path, content in extensions.items():
        (fresh / path.relative_to("saboteur")).write_bytes(content)
    (fresh / MARKER).write_text(json.dumps(marker, indent=2) + "\n", encoding="utf-8")
    shutil.rmtree(copy, ignore_errors=True)
    fresh.rename(copy)
    compileall.compile_dir(copy, quiet=2)  # a Python that may not write bytecode would do it at every start


def main(arguments: list[str] | None = None) -> int:
    """0 if the copy is fresh, else 1: it could not be compiled, or is stale (--check)."""
    parser = argparse.ArgumentParser(prog="python -m tools.build.compile_core", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the copy is fresh")
    only_check: bool = parser.parse_args(arguments).check
    project, copy = plan(ROOT), ROOT / COPY
    if only_check:
        fresh = is_fresh(project, copy)
        print(f"{COPY} is {'fresh' if fresh else 'stale: run `make compiled`'}.")
        return 0 if fresh else 1
    try:
        print(f"{COPY} {make(project, copy)}.")
    except CompilationFailed as failure:
        print(failure.output, file=sys.stderr)
        print(f"The core was not compiled: {failure}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
