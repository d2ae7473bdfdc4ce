"""Builds the wheel and the source archive into build/dist, and says whether the wheel's rules are compiled. A wheel
that lacks a file of the package is refused.

Built inside .venv, not apart from it: the compiler, mypyc and Python's headers that set-up has found are there, and the
rules are compiled once, for the compiled copy and for the wheel.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from hatch_build import COMPILED_COPY, NONE
from tools.build.compile_core import COPY, make
from tools.build.native import ADVICE, CompilationFailed, plan

ROOT = Path(__file__).resolve().parents[2]
DIST = Path("build", "dist")
PAGE = Path("web", "index.html")
"""In the package; the rest of the browser client lies beside it."""
NEVER_PACKED = (".pyc", ".so", ".pyd")
NAMED = 3
"""Missing files that are listed."""


def compiled(root: Path) -> str | None:
    """Bring the compiled copy up to date; why that cannot be done, or None."""
    try:
        make(plan(root), root / COPY)
    except CompilationFailed as failure:
        print(failure.output, file=sys.stderr)
        return str(failure)
    return None


def build(root: Path, folder: Path, obstacle: str | None) -> list[Path]:
    """Both files, in a folder that holds nothing else afterwards. Raises CalledProcessError."""
    shutil.rmtree(folder, ignore_errors=True)  # what is copied as saboteur-*.whl must be one file
    how = {COMPILED_COPY: NONE if obstacle else str(root / COPY.parent)}
    command = ["uv", "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder)]
    subprocess.run(
        [str(Path(sys.executable).with_name(command[0])), *command[1:]], cwd=root, env={**os.environ, **how}, check=True
    )
    return sorted(folder.glob("saboteur-*"))


def missing(wheel: Path, package: Path) -> list[str]:
    """The files of a package that a wheel does not hold, as the wheel would name them."""
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in NEVER_PACKED)
    return sorted({path.relative_to(package.parent).as_posix() for path in files} - held)


def incomplete(files: list[Path], package: Path) -> str | None:
    """What is missing from the wheel, in a sentence; None if it is whole."""
    wheel = next(file for file in files if file.suffix == ".whl")
    lost = missing(wheel, package)
    if not lost:
        return None
    named = ", ".join(lost[:NAMED]) + (" …" if len(lost) > NAMED else "")
    return f"{wheel.name} is not usable: {len(lost)} files of src/saboteur are missing from it ({named})."


def told(files: list[Path], obstacle: str | None) -> str:
    """What was made, in one line, and what would make it better."""
    wheel = next(file for file in files if file.suffix == ".whl")
    if not wheel.name.endswith("-none-any.whl"):
        return f"{wheel.name}: with compiled rules."
    why = obstacle or "the build says no more; run it without --quiet"
    return f"{wheel.name}: WITHOUT compiled rules, so bots are slower, because {why}. {ADVICE}; then make wheel again."


def main() -> int:
    """0 if there is a whole wheel, with compiled rules or without."""
    package = ROOT / "src" / "saboteur"
    if not (package / PAGE).is_file():
        print("There is no wheel without the browser client, which is not built yet: make web wheel", file=sys.stderr)
        return 1
    print("Compiling the rules, if they changed: a minute or two …", flush=True)
    obstacle = compiled(ROOT)
    try:
        files = build(ROOT, ROOT / DIST, obstacle)
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    if (fault := incomplete(files, package)) is not None:
        print(fault, file=sys.stderr)
        return 1
    print(f"In {DIST}: {', '.join(file.name for file in files)}")
    print(told(files, obstacle))
    return 0


if __name__ == "__main__":
    sys.exit(main())
