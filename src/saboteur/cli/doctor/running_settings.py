"""Whether the running server has the settings that are checked: after a change, it has the older ones until it is
restarted, and everything that is found out about it would be told of the wrong settings."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Final

from saboteur.cli.control_client import from_server
from saboteur.cli.doctor.finding import Finding, problem
from saboteur.cli.usage_error import BadInput
from saboteur.server.control.requests import ShowSettings
from saboteur.server.control.socket_file import control_path
from saboteur.server.settings import Settings, flag_of, shown_texts
from saboteur.server.store.database_url import SQLITE_PREFIX

SECONDS: Final = 5
NOT_COMPARED: Final = frozenset({"creation_key", "creation_key_file", "control", "web"})
"""Secret, or not known to both sides in the same words."""


def older_settings(settings: Settings) -> Iterator[Finding]:
    """A problem if the server at the control socket has other settings; nothing if none answers."""
    try:
        answer = from_server(control_path(settings), ShowSettings())
    except BadInput:
        return
    if answer is None or answer.problem is not None:
        return
    running, wanted = answer.found["settings"], shown_texts(settings)
    names = (running.keys() | wanted.keys()) - NOT_COMPARED - ({"port"} if settings.port == 0 else set())
    changed = sorted(flag_of(name) for name in names if not _same(running.get(name), wanted.get(name)))
    if changed:
        yield problem("older-settings", names=", ".join(changed))


def why_no_control(settings: Settings) -> str | None:
    """Why nobody can be asked at the control socket, in the system's words; None if somebody can, or perhaps others
    than whoever asks here."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        way.settimeout(SECONDS)
        try:
            way.connect(str(control_path(settings)))
        except (PermissionError, TimeoutError):
            return None
        except OSError as failure:
            return failure.strerror or str(failure)
    return None


def _same(running: str | None, wanted: str | None) -> bool:
    """Whether two texts mean the same. The folder of a unit has two names, and its server knows where it really is."""
    return running == wanted or (running is not None and wanted is not None and _real(running) == _real(wanted))


def _real(text: str) -> str:
    path = text.removeprefix(SQLITE_PREFIX)
    return os.path.realpath(path) if path.startswith("/") else text
