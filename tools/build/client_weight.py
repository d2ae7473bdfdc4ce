"""What the scripts of a first turn weigh: compressed, as the server sends them, in the heaviest language."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

MOST = 85_000
"""Bytes of compressed script until the first card, for somebody who opens the link to a table."""
FIRST_TURN = ("table", "role")
"""Files that a first turn loads besides what the page itself names."""
FIRST_WORDS = ("words-first", "words-table")


class TooHeavy(Exception):
    """A first turn loads more than it may; the message names its files."""


def check(built: Path) -> None:
    """Raises TooHeavy."""
    language, files = heaviest(built)
    weight = sum(files.values())
    if weight > MOST:
        heavy = ", ".join(f"{name} {size}" for name, size in sorted(files.items(), key=lambda file: -file[1]))
        raise TooHeavy(f"A first turn loads {weight} bytes of script in {language}, {MOST} at most: {heavy}")


def heaviest(built: Path) -> tuple[str, dict[str, int]]:
    """The language in which a first turn loads most, and the compressed sizes of its files."""
    assets = built / "assets"
    languages = {path.name.split("-")[2] for path in assets.glob("words-first-*.js")}
    loads = {language: first_turn(built, language) for language in languages}
    return max(loads.items(), key=lambda load: sum(load[1].values()))


def first_turn(built: Path, language: str) -> dict[str, int]:
    """The compressed sizes of the scripts that a first turn loads, by names."""
    assets = built / "assets"
    page = (built / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'/assets/([\w.-]+\.js)"', page)
    words = [f"{part}-{language}" for part in FIRST_WORDS]
    begun = [*named, *(_only(assets, name) for name in (*FIRST_TURN, *words))]
    return {name: len(gzip.compress((assets / name).read_bytes(), 9, mtime=0)) for name in _with_imports(assets, begun)}


def _only(assets: Path, name: str) -> str:
    (found,) = assets.glob(f"{name}-????????.js")
    return found.name


def _with_imports(assets: Path, names: Iterable[str]) -> Iterator[str]:
    """Files, and those that they import at once."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', (assets / name).read_text(encoding="utf-8"))
            yield name
