"""What the documents for developers name is there: a recipe that leads nowhere costs more than none."""

import re
from functools import cache

import pytest

from tests.packaging.project import ROOT

PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md", "web/README.md")
FILES = re.compile(
    r"(?<![\w/])[\w./-]+\.(?:py|pyi|ts|svelte|md|toml|sh|json|css|ftl|txt|cjs|conf)\b|(?<![\w/])(?:[\w.-]+/)+"
)
AREAS = (
    "",
    "src",
    "src/saboteur",
    "src/saboteur/server",
    "src/saboteur/rules",
    "web",
    "web/src",
    "docs",
    "tests",
    "tools",
)
"""Where a path may begin, so that tables need not repeat what their heading says."""
MADE = (
    "build/",
    "src/saboteur/web/",
    "web/src/generated/",
    "src/generated/",
    "wire.ts",
    "constants.ts",
    "rulebook.ts",
    "venv/",
)
"""What is made, not kept, and what is made up."""


@cache
def known_names() -> frozenset[str]:
    """The names of all files, for those that are named without their folder."""
    found = {
        path.name
        for area in ("src", "web", "tests", "tools", "docs", "bench", "deploy", "examples")
        for path in (ROOT / area).rglob("*")
        if "node_modules" not in path.parts
    }
    return frozenset(found | {path.name for path in ROOT.iterdir()})


def exists(name: str) -> bool:
    """Whether a file or folder is there, from the root or from one of the areas."""
    if "/" not in name.rstrip("/"):
        return name.rstrip("/") in known_names() or (ROOT / name).exists()
    return any((ROOT / area / name).exists() for area in AREAS)


def named_in(text: str) -> list[str]:
    """The files and folders that a page names in code."""
    spans = re.findall(r"`([^`\n]+)`", text)
    drawn = [line for block in re.findall(r"```\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    words = [
        word for span in [*spans, *drawn] if not re.search(r"[*{}<…:=]|NAME|\$", span) for word in FILES.findall(span)
    ]
    return [
        word.removeprefix("./")
        for word in words
        if not word.startswith(("/", "http")) and not word.lstrip("./").startswith(MADE)
    ]


@pytest.mark.parametrize("document", PAGES)
def test_what_a_page_names_is_there(document: str) -> None:
    names = named_in((ROOT / document).read_text(encoding="utf-8"))
    assert len(names) > 5
    assert [name for name in names if not exists(name)] == []


def test_a_name_that_leads_nowhere_is_found() -> None:
    names = named_in(
        "`server/table/no_such.py`, `no_such_file.ts`, `server/nowhere/`; fine: `server/table/table.py`, `tests/kit/`"
    )
    assert [name for name in names if not exists(name)] == [
        "server/table/no_such.py",
        "no_such_file.ts",
        "server/nowhere/",
    ]
