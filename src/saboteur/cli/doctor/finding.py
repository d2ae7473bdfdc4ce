"""What a check has found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from saboteur.sentences import sentence

Level = Literal["ok", "warning", "problem"]


@dataclass(frozen=True)
class Finding:
    """One thing that is right, doubtful or wrong, in a sentence that says what to do about it."""

    level: Level
    text: str


def ok(key: str, /, **arguments: str | int) -> Finding:
    """Something is as it should be."""
    return Finding("ok", sentence(f"doctor-{key}", **arguments))


def warning(key: str, /, **arguments: str | int) -> Finding:
    """Something works, and will not always, or for everybody."""
    return Finding("warning", sentence(f"doctor-{key}", **arguments))


def problem(key: str, /, **arguments: str | int) -> Finding:
    """Something does not work."""
    return Finding("problem", sentence(f"doctor-{key}", **arguments))


def found_problem(findings: Iterable[Finding]) -> bool:
    """Whether something does not work."""
    return any(each.level == "problem" for each in findings)
