"""What an operator can ask of a server, and what comes back: a line of JSON each, one question for a connection."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

LONGEST_REQUEST: Final = 16_384
"""Bytes of a question, with the end of its line."""
LONGEST_TEXT: Final = 500
"""Characters of a notice or a reason."""


class ListTables(Struct, frozen=True, tag_field="do", tag="tables"):
    """The tables in memory, or all that are kept."""

    everything: bool = False
    names: bool = False
    """Who sits there."""


class ShowTable(Struct, frozen=True, tag_field="do", tag="table"):
    """One table with its seats."""

    code: str
    addresses: bool = False
    """Where its sockets come from."""


class EndTable(Struct, frozen=True, tag_field="do", tag="end"):
    """End a table; the players are told why."""

    code: str
    reason: str = ""


class Ban(Struct, frozen=True, tag_field="do", tag="ban"):
    """Keep an address or a network out."""

    address: str


class Lift(Struct, frozen=True, tag_field="do", tag="lift"):
    """Keep it out no more."""

    address: str


class ListBans(Struct, frozen=True, tag_field="do", tag="bans"):
    """Who is kept out, and since when."""


class SetNotice(Struct, frozen=True, tag_field="do", tag="notice"):
    """Tell everybody something; None withdraws it."""

    text: str | None


class ShowNotice(Struct, frozen=True, tag_field="do", tag="show-notice"):
    """What everybody is told."""


class ShowStats(Struct, frozen=True, tag_field="do", tag="stats"):
    """How much is played, and was."""


class ShowSettings(Struct, frozen=True, tag_field="do", tag="settings"):
    """The settings that the server runs with, without secrets."""


Request = ListTables | ShowTable | EndTable | Ban | Lift | ListBans | SetNotice | ShowNotice | ShowStats | ShowSettings


class Answer(Struct, frozen=True, omit_defaults=True):
    """What was asked for, or why not: a code with arguments, `control-CODE` in the locales."""

    found: Any = None
    problem: str | None = None
    arguments: dict[str, str | int] = {}


decode_request: Final = msgspec.json.Decoder(Request).decode
decode_answer: Final = msgspec.json.Decoder(Answer).decode
encode: Final = msgspec.json.Encoder().encode
