"""Asking a person for a line, at a terminal or through a pipe."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final, TypeVar

Answer = TypeVar("Answer")
LONGEST_LINE: Final = 1000


def asked(prompt: str) -> str | None:
    """The answer, without spaces around it; None when the input has ended."""
    print(f"{prompt} ", end="", flush=True)
    line = sys.stdin.readline(LONGEST_LINE) if sys.stdin is not None else ""
    if not line:
        print()
        return None
    return line.strip()


def asked_until_good(prompt: str, read: Callable[[str], Answer], usual: Answer) -> Answer:
    """An answer that `read` accepts; the usual one for an empty line or at the end of the input."""
    while answer := asked(prompt):
        try:
            return read(answer)
        except ArgumentTypeError as problem:
            print(problem)
    return usual


def forgive_odd_letters() -> None:
    """Bytes that are no text become marks that no move has, instead of ending the game."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
