"""Searching bots try little here: what is tested does not depend on how much, and plain Python is slow."""

from dataclasses import replace

import pytest

from saboteur.bots.built_in_bots import LADDER, SCHEMER, SEARCH


@pytest.fixture(autouse=True)
def _small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, spec in (("schemer", SCHEMER), ("search", SEARCH)):
        monkeypatch.setitem(LADDER, name, replace(spec, playouts=2, width=2, seconds=600.0))
