"""Rows of decisions become views and arrays again, and these are those of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saboteur.bots import play
from saboteur.research.codec import Codec
from saboteur.research.data import decisions, read_parquet, view_of, write_parquet
from saboteur.rules import Game, Setup, View, legal_moves

OPTIONS = frozenset({"open_gold", "selfish_dwarf"})


def played(rounds: int = 3, bot: str = "detective") -> tuple[Any, list[View]]:
    seen: list[View] = []
    game = Game.seeded(Setup("el", 5, OPTIONS, rounds), "views")
    return play(game, [bot] * 5, lambda table: seen.append(table.game.view_to_act())).record, seen


def test_a_row_has_the_view_of_its_decision(tmp_path: Path) -> None:
    record, seen = played()
    rows = list(decisions([record], beliefs=False))
    assert [view_of(row) for row in rows] == seen
    assert [legal_moves(view_of(row)) for row in rows] == [row["legal"] for row in rows]
    write_parquet(rows, tmp_path / "rows.parquet")
    assert [view_of(row) for row in read_parquet(tmp_path / "rows.parquet")] == seen
    assert any(view.public.phase == "pick-gold" for view in seen)


def test_rows_become_arrays() -> None:
    record, seen = played(1)
    rows, codec = list(decisions([record], beliefs=False)), Codec()
    arrays = codec.arrays(rows)
    assert arrays.rows.tolist() == list(range(len(rows)))
    for place, view in enumerate(seen):
        observation, mask, _ = codec.encoded(view)
        assert (arrays.observations[place] == observation).all()
        assert (arrays.masks[place] == mask).all()
        assert codec.text(int(arrays.actions[place]), view) == rows[place]["move"]
        assert mask[arrays.actions[place]] == 1


def test_moves_outside_the_window_are_left_out_and_the_others_keep_their_place() -> None:
    record, _ = played(1, "random")
    rows, narrow = list(decisions([record], beliefs=False)), Codec((0, 8), (-2, 2))
    outside = [place for place, row in enumerate(rows) if row["move"] in narrow.outside(view_of(row))]
    arrays = narrow.arrays(rows)
    assert outside
    assert sorted({*outside, *arrays.rows.tolist()}) == list(range(len(rows)))
    assert len(arrays.rows) == len(rows) - len(outside)
    assert [len(part) for part in Codec().arrays([])] == [0] * 4
    assert Codec().arrays([]).masks.shape == (0, Codec().actions)
    assert arrays.actions.dtype == np.int64


def test_what_is_no_row_is_refused() -> None:
    for row in ({}, {"view": "{}", "seat": 0}, {"view": "hello", "seat": 0}, {"view": None, "seat": 0}):
        with pytest.raises(ValueError, match="this is no row of decisions"):
            view_of(row)
