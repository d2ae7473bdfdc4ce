"""`python -m bench.engine.worker MODULE`: one engine in a process of its own, which answers requests for samples.

A request is a line `task <tab> first <tab> count`, an answer a line of JSON, `[units, seconds]`. Before all requests it
says what runs.
"""

from __future__ import annotations

import importlib
import json
import platform
import sys


def main(module: str) -> None:
    """Answer until there are no more requests."""
    engine = importlib.import_module(module)
    tasks = engine.tasks()
    _answer({"python": platform.python_version(), "built_by": platform.python_compiler(), **engine.about()})
    for line in sys.stdin:
        task, first, count = line.split("\t")
        _answer(tasks[task](int(first), int(count)))


def _answer(what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
