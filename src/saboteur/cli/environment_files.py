"""The variables that systemd would give a server: of its unit, the unit's drop-ins and the files that they name."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

UNIT_LINE: Final = "Environment="
UNIT_FILE: Final = "EnvironmentFile="
UNIT_SUFFIX: Final = ".service"


def variables_in(path: Path) -> dict[str, str]:
    """What a file of variables or a unit sets; in a unit, files that it names come after its own lines, as systemd
    has it. Raises OSError, also for a file that a unit needs, and ValueError for a quote that is never closed."""
    own: dict[str, str] = {}
    named: dict[str, str] = {}
    for line in lines_of(path):
        if line.startswith(UNIT_LINE):
            own |= dict(_pair(word) for word in shlex.split(line.removeprefix(UNIT_LINE)))
        elif line.startswith(UNIT_FILE):
            named |= _optional(line.removeprefix(UNIT_FILE))
        elif line.partition("=")[0].isupper():  # keys of a unit have small letters, too
            name, value = _pair(line)
            own[name.strip()] = "".join(shlex.split(value)) if value[:1] in ("'", '"') else value.strip()
    return own | named


def lines_of(path: Path) -> Iterator[str]:
    """The lines of a file, and after those of a unit the lines of its drop-ins. Raises OSError."""
    drop_ins = sorted(Path(f"{path}.d").glob("*.conf")) if path.suffix == UNIT_SUFFIX else []
    for file in (path, *drop_ins):
        stripped = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
        yield from (line for line in stripped if line and line[0] not in "#;[")


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _optional(name: str) -> dict[str, str]:
    """The file of an EnvironmentFile line; with a minus before it, it need not exist."""
    path = Path(name.removeprefix("-"))
    return {} if name.startswith("-") and not path.exists() else variables_in(path)
