"""What the server and a bot's process say to each other, as MessagePack."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from saboteur.bots.hints import Hint
from saboteur.rules import View
from saboteur.server.wire.event_encoding import WireEvent

Ask = Literal["move", "claim", "hints"]


class WireObservation(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a seat's history, redacted for it."""

    events: tuple[WireEvent, ...] = ()
    claim: tuple[int, str] | None = None


class Question(msgspec.Struct, frozen=True, array_like=True):
    """Ask a bot for a move, a claim or hints for a person. `observations` continue the history it has from number
    `start` on."""

    id: int
    sitting: str
    """Which bot on which seat of which game: the process keeps its history under this name."""
    bot: str
    seed: str
    ask: Ask
    view: View
    start: int
    observations: tuple[WireObservation, ...]
    foreign_bots: tuple[str, ...] = ()
    """Which bots from outside the server lets in; see `BotRegistry`."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What the bot says; `lost` if its process does not have the history before `start`."""

    id: int
    text: str | None = None
    lost: bool = False
    failed: bool = False
    hints: tuple[Hint, ...] = ()
    doubts: tuple[int | None, ...] = ()


LENGTH_BYTES: Final = 4
encode: Final = msgspec.msgpack.Encoder().encode
questions: Final = msgspec.msgpack.Decoder(Question)
answers: Final = msgspec.msgpack.Decoder(Answer)


def packed(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    body = encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
