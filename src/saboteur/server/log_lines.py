"""What the server writes down: one line for each event, as a sentence for people or as JSON with a code.
Lines are written where they happen; the recipe "Add a line to the server's log" names every file that knows one.

No line holds a token, a code of a table, a name, a card or an address of a visitor. What an exception says might quote
one of them, so only its kind and the places it came through are written.
"""

from __future__ import annotations

import logging
import os
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

import msgspec

from saboteur.sentences import sentence
from saboteur.server.time_source import SystemTime, TimeSource

log = logging.getLogger("saboteur")
ARGUMENTS: Final = {
    "configured": ("settings",),
    "started": ("version",),
    "draining": ("seconds",),
    "tables-deleted": ("count",),
    "control-in-use": ("path",),
    "control-not-open": ("path", "why"),
    "few-files": ("files", "needed"),
    "bad-host": ("host",),
    "bad-origin": ("origin", "expected"),
    "untrusted-proxy": ("address",),
    "connections-full": ("open", "evicted", "refused", "slow"),
    "worker-ended": ("code",),
    "workers-ready": ("count",),
    "workers-exchanged": ("count",),
    "bot-process-ended": ("kind",),
    "siblings-not-met": ("kind",),
    "store-failed": ("why",),
    "store-back": ("seconds",),
    "background-failure": ("kind",),
}
"""How the sentence of an event names its arguments, in the order in which they are logged. `kind` is the type of an
exception, such as `BrokenPipeError`: what it says might quote something secret."""
Failure = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Text(logging.Formatter):
    """A line for people: the time, and the sentence `event-CODE` of the locales."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name that logging calls
        """The time and the sentence; what other libraries say is left in their words."""
        if record.name.startswith(log.name):
            record.message = _sentence(record)
        return super().formatMessage(record)

    def formatException(self, ei: Failure) -> str:  # noqa: N802 - the name that logging calls
        """The kind of the exception and its places, one in a line."""
        return "\n".join(["  " + place for place in places(ei)] + [f"  {kind(ei)}"])


def _sentence(record: logging.LogRecord) -> str:
    event = event_of(record)
    given = record.args if isinstance(record.args, tuple) else ()
    arguments = zip(ARGUMENTS.get(event, ()), map(_argument, given), strict=True)
    return sentence(f"event-{event}", **dict(arguments))


def _argument(value: object) -> str | int:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if isinstance(value, int) else str(value)


def event_of(record: logging.LogRecord) -> str:
    """The code of an event that the server logged."""
    return str(record.msg).split(" ", 1)[0]


class Json(logging.Formatter):
    """A line for programs: the keys are in docs/operating.md."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object without line breaks."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "event": event_of(record) if record.name.startswith(log.name) else "message",
            "text": record.getMessage(),
        }
        if record.exc_info:
            line |= {"failure": kind(record.exc_info), "places": places(record.exc_info)}
        return msgspec.json.encode(line).decode()


FORMATS: Final[dict[str, type[logging.Formatter]]] = {"text": Text, "json": Json}

WARN_SECONDS: Final = 60.0
LONGEST_QUOTE: Final = 100
MOST_MESSAGES: Final = 1000
"""Of other libraries that are remembered."""


class Warnings:
    """Warnings that strangers can cause: each kind at most once a minute, so that nobody fills a disk with them."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._last: dict[str, int] = {}

    def warn(self, event: str, words: str = "", *arguments: object) -> bool:
        """Write `event` with its arguments, at most once a minute. Returns whether it was written."""
        if not self.due(event):
            return False
        self._last[event] = self._time_source.now()
        log.warning(f"{event} {words}".rstrip(), *arguments)
        return True

    def due(self, event: str) -> bool:
        """Whether `warn` would write it now."""
        last = self._last.get(event)
        return last is None or self._time_source.now() - last >= WARN_SECONDS * 1000


def quoted(text: str) -> str:
    """What a stranger sent, safe for a log line: only printable ASCII, and not too long."""
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text[:LONGEST_QUOTE])


def kind(failure: Failure) -> str:
    """The name of an exception's class; nothing of what it says."""
    return failure[0].__name__ if failure[0] is not None else ""


def places(failure: Failure) -> list[str]:
    """Where an exception came through, the outermost first: file, line, function."""
    return [
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(failure[2])
    ]  # fmt: skip


class OncePerMinute(logging.Filter):
    """Lets each message of another library through at most once a minute: strangers can cause some of them."""

    def __init__(self, time_source: TimeSource) -> None:
        super().__init__()
        self._time_source = time_source
        self._last: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written. Our own warnings are counted where they are made."""
        if record.name.startswith(log.name) or record.levelno < logging.WARNING:
            return True
        now, message = self._time_source.now(), str(record.msg)
        last = self._last.get(message)
        if last is not None and now - last < WARN_SECONDS * 1000:
            return False
        if len(self._last) >= MOST_MESSAGES:
            self._last.clear()
        self._last[message] = now
        return True


def set_up(level: str, form: str) -> None:
    """Write everything logged at this level or above to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(OncePerMinute(SystemTime()))
    logging.basicConfig(level=level.upper(), handlers=[handler])
