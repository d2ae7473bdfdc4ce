"""An environment or a comparison on uncompiled rules says so, once, and says what to do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SENTENCE = "plain Python, which is up to 250 times slower: run `make compiled` once, then start Python with PYTHONPATH="
TOOLS = {
    "compare": "from saboteur.arena import compare; [compare('random', 'random', rounds=1) for _ in range(2)]",
    "vector": "from saboteur.research.vector_env import VectorEnv as E; E(1)",
    "pettingzoo": "from saboteur.research import saboteur_v0; saboteur_v0.env(); saboteur_v0.env()",
    "gymnasium": "from saboteur.research.single_seat import SingleSeatEnv as E; E()",
    "openspiel": "import saboteur.research.openspiel, pyspiel; pyspiel.load_game('python_saboteur')",
}


def told(code: str, path: str, pure: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / path), "SABOTEUR_PURE": pure}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stderr


@pytest.mark.parametrize("name", TOOLS)
def test_each_tool_says_once_that_it_is_slow(name: str) -> None:
    assert told(TOOLS[name], "src").count(f"{SENTENCE}{ROOT / 'build' / 'compiled'}") == 1


def test_nothing_is_said_where_nothing_is_wrong() -> None:
    for name in ("vector", "compare"):
        assert told(TOOLS[name], "build/compiled") == ""
        assert told(TOOLS[name], "src", pure="1") == ""
