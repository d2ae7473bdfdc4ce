"""A systemd that says what a test wants, and a journal with what its units have said."""

from collections.abc import Callable
from pathlib import Path

Systemctl = Callable[..., None]
"""Takes the properties of a unit. Its journal is empty after that."""


def systemctl_in(folder: Path) -> Systemctl:
    """Programs in a folder that belongs first on PATH."""

    def say(**properties: str | int) -> None:
        lines = "".join(f"echo {name}={value}\n" for name, value in properties.items())
        (folder / "systemctl").write_text(f"#!/bin/sh\n{lines}")
        (folder / "systemctl").chmod(0o755)
        journal(folder)

    return say


def journal(folder: Path, *lines: str) -> None:
    """What the units of that systemd have said."""
    (folder / "journal.txt").write_text("".join(f"{line}\n" for line in lines))
    (folder / "journalctl").write_text(f"#!/bin/sh\ncat {folder / 'journal.txt'}\n")
    (folder / "journalctl").chmod(0o755)
