"""The vectors of `tests/golden/proofs`: records, what they prove, and how they may be tampered with."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from saboteur.rules import SaboteurError
from saboteur.rules.proof import checksum_of

FILE: Final = Path(__file__).resolve().parents[1] / "golden" / "proofs" / "proofs.json"
GONE: Final = "…gone…"
"""In place of a new value: the old one is deleted."""
Plain = dict[str, Any]


def vectors() -> Plain:
    """The whole file."""
    loaded: Plain = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


def record(name: str) -> Plain:
    """A record of the file, to be changed at will."""
    found: Plain = vectors()["records"][name]["record"]
    return found


def changed(plain: Plain, path: str, value: Any) -> Plain:
    """A copy of a record with one value set, added or, if it is GONE, deleted."""
    copied = copy.deepcopy(plain)
    *way, last = path.split("/")[1:]
    inner: Any = copied
    for key in way:
        inner = inner[int(key) if isinstance(inner, list) else key]
    place: Any = int(last) if isinstance(inner, list) else last
    if value == GONE:
        del inner[place]
    else:
        inner[place] = value
    return copied


def with_checksum(plain: Plain) -> Plain:
    """The record with its checksum made anew, as a careful forger does; one without a checksum stays without."""
    try:
        return {**plain, "checksum": checksum_of(plain)} if plain.get("checksum") else plain
    except SaboteurError:
        return plain


def paths(plain: object, above: str = "") -> Iterator[tuple[str, object]]:
    """Every value of a record with its path, the lists and objects themselves included."""
    inner: list[tuple[Any, object]] = []
    if isinstance(plain, dict):
        inner = list(plain.items())
    elif isinstance(plain, list):
        inner = list(enumerate(plain))
    for key, value in inner:
        yield f"{above}/{key}", value
        yield from paths(value, f"{above}/{key}")
