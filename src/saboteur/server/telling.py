"""The bytes of numbered messages and views: the public part encoded once for a step, the own part once for a seat."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from saboteur.rules import Game, redacted
from saboteur.server import entries as e
from saboteur.server import wire
from saboteur.server.happenings import on_wire
from saboteur.server.parts import Parts
from saboteur.server.situation import Outcome

HASH_LENGTH: Final = 16
encode: Final = msgspec.json.Encoder().encode


class ViewBytes:
    """The views of one moment of a game, as exact bytes with their hashes."""

    __slots__ = ("_game", "_hash", "_parts", "_prefix", "_to_act")

    def __init__(self, game: Game, parts: Parts | None = None) -> None:
        self._game = game
        self._parts = parts or Parts(game)
        self._to_act = game.to_act
        self._prefix = b'{"public":%b,"reached":%b,"seat":' % (self._parts.public(), self._parts.reached())
        self._hash = hashlib.sha256(self._prefix)

    def of(self, seat: int | None) -> tuple[bytes, bytes]:
        """The hash and the view of a seat; None is a spectator."""
        suffix = self._suffix(seat)
        digest = self._hash.copy()
        digest.update(suffix)
        return digest.hexdigest()[:HASH_LENGTH].encode(), self._prefix + suffix

    def _suffix(self, seat: int | None) -> bytes:
        if seat is None:
            return b'null,"own":null,"legal":[]}'
        legal = encode(self._game.legal_moves()) if seat == self._to_act else b"[]"
        return b'%d,"own":%b,"legal":%b}' % (seat, self._parts.own(seat), legal)


def with_view(message: msgspec.Struct, view: tuple[bytes, bytes] | None) -> bytes:
    """A message that ends in `hash` and `view`; both are put in as they are."""
    body = encode(message)
    end = body.rindex(b'"hash":')
    if view is None:
        return body[:end] + b'"hash":"","view":null}'
    return b'%b"hash":"%b","view":%b}' % (body[:end], *view)


class Telling:
    """One numbered message, ready for every reader. Read it before the game moves on."""

    __slots__ = ("_head", "_made", "_outcome", "_public_events", "_tail", "_views")

    def __init__(self, outcome: Outcome, game: Game | None, parts: Parts | None = None) -> None:
        self._outcome = outcome
        self._made: dict[int | None, bytes] = {}
        entry = outcome.entry
        if isinstance(entry, (e.Moved, e.Dealt)):
            assert game is not None
            self._views = ViewBytes(game, parts)
            self._head = _head(outcome)
            self._public_events = self._events(None)
            room = encode(outcome.room) if outcome.room_changed else b"null"
            self._tail = b',"room":%b,"hash":"' % room
        elif isinstance(entry, e.Said):
            self._made[None] = encode(outcome.said)
        else:
            self._made[None] = encode(wire.RoomChanged(outcome.n, outcome.at, entry, outcome.room))

    @property
    def personal(self) -> bool:
        """Whether readers get different bytes."""
        return isinstance(self._outcome.entry, (e.Moved, e.Dealt))

    def read_by(self, seat: int | None) -> bytes:
        """The message as a seat gets it; None is a spectator."""
        reader = seat if self.personal else None
        if reader not in self._made:
            self._made[reader] = self._step(reader)
        return self._made[reader]

    def _step(self, seat: int | None) -> bytes:
        entry = self._outcome.entry
        move = b"null"
        if isinstance(entry, e.Moved):
            move = encode(entry.move if entry.seat == seat else _shown(entry.move))
        digest, view = self._views.of(seat)
        events = self._events(seat) if self._concerns(seat) else self._public_events
        return b'%b,"move":%b%b%b%b%b","view":%b}' % (
            self._head, move, _by(entry), events, self._tail, digest, view,
        )  # fmt: skip

    def _concerns(self, seat: int | None) -> bool:
        return seat is not None and any(getattr(event, "seat", None) == seat for event in self._outcome.events)

    def _events(self, seat: int | None) -> bytes:
        return encode([on_wire(redacted(event, seat)) for event in self._outcome.events])


def _head(outcome: Outcome) -> bytes:
    seat = outcome.entry.seat if isinstance(outcome.entry, e.Moved) else None
    return b'{"type":"step","n":%d,"at":%d,"game":%d,"version":%d,"seat":%b' % (
        outcome.n, outcome.at, outcome.room.game, outcome.version, encode(seat),
    )  # fmt: skip


def _by(entry: e.Entry) -> bytes:
    return b',"by":%b,"events":' % encode(entry.by if isinstance(entry, e.Moved) else None)


def _shown(move: str) -> str:
    """A move as others see it: what is discarded or picked stays hidden."""
    return move[0] if move[0] in "-G" else move
