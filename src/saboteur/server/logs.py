"""What the server writes down: one line for each event, a code with arguments, as text or as JSON.

No line holds a token, a code of a table, a name, a card or an address. What an exception says might quote one of them,
so only its kind and the places it came through are written.
"""

from __future__ import annotations

import logging
import os
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

import msgspec

from saboteur.server.moments import Moments

log = logging.getLogger("saboteur")
TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
Failure = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Text(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatException(self, ei: Failure) -> str:  # noqa: N802 - the name that logging calls
        """The kind of the exception and its places, one in a line."""
        return "\n".join(["  " + place for place in places(ei)] + [f"  {kind(ei)}"])


class Json(logging.Formatter):
    """A line for programs: the keys are in docs/hosting.md."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object without line breaks."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "event": str(record.msg).split(" ", 1)[0] if record.name.startswith("saboteur") else "message",
            "text": record.getMessage(),
        }
        if record.exc_info:
            line |= {"failure": kind(record.exc_info), "places": places(record.exc_info)}
        return msgspec.json.encode(line).decode()


FORMATS: Final[dict[str, type[logging.Formatter]]] = {"text": Text, "json": Json}

WARN_SECONDS: Final = 60.0
LONGEST_QUOTE: Final = 100


class Warnings:
    """Warnings that strangers can cause: each kind at most once a minute, so that nobody fills a disk with them."""

    def __init__(self, moments: Moments) -> None:
        self._moments = moments
        self._last: dict[str, int] = {}

    def warn(self, event: str, words: str = "", *arguments: object) -> bool:
        """Write `event` with what else there is to say, unless it was written not long ago; whether it was."""
        now, last = self._moments.now(), self._last.get(event)
        if last is not None and now - last < WARN_SECONDS * 1000:
            return False
        self._last[event] = now
        log.warning(f"{event} {words}".rstrip(), *arguments)
        return True


def quoted(text: str) -> str:
    """What a stranger sent, fit for a line: only printable ASCII, and not too long."""
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text[:LONGEST_QUOTE])


def kind(failure: Failure) -> str:
    """The name of an exception's class; nothing of what it says."""
    return failure[0].__name__ if failure[0] is not None else ""


def places(failure: Failure) -> list[str]:
    """Where an exception came through, the outermost first: file, line, function."""
    return [
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(failure[2])
    ]  # fmt: skip


def set_up(level: str, form: str) -> None:
    """Write all that is logged to the standard error, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    logging.basicConfig(level=level.upper(), handlers=[handler])
