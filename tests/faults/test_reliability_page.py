"""docs/reliability.md names every property; it and docs/security.md name only tests that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")


def missing(page: str) -> list[str]:
    """The tests a page names that do not exist."""
    return [
        name for name in re.findall(r"`(?:tests/)?((?:[a-z_]+/)+test_[a-z_]+\.py[a-z_:]*)`", page) if not _exists(name)
    ]


def _exists(name: str) -> bool:
    path, _, test = name.partition("::")
    file = ROOT / "tests" / path
    return file.is_file() and (not test or f"def {test}(" in file.read_text("utf-8"))


def test_every_property_has_a_row() -> None:
    assert re.findall(r"^\| (P\d+) \|", PAGE, re.MULTILINE) == [f"P{number}" for number in range(1, 20)]


@pytest.mark.parametrize(("text", "least"), [(PAGE, 40), (SECURITY, 30)], ids=["reliability", "security"])
def test_every_test_named_exists(text: str, least: int) -> None:
    assert len(re.findall(r"test_[a-z_]+\.py", text)) > least
    assert missing(text) == []


def test_every_promise_of_security_names_what_shows_it() -> None:
    promises = re.findall(r"^- \*\*(S\d+)\.", SECURITY.partition("## What is promised")[2], re.MULTILINE)
    assert promises == [f"S{number}" for number in range(1, len(promises) + 1)]
    assert len(promises) > 50
    shown: dict[str, list[str]] = {}
    number = ""
    for cell, what in re.findall(
        r"^\| (S\d+)? ?\| (.*) \|$", SECURITY.partition("## Tests for each promise")[2], re.MULTILINE
    ):
        number = cell or number
        shown.setdefault(number, []).append(what)
    assert list(shown) == promises
    assert [row for rows in shown.values() for row in rows if "test_" not in row and "reliability.md" not in row] == []


@pytest.mark.parametrize("name", ["faults/test_nothing.py", "faults/test_reliability_page.py::test_nothing"])
def test_a_test_that_does_not_exist_is_noticed(name: str) -> None:
    assert missing(f"`{name}`") == [name]
