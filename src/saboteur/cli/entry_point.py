"""From the arguments to a command, and from whatever happens to an exit code."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from typing import Final

from saboteur import __version__
from saboteur._mode import mode
from saboteur.cli.argument_parser import overview, parser_for
from saboteur.cli.commands import COMMANDS, command_named
from saboteur.cli.usage_error import BadInput
from saboteur.rules import SaboteurError
from saboteur.sentences import LOCALES, has_sentences, sentence, told

NAME: Final = "saboteur"
DONE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
VERSION: Final = ("--version", "-V")
SPEECHLESS: Final = (
    "The program’s sentences are missing from {folder}. Build it with “make web wheel” and install it again."
)
"""The one sentence that cannot be among them."""


def main(arguments: Sequence[str] | None = None, *, why_uncompiled: str | None = None) -> int:
    """Run a command. 0, or 2 after one sentence about input that cannot be used, or 130 if interrupted.

    `why_uncompiled` is a code if the rules could run compiled and do not: people are told.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    _forgive_odd_letters()
    if not has_sentences() and given[:1] not in ([word] for word in VERSION):
        return _refuse(SPEECHLESS.format(folder=LOCALES))
    if why_uncompiled is not None:
        _warn_of_slowness(why_uncompiled)
    try:
        return _finished(given)
    except BrokenPipeError:  # the reader has seen enough
        _let_go_of_the_pipe()
        return DONE
    except KeyboardInterrupt:
        return _interrupted()


def _finished(given: list[str]) -> int:
    try:
        code = _run(given)
        _flush()
    except BadInput as failure:
        return _refuse(failure.sentence)
    except BrokenPipeError:
        raise
    except OSError as error:
        _let_go_of_the_pipe()
        why = error.strerror or str(error)
        return _refuse(sentence("system-refuses", why=f"{why} ({error.filename})" if error.filename else why))
    return code


def _run(given: list[str]) -> int:
    try:
        return _dispatch(given)
    except SystemExit as end:  # how argparse ends after help
        return end.code if isinstance(end.code, int) else DONE
    except SaboteurError as error:
        raise BadInput(told(error)) from None


def _dispatch(given: list[str]) -> int:
    first = given[0] if given else "--help"
    if first in VERSION:
        return _print_version()
    if first in COMMANDS:
        return _run_command(first, given[1:])
    if first in ("--help", "-h"):
        overview().print_help()
        return DONE
    raise BadInput(sentence("no-such-command", name=first, names=", ".join(COMMANDS)))


def _run_command(name: str, given: list[str]) -> int:
    command = command_named(name)
    return command.run(parser_for(name, command, given).parse_args(given)) or DONE


def _print_version() -> int:
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{NAME} {__version__} ({mode()}, {interpreter})")
    return DONE


def _warn_of_slowness(why: str) -> None:
    if sys.stderr is not None and has_sentences():
        print(sentence("rules-uncompiled", why=why), file=sys.stderr, flush=True)


def _refuse(why: str) -> int:
    _flush()
    print(f"{NAME}: {why}", file=sys.stderr)
    return BAD_INPUT


def _interrupted() -> int:
    try:
        _flush()
    except OSError:
        _let_go_of_the_pipe()
    return INTERRUPTED


def _flush() -> None:
    if sys.stdout is not None:  # it is None where the shell closed it
        sys.stdout.flush()


def _forgive_odd_letters() -> None:
    """A letter that the terminal's encoding lacks is replaced; it must not end a game."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _let_go_of_the_pipe() -> None:
    """Point standard output to nowhere, or Python would complain when it flushes at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
