"""The examples of the README run, and give what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from saboteur.rules import EDITIONS, OPTIONS

PROJECT = Path(__file__).parents[2]
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def examples(text: str) -> doctest.DocTest:
    """The Python examples of a text as one session; everything between them is blanked, so that line numbers hold."""
    lines, is_python = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            is_python = line == "```python"
            line = ""
        lines.append(line if is_python else "")
    return doctest.DocTestParser().get_doctest("\n".join(lines), {}, "README", "README.md", 0)


def failures(text: str) -> list[str]:
    """What the examples of a text print otherwise than they say."""
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(examples(text), out=told.append)
    return told


def test_the_examples_of_the_readme_run() -> None:
    assert failures(README) == []


def test_there_are_examples() -> None:
    assert len(examples(README).examples) > 10


def test_a_wrong_example_is_noticed() -> None:
    """A planted fault: another seat begins."""
    assert "Expected:\n    2\nGot:\n    4\n" in "".join(failures(README.replace("\n4\n", "\n2\n", 1)))


def test_what_the_readme_links_to_is_there() -> None:
    linked = [target for target in re.findall(r"\]\(([^)#]+)", README) if not target.startswith("http")]
    assert linked
    assert [target for target in linked if not (PROJECT / target).exists()] == []


@pytest.mark.parametrize("target", sorted(set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))))
def test_what_the_readme_makes_can_be_made(target: str) -> None:
    makefile = (PROJECT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_the_table_of_editions_names_them_all() -> None:
    assert [name for name in (*EDITIONS, *OPTIONS) if f"`{name}`" not in README] == []
