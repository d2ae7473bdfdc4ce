"""`make play`: serves a table for everyone on the home network, with compiled rules where a C compiler is at hand.

What is given on the command line goes to `saboteur serve --home`.
"""

import os
import sys
from pathlib import Path

from tools import compile_core
from tools.native import CompilationFailed, Plan, compiler, plan

ROOT = Path(__file__).resolve().parent.parent


def compiled_folder(project: Plan, copy: Path) -> Path | None:
    """Where the compiled package lies, brought up to date; None where it cannot be compiled."""
    if compiler() is None:
        return None
    if compile_core.marker_of(project)["core"] != compile_core.read_marker(copy).get("core"):
        print(
            "Compiling the rules, so that many tables can play at once. This takes about a minute, once …", flush=True
        )
    try:
        compile_core.make(project, copy)
    except CompilationFailed:
        return None
    return copy.parent


def environment(folder: Path | None, client: Path) -> dict[str, str]:
    """What the server needs to know: which package it is, and where the built client lies."""
    compiled = {} if folder is None else {"PYTHONPATH": str(folder)}
    # The compiled copy is made when Python files change; the client may be newer.
    return {"SABOTEUR_WEB": str(client), **os.environ, **compiled}


def main() -> None:
    """Become the server."""
    project = plan(ROOT)
    folder = compiled_folder(project, ROOT / compile_core.COPY)
    command = [sys.executable, "-m", "saboteur", "serve", "--home", *sys.argv[1:]]
    os.execve(sys.executable, command, environment(folder, project.package / "web"))


if __name__ == "__main__":
    main()
