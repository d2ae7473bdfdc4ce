"""Refuses a parameter that an environment does not know: otherwise a misspelled one would act like another."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, TypeVar

Choice = TypeVar("Choice")


def checked(name: str, given: Choice, allowed: Sequence[object]) -> Choice:
    """What was given for a parameter. Raises ValueError if it is none of what is allowed."""
    if given not in allowed:
        raise ValueError(f"{name}: {given!r} is none of {', '.join(map(repr, allowed))}")
    return given


def whole(name: str, given: Any, least: int, most: int | None = None) -> int:
    """A whole number, also one of NumPy. Raises ValueError for anything else, and for one that is too small or big."""
    try:
        number = None if isinstance(given, bool) else index(given)
    except TypeError:
        number = None
    if number is None or number < least or (most is not None and number > most):
        limits = f"from {least} on" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name}: {given!r} is not allowed, only whole numbers {limits}")
    return number
