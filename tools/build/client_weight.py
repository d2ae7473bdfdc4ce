"""What the scripts of a first turn weigh on each way to it: compressed, as they are sent, in the heaviest language."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

WANTED = 85_000
"""Bytes of compressed script until the first card that are wanted on every way."""
FIRST_TURN = ("table", "around")
"""Files that a first turn loads besides what the page itself names."""
FIRST_WORDS = ("words-table",)


@dataclass(frozen=True)
class Way:
    """A way to a first turn: what it loads besides the turn itself, and how many bytes of script it may load."""

    files: tuple[str, ...]
    words: tuple[str, ...]
    most: int


WAYS = {
    "the link to one's table": Way((), (), WANTED),
    # These two are heavier than wanted, and must not get heavier still.
    "the home page": Way(("Home",), ("words-home",), 93_000),
    "an invitation": Way(("TableDoor", "room"), ("words-home", "words-room"), 102_700),
}


class TooHeavy(Exception):
    """A first turn loads more than it may; the message names its files."""


def check(built: Path) -> None:
    """Raises TooHeavy."""
    for name, way in WAYS.items():
        language, files = heaviest(built, way)
        weight = sum(files.values())
        if weight > way.most:
            heavy = ", ".join(f"{file} {size}" for file, size in sorted(files.items(), key=lambda file: -file[1]))
            raise TooHeavy(
                f"From {name}, a first turn loads {weight} bytes of script in {language}, {way.most} at most: {heavy}"
            )


def heaviest(built: Path, way: Way) -> tuple[str, dict[str, int]]:
    """The language in which a first turn loads most on a way, and the compressed sizes of its files."""
    assets = built / "assets"
    languages = {path.name.split("-")[2] for path in assets.glob(f"{FIRST_WORDS[0]}-*.js")}
    loads = {language: first_turn(built, language, way) for language in languages}
    return max(loads.items(), key=lambda load: sum(load[1].values()))


def first_turn(built: Path, language: str, way: Way) -> dict[str, int]:
    """The compressed sizes of the scripts that a first turn loads on a way, by names."""
    assets = built / "assets"
    page = (built / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'/assets/([\w.-]+\.js)"', page)
    words = [f"{part}-{language}" for part in (*FIRST_WORDS, *way.words)]
    begun = [*named, *(_only(assets, name) for name in (*FIRST_TURN, *way.files, *words))]
    return {name: _compressed((assets / name).read_text(encoding="utf-8")) for name in _with_imports(assets, begun)}


def _compressed(script: str) -> int:
    """How many bytes a script has when it is sent. The hashes in names of other files count as if they followed from
    these names: they change with every lazy part, and with them the size, by chance."""
    steady = re.sub(r"([\w.-]+)-[\w-]{8}\.(js|css)", _with_steady_hash, script)
    return len(gzip.compress(steady.encode(), 9, mtime=0))


def _with_steady_hash(found: re.Match[str]) -> str:
    name, kind = found.groups()
    digest = base64.urlsafe_b64encode(hashlib.sha256(f"{name}.{kind}".encode()).digest()).decode()
    return f"{name}-{digest[:8]}.{kind}"


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
