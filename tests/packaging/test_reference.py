"""docs/reference.md is what the code says, and it has all that examples and pages read."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tools.generate.reference import GROUPS, TARGET, Page, entries_of, page

ROOT = TARGET.parents[1]
PAGES = ("research", "arena", "bots", "live-tables", "environments", "text-seat")
CLASSES = {one.name: one for _, classes in GROUPS.values() for one in classes}
VARIABLES = {
    "view": "View", "game": "Game", "table": "BotGame", "posterior": "Posterior", "world": "World", "record": "Record",
    "observation": "Observation", "entry": "Observation", "score": "Score", "failure": "Failure", "player": "Player",
    "tournament": "Tournament", "model": "Likelihoods", "event": "ToolBroken", "result": "Comparison",
}  # fmt: skip
"""What a variable of this name holds in examples and on pages."""
PARTS = {
    "public": "Public",
    "own": "Own",
    "game": "Game",
    "record": "Record",
    "quality": "Quality",
    "deal": "RoundDeal",
}
"""What an attribute of this name is, whoever has it."""


def names_of(one: Page) -> set[str]:
    kind = getattr(import_module(one.module), one.name)
    return {entry.name.partition("(")[0] for entry in entries_of(kind, one)}


def test_the_page_is_that_of_the_code() -> None:
    assert TARGET.read_text(encoding="utf-8") == page(), "python -m tools.generate.reference writes it anew"


def sources() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "examples").glob("*.py")):
        yield file.name, file.read_text(encoding="utf-8")
    for name in PAGES:
        text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
        for number, block in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL)):
            yield f"{name} {number}", textwrap.dedent(block)


def read_in(source: str) -> Iterator[tuple[str, str]]:
    """Which attribute of which class is read."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = node.value
            if isinstance(owner, ast.Name) and owner.id in VARIABLES:
                yield VARIABLES[owner.id], node.attr
            elif isinstance(owner, ast.Attribute) and owner.attr in PARTS:
                yield PARTS[owner.attr], node.attr


def test_all_that_examples_and_pages_read_is_there() -> None:
    found = [(name, *read) for name, source in sources() for read in read_in(source)]
    assert len(found) > 50
    known = {name: names_of(one) for name, one in CLASSES.items()}
    elsewhere = {("Game", "new_initial_state"), ("Game", "observation_tensor_shape")}  # the game of OpenSpiel
    missing = [(name, kind, attribute) for name, kind, attribute in found if attribute not in known[kind]]
    assert [one for one in missing if one[1:] not in elsewhere] == []


def test_what_has_no_docstring_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "class Planted:\n    told: int\n    '''What it is.'''\n    untold: int\n"
    monkeypatch.setattr("tools.generate.reference.inspect.getsource", lambda _: source)
    planted = type("Planted", (), {"__module__": "saboteur.planted"})
    with pytest.raises(LookupError, match=r"saboteur\.planted\.Planted\.untold has no docstring"):
        list(entries_of(planted, Page("saboteur.planted", "Planted", "")))
    (entry,) = entries_of(planted, Page("saboteur.planted", "Planted", "", internal=("untold",)))
    assert (entry.name, entry.kind, entry.about) == ("told", "int", "What it is.")
    with pytest.raises(LookupError, match="Planted has no gone"):
        list(entries_of(planted, Page("saboteur.planted", "Planted", "", internal=("untold", "gone"))))


def test_pages_lead_to_it() -> None:
    for name in ("research", "arena"):
        assert "reference.md" in (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert "`python -m tools.generate.reference`" in page()
    assert Path(TARGET).name == "reference.md"
