"""The bytes of numbered messages and views: the public part encoded once for a step, the own part once for a seat."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from saboteur.rules import Game, redacted
from saboteur.rules.events import owner
from saboteur.server.broadcast.view_cache import ViewCache
from saboteur.server.state import entries as e
from saboteur.server.state.room import MOST_SEATS
from saboteur.server.state.table_state import Outcome
from saboteur.server.wire import messages
from saboteur.server.wire.event_encoding import encoded

STEPS: Final = (e.Moved, e.Dealt)
HASH_LENGTH: Final = 16
OWN: Final = tuple(b'%d,"own":' % seat for seat in range(MOST_SEATS))
encode: Final = msgspec.json.Encoder().encode


class EncodedViews:
    """The views of one moment of a game, as exact bytes with their hashes."""

    def __init__(self, game: Game, cache: ViewCache | None = None) -> None:
        self._game = game
        self._cache = cache or ViewCache(game)
        self._to_act = game.to_act
        pieces = (b'{"public":', self._cache.public(), b',"reached":', self._cache.reached(), b',"seat":')
        self._prefix = b"".join(pieces)
        self._hash = hashlib.sha256(self._prefix)

    def of(self, seat: int | None) -> tuple[bytes, bytes]:
        """The hash and the view of a seat; None if no seat is shown."""
        suffix = self._suffix(seat)
        digest = self._hash.copy()
        digest.update(suffix)
        return digest.hexdigest()[:HASH_LENGTH].encode(), self._prefix + suffix

    def _suffix(self, seat: int | None) -> bytes:
        if seat is None:
            return b'null,"own":null,"legal":[]}'
        legal = encode(self._game.legal_moves()) if seat == self._to_act else b"[]"
        return b"".join((OWN[seat], self._cache.own(seat), b',"legal":', legal, b"}"))


def with_view(message: msgspec.Struct, view: tuple[bytes, bytes] | None) -> bytes:
    """A message that ends in `hash` and `view`; both are put in as they are."""
    body = encode(message)
    end = body.rindex(b'"hash":')
    if view is None:
        return body[:end] + b'"hash":"","view":null}'
    return b'%b"hash":"%b","view":%b}' % (body[:end], *view)


class StepMessage:
    """One numbered message, ready for every reader. Read it before the game moves on."""

    def __init__(self, outcome: Outcome, game: Game | None, cache: ViewCache | None = None) -> None:
        self._outcome = outcome
        self._made: dict[int | None, bytes] = {}
        entry = outcome.entry
        self.personal = isinstance(entry, STEPS)
        """Whether readers get different bytes."""
        if isinstance(entry, STEPS):
            assert game is not None
            self._prepare(entry, EncodedViews(game, cache))
        elif isinstance(entry, e.Said):
            self._made[None] = encode(outcome.said)
        else:
            self._made[None] = encode(messages.RoomChanged(outcome.n, outcome.at, entry, outcome.room, outcome.holders))

    def _prepare(self, entry: e.Moved | e.Dealt, views: EncodedViews) -> None:
        """Make all that is the same for several readers."""
        outcome = self._outcome
        self._views = views
        self._mover, self._move, self._shown, by = _told(entry)
        mover = "null" if self._mover is None else self._mover
        self._head = (
            f'{{"type":"step","n":{outcome.n},"at":{outcome.at},"game":{outcome.room.game},'
            f'"version":{outcome.version},"seat":{mover},"move":'
        ).encode()
        self._by = b',"by":%b,"events":[' % encode(by)
        self._owners = [owner(event) for event in outcome.events]
        self._events = [encoded(redacted(event, None)) for event in outcome.events]
        self._public_events = b",".join(self._events)
        self._tail = b'],"room":%b,"hash":"' % (encode(outcome.room) if outcome.room_changed else b"null")

    def read_by(self, seat: int | None) -> bytes:
        """The message as a seat gets it; None if no seat is shown."""
        reader = seat if self.personal else None
        made = self._made.get(reader)
        if made is None:
            made = self._made[reader] = self._step(reader)
        return made

    def _step(self, seat: int | None) -> bytes:
        digest, view = self._views.of(seat)
        move = self._move if seat is not None and seat == self._mover else self._shown
        events = self._events_for(seat) if seat is not None and seat in self._owners else self._public_events
        pieces = (self._head, move, self._by, events, self._tail, digest, b'","view":', view, b"}")
        return b"".join(pieces)

    def _events_for(self, seat: int) -> bytes:
        """The events for a seat that sees more of some than others do."""
        seen = zip(self._outcome.events, self._owners, self._events, strict=True)
        return b",".join([encoded(redacted(event, seat)) if mine == seat else told for event, mine, told in seen])


def _told(entry: e.Moved | e.Dealt) -> tuple[int | None, bytes, bytes, str | None]:
    """Who moved, the move as its player and as others see it, and who chose it; at a deal nobody moves."""
    if isinstance(entry, e.Dealt):
        return None, b"null", b"null", None
    return entry.seat, encode(entry.move), encode(shown_move(entry.move)), entry.by


def shown_move(move: str) -> str:
    """A move as others see it: what is discarded or picked stays hidden."""
    return move[0] if move[0] in "-G" else move
