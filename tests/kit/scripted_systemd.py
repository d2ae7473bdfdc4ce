"""A systemd that says what a test wants, and a journal with what its units have said."""

import json
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


def journal(folder: Path, *lines: str, earlier: tuple[str, ...] = ()) -> None:
    """What the last run of saboteur.service has said, and the one before; between them, systemd says something."""
    entries: list[dict[str, str | list[int]]] = [_entry("1", line) for line in earlier]
    entries.append({"_SYSTEMD_UNIT": "init.scope", "MESSAGE": "saboteur: Started.", "INVOCATION_ID": "2"})
    entries += [_entry("2", line) for line in lines]
    (folder / "journal.txt").write_text("".join(f"{json.dumps(entry)}\n" for entry in entries))
    (folder / "journalctl").write_text(f"#!/bin/sh\ncat {folder / 'journal.txt'}\n")
    (folder / "journalctl").chmod(0o755)


def _entry(run: str, line: str) -> dict[str, str | list[int]]:
    """As systemd writes it down: what is no plain text, in bytes."""
    message = line if line.isprintable() else list(line.encode())
    return {"_SYSTEMD_UNIT": "saboteur.service", "_SYSTEMD_INVOCATION_ID": run, "MESSAGE": message}
