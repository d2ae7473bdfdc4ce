"""The examples run as they stand, and the page shows what they hold."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
NEEDS_MORE = {"cautious", "eastward", "live_bots", "live_table", "learn"}
"""Bots, which the arena imports; two need a server (tests/server/test_client.py); one takes minutes."""
SCRIPTS = sorted(path.stem for path in EXAMPLES.glob("*.py") if path.stem not in NEEDS_MORE)


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_runs(name: str) -> None:
    command = [sys.executable, "-W", "ignore", f"{name}.py"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_learning_runs_in_short_form() -> None:
    command = [sys.executable, "-W", "ignore", "learn.py", "--updates", "1", "--games", "8", "--evaluate", "2"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "digger" in done.stdout


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.py")))
def test_every_example_is_named_on_a_page(name: str) -> None:
    assert f"{name}.py" in PAGE or name == "eastward"


def test_the_notebook_runs() -> None:
    cells = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    known: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
    assert known["table"].game.over
    assert "notebook.ipynb" in PAGE
