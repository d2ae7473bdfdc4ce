"""How the commands of an operator reach the server: through its control socket, or the database where none runs."""

from __future__ import annotations

import os
import socket
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.server_settings import environment_of, help_of, settings_from
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence

if TYPE_CHECKING:
    from saboteur.server.control.requests import Answer, Request
    from saboteur.server.settings import Settings

OF_THE_UNIT: Final = Path("/run/saboteur/control")
"""Where the server of the systemd unit listens: found without a word."""
UNIT_FILE: Final = Path("/etc/systemd/system/saboteur.service")
"""The unit, whose settings are root's alone: read if nothing else is named, as while the server is stopped."""
FLAGS: Final = ("control", "database")
SECONDS: Final = 60.0
OWN_PROBLEMS: Final = ("no-address", "ban-here", "ban-proxy", "unknown-request")
"""Codes with a sentence of their own; all others are refusals of the server."""


def add_arguments(parser: Parser, tell: Tell) -> None:
    """Which server is meant: by its settings, as `serve` takes them, or by its socket."""
    parser.add_argument("--env-file", metavar="FILE", action="append", default=[], help=tell("help-control-env-file"))
    parser.add_argument("--control", metavar="CONTROL", help=help_of("control", tell))
    parser.add_argument("--database", metavar="DATABASE", help=help_of("database", tell))


def ask(given: Namespace, request: Request) -> Any:
    """What the server answers. Raises BadInput if it cannot be asked, or refuses."""
    settings = _settings(given)
    answer = from_server(_path(given, settings), request)
    if answer is None:
        answer = _offline(settings, _path(given, settings), request)
    if answer.problem is not None:
        key = f"control-{answer.problem}" if answer.problem in OWN_PROBLEMS else f"refused-{answer.problem}"
        raise BadInput(sentence(key, **answer.arguments))
    return answer.found


def _settings(given: Namespace) -> Settings:
    texts = {name: text for name in FLAGS if (text := getattr(given, name)) is not None}
    settings = settings_from(environment_of(given.env_file), texts)
    if _named(given, settings) or Path(settings.database).exists() or os.geteuid() != 0 or not UNIT_FILE.is_file():
        return settings
    return settings_from(environment_of([str(UNIT_FILE)]), {})


def _named(given: Namespace, settings: Settings) -> bool:
    """Whether it was said which server is meant."""
    from saboteur.server.settings import Settings

    return bool(given.env_file) or (settings.control, settings.database) != (None, Settings().database)


def _path(given: Namespace, settings: Settings) -> Path:
    """The socket that was named, or the unit's if nothing was."""
    from saboteur.server.control.socket_file import control_path

    found = control_path(settings)
    return found if _named(given, settings) or found.exists() or not _exists(OF_THE_UNIT) else OF_THE_UNIT


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except PermissionError:
        return True  # there is something, for somebody else


def from_server(path: Path, request: Request) -> Answer | None:
    """The answer of the server that listens there; None if none does. Raises BadInput."""
    from saboteur.server.control.requests import decode_answer, encode

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        way.settimeout(SECONDS)
        try:
            way.connect(str(path))
        except PermissionError:
            raise BadInput(sentence("control-denied", path=str(path))) from None
        except OSError:
            return None
        try:
            way.sendall(encode(request) + b"\n")
            with way.makefile("rb") as lines:
                line = lines.readline()
            return decode_answer(line)
        except (OSError, ValueError):
            raise BadInput(sentence("control-no-answer", path=str(path))) from None


def _offline(settings: Settings, path: Path, request: Request) -> Answer:
    import asyncio

    from saboteur.cli.database_driver import check_driver, why_unanswered
    from saboteur.server.control.offline import NoDatabase, ServerRuns, answer_offline
    from saboteur.server.store.database_url import is_postgres, shown
    from saboteur.server.store.sqlite_schema import WrongSchema

    check_driver(settings.database)
    database = shown(settings.database)
    try:
        return asyncio.run(answer_offline(settings, request))
    except NoDatabase as failure:
        if is_postgres(settings.database):
            why = why_unanswered(failure.args[0], settings.database)
            raise BadInput(sentence("serve-not-started", why=why)) from None
        raise BadInput(sentence("control-no-server", path=str(path), database=database)) from None
    except ServerRuns:
        raise BadInput(sentence("control-server-runs", path=str(path), database=database)) from None
    except WrongSchema as failure:
        raise BadInput(sentence("serve-not-started", why=str(failure))) from None
