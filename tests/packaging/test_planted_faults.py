"""docs/measurements/planted-faults.json says how many faults the tests plant: the numbers of today are true, none is
forgotten, and none has been given up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging.planted_count import count, speaking
from tests.packaging.project import ROOT

KEPT = json.loads((ROOT / "docs" / "measurements" / "planted-faults.json").read_text(encoding="utf-8"))
THEN = "at ce5e3eb"
NOT_FAULTS = {
    "tests/faults/races/test_races.py::test_without_the_planted_fault_nothing_is_found",
    "tests/locales/test_words.py::test_every_check_has_a_planted_fault",
    # They go through a list, which is counted instead.
    "tests/browser/test_access.py::test_axe_would_find_planted_faults",
    "tests/browser/test_languages.py::test_planted_faults_would_be_noticed",
}


@pytest.mark.parametrize("line", KEPT["faults"], ids=lambda line: line["harness"])
def test_the_number_of_a_harness_is_true_and_no_smaller_than_it_was(line: dict[str, object]) -> None:
    assert isinstance(line["tests"], list)
    assert sum(count(ROOT, name) for name in line["tests"]) == line["now"]
    assert int(str(line["now"])) >= int(str(line[THEN]))


def test_every_test_that_plants_a_fault_is_listed_once() -> None:
    listed = [name for line in KEPT["faults"] for name in line["tests"]]
    assert len(set(listed)) == len(listed)
    assert set(speaking(ROOT)) - NOT_FAULTS <= set(listed)
    assert set(speaking(ROOT)) >= NOT_FAULTS


def test_the_sums_are_right() -> None:
    for when, number in KEPT["in all"].items():
        assert number == sum(line[when] for line in KEPT["faults"])


TEST = """
import pytest
from tests.lists import MORE

PLANTS: dict[str, int] = {"a": 1, "b": 2, **dict(MORE)}

@pytest.mark.parametrize("one", [*PLANTS, "c"])
@pytest.mark.parametrize(("two", "three"), [(1, 2), (3, 4)])
async def test_a_planted_fault_is_caught(one, two, three): ...

def test_another():
    '''Planted: nobody counts.'''

@pytest.mark.parametrize("one", drawn())
def test_what_cannot_be_counted(one): ...
"""


def test_cases_are_counted_and_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "lists.py").write_text('MORE = (("d", 1),) + (("e", 2),)\n')
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    it = "tests/test_it.py::"
    assert list(speaking(tmp_path)) == [f"{it}test_a_planted_fault_is_caught", f"{it}test_another"]
    numbers = [count(tmp_path, f"{it}{name}") for name in ("test_a_planted_fault_is_caught", "test_another", "PLANTS")]
    assert numbers == [10, 1, 4]
    with pytest.raises(ValueError, match="cannot count drawn"):
        count(tmp_path, f"{it}test_what_cannot_be_counted")
    with pytest.raises(ValueError, match="no test named test_that_is_gone"):
        count(tmp_path, f"{it}test_that_is_gone")
