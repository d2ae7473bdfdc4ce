"""Searching bots try little here: what is tested does not depend on how much, and plain Python is slow."""

from dataclasses import replace

import pytest

from saboteur.bots.bot_registry import LADDER


@pytest.fixture(autouse=True)
def _small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("schemer", "search"):
        monkeypatch.setitem(LADDER, name, replace(LADDER[name], playouts=2, width=2, seconds=600.0))
