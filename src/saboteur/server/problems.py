"""Why the server does not accept something: codes with arguments, and the HTTP status each goes with."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from saboteur.rules import SaboteurError
from saboteur.rules.errors import Argument


class Code(StrEnum):
    """The server's own codes. What each means is in docs/protocol.md, a sentence for each in the locales."""

    NOT_JSON = "not-json"
    BAD_BODY = "bad-body"
    BAD_MESSAGE = "bad-message"
    BAD_HOST = "bad-host"
    BAD_ORIGIN = "bad-origin"
    TOO_LONG = "too-long"
    TOO_OFTEN = "too-often"
    FULL = "full"
    NOT_FOUND = "not-found"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_RECORD = "no-such-record"
    NO_SUCH_SEAT = "no-such-seat"
    UNKNOWN_BOT = "unknown-bot"
    NO_TOKEN = "no-token"
    BAD_TOKEN = "bad-token"
    BAD_TRANSFER = "bad-transfer"
    NOT_HOST = "not-host"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_NOW = "not-now"
    TABLE_FULL = "table-full"
    NO_BOT_SEAT = "no-bot-seat"
    TOO_FEW_SEATS = "too-few-seats"
    NOT_READY = "not-ready"
    NAME_EMPTY = "name-empty"
    NAME_TOO_LONG = "name-too-long"
    NAME_TAKEN = "name-taken"
    NAME_OF_A_BOT = "name-of-a-bot"
    NAME_RESERVED = "name-reserved"
    NAME_MIXED_SCRIPTS = "name-mixed-scripts"
    BAD_ORDER = "bad-order"
    STILL_HERE = "still-here"
    NOT_CONNECTED = "not-connected"
    NOT_A_PERSON = "not-a-person"
    TOO_FEW_VOTERS = "too-few-voters"
    STILL_THINKING = "still-thinking"
    HOST_IS_HERE = "host-is-here"
    HOST_IS_AWAY = "host-is-away"
    PRIVATE_TABLE = "private-table"
    TABLE_CLOSED = "table-closed"
    NO_PROGRAMS = "no-programs"
    TABLE_ENDED = "table-ended"
    TABLE_ENDED_BECAUSE = "table-ended-because"
    BANNED = "banned"
    KEY_NEEDED = "key-needed"
    BAD_KEY = "bad-key"
    WRONG_VERSION = "wrong-version"
    HELLO_FIRST = "hello-first"
    HELLO_TWICE = "hello-twice"
    HELLO_LATE = "hello-late"
    TEXT_ONLY = "text-only"
    STALE = "stale"
    KEY_REUSED = "key-reused"
    PAUSED = "paused"
    NO_MORE_TIME = "no-more-time"
    STAND_IN_PLAYS = "stand-in-plays"
    STAND_IN_FIRST = "stand-in-first"
    NO_TALK = "no-talk"
    CLAIMS_ONLY = "claims-only"
    NO_HINTS = "no-hints"
    EMPTY_TEXT = "empty-text"
    NOT_A_CLAIM = "not-a-claim"
    NONCE_MISFITS = "nonce-misfits"
    SEAT_GONE = "seat-gone"
    REPLACED = "replaced"
    TABLE_DELETED = "table-deleted"
    STORAGE = "storage"
    STOPPING = "stopping"


STATUS: Final = {
    Code.NOT_JSON: 400, Code.BAD_BODY: 422, Code.BAD_HOST: 403, Code.BAD_ORIGIN: 403, Code.TOO_LONG: 413,
    Code.TOO_OFTEN: 429, Code.FULL: 503, Code.NOT_FOUND: 404, Code.NO_SUCH_TABLE: 404, Code.NO_SUCH_RECORD: 404,
    Code.NO_SUCH_SEAT: 404, Code.UNKNOWN_BOT: 422, Code.NO_TOKEN: 401, Code.BAD_TOKEN: 401, Code.BAD_TRANSFER: 403,
    Code.NOT_HOST: 403, Code.NOT_YOUR_SEAT: 403, Code.NAME_EMPTY: 422, Code.NAME_TOO_LONG: 422,
    Code.NAME_OF_A_BOT: 422, Code.NAME_RESERVED: 422, Code.NAME_MIXED_SCRIPTS: 422, Code.BAD_ORDER: 422,
    Code.TABLE_ENDED: 410, Code.TABLE_ENDED_BECAUSE: 410, Code.BANNED: 403, Code.KEY_NEEDED: 403, Code.BAD_KEY: 403,
    Code.NOT_A_PERSON: 409, Code.STORAGE: 503, Code.STOPPING: 503,
}  # fmt: skip
"""A code that is not named here is 409: not now."""


class Problem(SaboteurError):
    """Something the server does not accept."""

    def __init__(self, code: Code, **arguments: Argument) -> None:
        super().__init__(code, **arguments)

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(Code(self.code), 409)
