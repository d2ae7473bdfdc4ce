"""What the documents for developers name is there: a recipe that leads nowhere costs more than none."""

import re
from functools import cache

import pytest

from tests.packaging.project import ROOT

WHERE_TO_CHANGE = "docs/where-to-change.md"
PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md", "docs/recipes.md", WHERE_TO_CHANGE, "web/README.md")
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
WITHIN = re.compile(r"((?:`[\w.]+`(?:, | and )?)+) in (?:both )?`([\w./-]+\.\w+)`")
"""Names that are said to be in a file: `LONGEST_CHAT`, `LONGEST_MESSAGE` in `server/wire/messages.py`."""
LONGEST_CELL = 160
"""Of the tables that say where to change what: whoever looks something up reads a line, not a paragraph."""


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


def missing_names(text: str) -> list[str]:
    """The names that a page says are in a file, and that are not."""
    found = [(names, file) for names, file in WITHIN.findall(text) if "/" in file or (ROOT / file).exists()]
    return [
        f"{name} in {file}"
        for names, file in found
        for name in re.findall(r"`(?:\w+\.)?(\w+)`", names)
        if not any(name in path.read_text(encoding="utf-8") for area in AREAS if (path := ROOT / area / file).is_file())
    ]


@pytest.mark.parametrize("document", PAGES)
def test_what_a_page_says_is_in_a_file_is_in_it(document: str) -> None:
    assert missing_names((ROOT / document).read_text(encoding="utf-8")) == []


def test_a_name_that_is_not_in_its_file_is_found() -> None:
    text = "`LONGEST_CHAT` and `NO_SUCH` in `server/wire/messages.py`; `Table.commit` in `server/table/table.py`"
    assert missing_names(text) == ["NO_SUCH in server/wire/messages.py"]


def misplaced(text: str) -> list[str]:
    """The files that a row names without their folder, and that do not lie beside the file named before."""
    found = []
    for row in text.splitlines():
        folder = ROOT
        for name in re.findall(r"`([\w./-]+\.[a-z]+)`", row) if row.startswith("| ") else []:
            known = [path for area in ("", "src/saboteur") if (path := ROOT / area / name).exists()]
            if known:
                folder = known[0].parent
            elif not (folder / name).exists() and name in known_names():
                found.append(name)
    return found


def test_a_file_without_a_folder_lies_beside_the_one_named_before() -> None:
    tables = (ROOT / WHERE_TO_CHANGE).read_text(encoding="utf-8")
    assert misplaced(tables.replace(".ftl`", "`")) == []
    assert misplaced("| seats | `server/table/seats.py`, `votes.py`, `messages.py` |") == ["messages.py"]


def test_a_row_that_says_where_to_change_something_is_read_at_a_glance() -> None:
    tables = (ROOT / WHERE_TO_CHANGE).read_text(encoding="utf-8")
    cells = [cell for line in tables.splitlines() if line.startswith("| ") for cell in line.split(" | ")]
    assert len(cells) > 200
    assert [cell for cell in cells if len(cell) > LONGEST_CELL] == []
