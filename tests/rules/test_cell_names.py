"""Names of cells: one for each cell of the borderless grid, the same as in the browser (web/src/notation)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.rules.cell_names import cell_name, named_cell, with_names, without_names

VECTORS = json.loads((Path(__file__).parents[1] / "golden/vectors/cell-names.json").read_text(encoding="utf-8"))
COORDINATES = st.integers(-(10**6), 10**6)


@pytest.mark.parametrize(("column", "row", "name"), VECTORS["names"])
def test_the_vectors(column: int, row: int, name: str) -> None:
    assert cell_name((column, row)) == name
    assert named_cell(name) == (column, row)


@pytest.mark.parametrize("text", VECTORS["none"])
def test_other_text_names_no_cell(text: str) -> None:
    with pytest.raises(ValueError, match=r"no cell is named"):
        named_cell(text)


@given(column=COORDINATES, row=COORDINATES)
def test_every_cell_has_a_name_of_its_own_without_a_minus_sign(column: int, row: int) -> None:
    name = cell_name((column, row))
    assert named_cell(name) == (column, row)
    assert name.isascii()
    assert name.isalnum()


@given(name=st.from_regex(re.compile(r"0?[A-Z]{1,4}0?[1-9][0-9]{0,4}", re.ASCII), fullmatch=True))
def test_every_name_is_that_of_one_cell(name: str) -> None:
    assert cell_name(named_cell(name)) == name


@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("Pnes@3,-1", "Pnes@G4"), ("R@-4,-5", "R@0A01"), ("L@8,0:es", "L@L5:es"), ("-Pns", "-Pns"),
        ("Blamp>2", "Blamp>2"), ("Mpick+lamp>2:lamp", "Mpick+lamp>2:lamp"), ("G2", "G2"),
    ],
)  # fmt: skip
def test_a_move_can_be_written_with_the_name_of_its_cell(move: str, named: str) -> None:
    assert with_names(move) == named
    assert without_names(named) == move
    assert without_names(move) == move


@pytest.mark.parametrize(
    ("typed", "meant"), [("V@l5", "V@8,0"), ("V@5L", "V@5L"), ("nonsense", "nonsense"), ("V@", "V@")]
)
def test_what_is_typed_may_name_a_cell_in_small_letters_too(typed: str, meant: str) -> None:
    assert without_names(typed) == meant
