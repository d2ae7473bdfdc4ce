"""The variables that systemd would give a server: of its unit, the unit's drop-ins and the files that they name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

UNIT_LINE: Final = "Environment="
UNIT_FILE: Final = "EnvironmentFile="
UNIT_SUFFIX: Final = ".service"
OURS: Final = "SABOTEUR_"
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
"""What systemd takes for the name of a variable; it leaves out lines with another one."""


class Line(NamedTuple):
    """A line that is neither empty nor a comment, without the spaces around it, and where it stands."""

    file: Path
    number: int
    text: str


class OpenQuote(ValueError):
    """A quotation mark in a line is not closed there."""

    def __init__(self, line: Line) -> None:
        super().__init__(str(line.file), line.number)
        self.line = line


def variables_in(path: Path) -> dict[str, str]:
    """What a file of variables or a unit sets; in a unit, files that it names come after its own lines, as systemd
    has it. Raises OSError, also for a file that a unit needs, and OpenQuote."""
    own: dict[str, str] = {}
    named: dict[str, str] = {}
    for line in lines_of(path):
        if line.text.startswith(UNIT_FILE):
            named |= _optional(line.text.removeprefix(UNIT_FILE))
            continue
        try:
            own |= _set_by(line.text)
        except ValueError:
            raise OpenQuote(line) from None
    return own | named


def _set_by(line: str) -> dict[str, str]:
    """The variables that a line sets. Raises ValueError for a quote that is not closed."""
    if line.startswith(UNIT_LINE):
        return dict(_pair(word) for word in shlex.split(line.removeprefix(UNIT_LINE)))
    name, value = _pair(line)
    name = name.strip()
    if not name.isupper() and not (name.startswith(OURS) and _NAME.fullmatch(name)):
        return {}  # keys of a unit have small letters, too
    return {name: "".join(shlex.split(value)) if value[:1] in ("'", '"') else value.strip()}


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, and after those of a unit the lines of its drop-ins. Raises OSError."""
    drop_ins = sorted(Path(f"{path}.d").glob("*.conf")) if path.suffix == UNIT_SUFFIX else []
    for file in (path, *drop_ins):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            text = line.strip()
            if text and text[0] not in "#;[":
                yield Line(file, number, text)


def ignored_lines(path: Path) -> Iterator[tuple[Line, str]]:
    """Lines of a file of variables, or of those that a unit names, that were meant for the server and do not reach it,
    each with its beginning as it may be shown: never a value. Raises OSError."""
    for line in lines_of(path):
        if line.text.startswith(UNIT_FILE):
            named = Path(line.text.removeprefix(UNIT_FILE).removeprefix("-"))
            yield from ignored_lines(named) if named.exists() else ()
        elif path.suffix != UNIT_SUFFIX and (beginning := _meant(line.text)):
            yield line, beginning


def _meant(line: str) -> str | None:
    """The beginning of a line that names a setting in a way that nobody understands; None for any other line."""
    name, equals, _ = line.partition("=")
    name = name.rstrip()
    if equals and name.startswith(OURS) and _NAME.fullmatch(name):
        return None  # one that the server takes, or refuses by itself
    words = name.split()
    ours = next((place for place, word in enumerate(words) if word.upper().startswith(OURS)), None)
    return None if ours is None else " ".join(words[: ours + 1])


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _optional(name: str) -> dict[str, str]:
    """The file of an EnvironmentFile line; with a minus before it, it need not exist."""
    path = Path(name.removeprefix("-"))
    return {} if name.startswith("-") and not path.exists() else variables_in(path)
