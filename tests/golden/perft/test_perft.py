"""Exact numbers of legal move sequences from fixed deals and positions; the files were counted by the oracle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import saboteur.rules.game as game_module
from saboteur.rules import EDITIONS, final, from_plain
from tests.golden.perft.count import count_by_game, count_by_oracle, divide
from tests.kit.oracle_fixed_deal import oracle_of
from tests.kit.positions import position

FOLDER = Path(__file__).parent
ENTRIES: list[dict[str, Any]] = [
    entry for edition in EDITIONS for entry in json.loads((FOLDER / f"{edition}.json").read_text(encoding="utf-8"))
]
SHARE = 4
"""One of so many is counted uncompiled, too; all of them compiled, and in the soak."""


def name_of(entry: dict[str, Any]) -> str:
    """What a test about an entry is called."""
    return f"{entry['record']['edition']}: {entry['name']}"


def check(entry: dict[str, Any]) -> None:
    """Count anew, and say by which first move the number is wrong."""
    game = final(from_plain(entry["record"]))
    for depth, expected in enumerate(entry["counts"], start=1):
        found = count_by_game(game, depth)
        if found != expected:
            told = divide(game, oracle_of(entry["record"]), depth)
            raise AssertionError(f"{name_of(entry)}: {found} instead of {expected}, {told}")


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(entry, id=name_of(entry), marks=pytest.mark.slow if at % SHARE else ())
        for at, entry in enumerate(ENTRIES)
    ],
)
def test_the_number_of_move_sequences_is_exact(entry: dict[str, Any]) -> None:
    """To the depth in the file"""
    check(entry)


def test_the_files_go_deep_everywhere() -> None:
    """At least to depth 3, and every phase of a game is among the beginnings."""
    assert min(len(entry["counts"]) for entry in ENTRIES) >= 3
    phases = {(entry["record"]["edition"], final(from_plain(entry["record"])).phase) for entry in ENTRIES}
    assert phases >= {(edition, phase) for edition in EDITIONS for phase in ("play", "pick-gold")}
    assert phases >= {(edition, "lay-stone") for edition in ("lt", "lv", "ru", "et")} | {("et", "turn-goal")}


def test_a_wrong_number_is_shown_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: rockfalls are not listed, so that the count behind other moves is too small."""
    record = position("lt", "Pew@1,0", "V Pns", players=3, others="R Bpick Bpick")
    counts = [count_by_oracle(oracle_of(record), depth) for depth in (1, 2)]
    entry = {"name": "planted", "record": record, "counts": counts}
    check(entry)
    listed = game_module.__dict__["moves_of"]
    monkeypatch.setattr(
        game_module, "moves_of", lambda state: [move for move in listed(state) if not move.startswith("R@")]
    )
    with pytest.raises(AssertionError, match=r"divided at depth 2:\n  -Pns +game +\d+ oracle +\d+\n"):
        check(entry)
