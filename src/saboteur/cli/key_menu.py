"""A menu for people at a terminal: arrows move a mark, digits and letters are typed, Enter answers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

UP: Final = ("\x1b[A", "\x1bOA")
DOWN: Final = ("\x1b[B", "\x1bOB")
ENDS: Final = ("\x03", "\x04", "")
"""Ctrl-C, Ctrl-D, and the end of the input."""
LONGEST: Final = 40


def is_possible() -> bool:
    """Whether keys can be read one by one here."""
    try:
        import termios  # noqa: F401 - not on every system
    except ImportError:
        return False
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def answer(count: int, read: Callable[[], str], show: Callable[[int, str], None]) -> str | None:
    """What is answered: the number of the marked line, or what was typed; None for leaving.

    `read` gives one key; `show` is told which line is marked, from 0, and what has been typed.
    """
    marked, typed = 0, ""
    while True:
        show(marked, typed)
        key = read()
        if key in ENDS:
            return None
        if key in UP + DOWN and count:
            marked, typed = (marked + (1 if key in DOWN else -1)) % count, ""
        elif key in ("\r", "\n"):
            return typed.strip() or str(marked + 1)
        elif key in ("\x7f", "\b"):
            typed = typed[:-1]
        elif key == "?" and not typed:
            return "?"
        elif key.isprintable() and len(typed) < LONGEST:
            typed += key


def asked(prompt: str, lines: Sequence[str]) -> str | None:
    """Show a menu and wait for an answer."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    drawn = False

    def show(marked: int, typed: str) -> None:
        nonlocal drawn
        if drawn:
            sys.stdout.write(f"\r\x1b[{len(lines)}A")
        for place, line in enumerate(lines):
            sys.stdout.write(f"\r\x1b[K{'>' if place == marked else ' '}{line}\r\n")
        sys.stdout.write(f"\r\x1b[K{prompt} {typed}")
        sys.stdout.flush()
        drawn = True

    try:
        tty.setcbreak(descriptor)
        return answer(len(lines), _key, show)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        print()


def _key() -> str:
    """One key; those that send several letters in one go are read whole."""
    first = sys.stdin.read(1)
    if first != "\x1b":
        return first
    return first + sys.stdin.read(2)
