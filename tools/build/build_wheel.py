"""Builds the wheel and the source archive into build/dist, and says whether the wheel's rules are compiled.

Built inside .venv, not apart from it: the compiler, mypyc and Python's headers that set-up has found are there, and the
rules are compiled once, for the compiled copy and for the wheel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import COMPILED_COPY, NONE
from tools.build.compile_core import COPY, make
from tools.build.native import ADVICE, CompilationFailed, plan

ROOT = Path(__file__).resolve().parents[2]
DIST = Path("build", "dist")


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


def told(files: list[Path], obstacle: str | None) -> str:
    """What was made, in one line, and what would make it better."""
    wheel = next(file for file in files if file.suffix == ".whl")
    if not wheel.name.endswith("-none-any.whl"):
        return f"{wheel.name}: with compiled rules."
    why = obstacle or "the build says no more; run it without --quiet"
    return f"{wheel.name}: WITHOUT compiled rules, so bots are slower, because {why}. {ADVICE}; then make wheel again."


def main() -> int:
    """0 if there is a wheel, whichever."""
    if not (ROOT / "src" / "saboteur" / "web" / "index.html").is_file():
        print("The browser client is not built, so the wheel has none: make web wheel", file=sys.stderr)
    print("Compiling the rules, if they changed: a minute or two …", flush=True)
    obstacle = compiled(ROOT)
    try:
        files = build(ROOT, ROOT / DIST, obstacle)
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    print(f"In {DIST}: {', '.join(file.name for file in files)}")
    print(told(files, obstacle))
    return 0


if __name__ == "__main__":
    sys.exit(main())
