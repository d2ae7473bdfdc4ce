"""The audience of a table: who is connected, here and at other workers, and which seats their tokens open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from saboteur.server.broadcast.connection import Connection, framed
from saboteur.server.broadcast.step_messages import StepMessage
from saboteur.server.problems import Code
from saboteur.server.state.room import Room
from saboteur.server.store import TokenRow
from saboteur.server.store.rows import Here
from saboteur.server.wire import messages

MOST_PER_SEAT: Final = 4
"""Connections of one seat; the oldest gives way."""


class Audience:
    """The connections of one table, and the tokens of its seats."""

    def __init__(self, table: int, code: str) -> None:
        self.table = table
        """The table's number."""
        self.code = code
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Here] = {}
        """Who is connected at other workers, as far as it is known here."""
        self.tokens: dict[bytes, TokenRow] = {}
        """The tokens that open seats, by their hashes."""
        self.disconnected_since: dict[int, int] = {}
        """Since when no device of a person's seat is connected."""
        self.left_at: dict[bytes, int] = {}
        """When the holders of tokens who were connected here and are no longer were last connected here."""
        self._held: frozenset[bytes] = frozenset()
        """The tokens of the connections here when it was last noted who is disconnected."""

    # -- questions ----------------------------------------------------------------------------------------------------

    def connected(self, seat: int) -> bool:
        """Whether a device of this seat is connected, here or elsewhere."""
        here = any([seat in connection.seats for connection in self.connections])
        return here or (bool(self.elsewhere) and seat in self._seats_elsewhere())

    def holding(self, token: bytes) -> bool:
        """Whether a device that holds this token is connected, here or elsewhere."""
        here = any([token in connection.holds for connection in self.connections])
        return here or any([token in there.holds for there in self.elsewhere.values()])

    def awaits(self, seat: int) -> bool:
        """Whether somebody who is connected waits for a bot's seat."""
        return any([row.waiting and row.seat == seat and self.holding(row.hash) for row in self.tokens.values()])

    def seats(self) -> set[int]:
        """The seats that a connected device plays."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        return seats | self._seats_elsewhere() if self.elsewhere else seats

    def _seats_elsewhere(self) -> set[int]:
        held = (token for there in self.elsewhere.values() for token in there.holds)
        rows = (self.tokens[token] for token in held if token in self.tokens)
        return {row.seat for row in rows if not row.waiting}

    def devices(self, room: Room) -> set[int]:
        """The connected devices that play a seat."""
        return {device for seat in self.seats() if (device := room.seats[seat].device) is not None}

    @property
    def watching(self) -> int:
        """Connections that play no seat, here and elsewhere."""
        here = sum([not connection.seats for connection in self.connections])
        return here + sum([there.watching for there in self.elsewhere.values()])

    def presence(self, room: Room, gone_in: Callable[[int], int | None]) -> messages.Presence:
        """Who is connected, and how soon somebody counts as gone, as everybody is told."""
        here = self.seats()
        connected = tuple([seat.bot is not None or number in here for number, seat in enumerate(room.seats)])
        return messages.Presence(connected, self.watching, tuple([gone_in(seat) for seat in range(len(room.seats))]))

    # -- telling ------------------------------------------------------------------------------------------------------

    def prepare(self, step: StepMessage) -> None:
        """Encode a message for everybody who is connected, so that sending it takes no time."""
        for reader in {connection.shown for connection in self.connections}:
            step.read_by(reader)

    def tell(self, step: StepMessage) -> None:
        """Send a numbered message to everybody, as each may see it."""
        frames: dict[int | None, bytes] = {}
        personal = step.personal
        for connection in self.connections:
            reader = connection.shown if personal else None
            if reader not in frames:
                frames[reader] = framed(step.read_by(reader))
            connection.push_frame(frames[reader])

    def tell_all(self, message: msgspec.Struct, but: Connection | None = None) -> None:
        """Send an unnumbered message to everybody, `but` one."""
        frame = framed(msgspec.json.encode(message))
        for connection in self.connections:
            if connection is not but:
                connection.push_frame(frame)

    def tell_resting(self, message: messages.Rest) -> None:
        """Send a message about the rest between rounds to everybody who knows what that is."""
        frame = framed(msgspec.json.encode(message))
        for connection in self.connections:
            if connection.rests:
                connection.push_frame(frame)

    # -- coming and going ---------------------------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        """A connection takes part from now on."""
        self.connections.append(connection)
        self._held = self._held.union(connection.holds)
        for seat in connection.seats:
            self.disconnected_since.pop(seat, None)

    def make_way(self, connection: Connection) -> None:
        """End the oldest connections of a seat that would have too many with this one, and of a seat's screens."""
        crowds = [[other for other in self.connections if seat in other.seats] for seat in connection.seats]
        if connection.waiting is not None:
            crowds.append([other for other in self.connections if other.waiting == connection.waiting])
        for token in connection.holds if connection.screen else ():
            crowds += [[other for other in self.connections if other.screen and token in other.holds]]
        for same in crowds:
            for oldest in same[: max(0, len(same) - MOST_PER_SEAT + 1)]:
                if oldest in self.connections:  # not if it has made way already, as one of another seat
                    self.connections.remove(oldest)
                    oldest.end(Code.REPLACED)

    def may_watch(self, address: str, most: int) -> bool:
        """Whether one more without a token may watch, if need be in the place of one of the address that has most.

        Nobody makes way for an address that would then have more. Where other workers have more spectators, these
        make room: see `make_room`.
        """
        spectators = self._spectators()
        elsewhere = [there.watching for there in self.elsewhere.values()]
        here = sum(map(len, spectators.values()))
        if here + sum(elsewhere) < most:
            return True
        crowd = max(spectators.values(), key=len, default=[])
        if len(crowd) > len(spectators.get(address, ())) + 1:
            self._end_one(crowd[0])
            return True
        return max(elsewhere, default=0) > here + 1

    def make_room(self, most: int) -> bool:
        """End spectators, as long as there are too many with those who came at other workers: here, if most are here,
        of addresses that have several. Whether anybody had to go."""
        spectators = self._spectators()
        elsewhere = [there.watching for there in self.elsewhere.values()]
        before = here = sum(map(len, spectators.values()))
        while here + sum(elsewhere) > most and here > max(elsewhere, default=0):
            crowd = max(spectators.values(), key=len)
            if len(crowd) == 1:
                break
            self._end_one(crowd.pop(0))
            here -= 1
        return here < before

    def _spectators(self) -> dict[str, list[Connection]]:
        """Those here who show no token, by address; the oldest comes first."""
        found: dict[str, list[Connection]] = {}
        for connection in self.connections:
            if not connection.holds:
                found.setdefault(connection.address, []).append(connection)
        return found

    def _end_one(self, spectator: Connection) -> None:
        self.connections.remove(spectator)
        spectator.end(Code.FULL)

    def end_all(self, code: Code, **arguments: str | int) -> None:
        """End all connections here."""
        for connection in list(self.connections):
            connection.end(code, **arguments)
        self.connections.clear()

    def end_spectators(self, code: Code) -> None:
        """End the connections that show no token."""
        for connection in [one for one in self.connections if not one.holds]:
            self.connections.remove(connection)
            connection.end(code)

    def note_disconnected(self, room: Room, now: int) -> None:
        """Keep since when which person is disconnected; nobody has been for as long as whoever had the seat before."""
        held = frozenset(token for connection in self.connections for token in connection.holds)
        self.left_at.update(dict.fromkeys(self._held - held, now))
        self._held, since = held, self.disconnected_since
        people = [number for number, seat in enumerate(room.seats) if seat.bot is None and not self.connected(number)]
        self.disconnected_since = {number: since.get(number, now) for number in people}

    def learn_last_seen(self, seen: Mapping[bytes, int]) -> None:
        """Other workers know when the holders of tokens were last connected. Who left here a moment ago may not be
        noted with them yet: what they know is then about an earlier absence."""
        for token, at in seen.items():
            row = self.tokens.get(token)
            if row is not None and row.seat in self.disconnected_since:
                self.disconnected_since[row.seat] = max(at, self.left_at.get(token, at))

    # -- seats --------------------------------------------------------------------------------------------------------

    def seat_connection(self, connection: Connection) -> None:
        """Give a connection the seats that its tokens open now."""
        held = [self.tokens[token] for token in connection.holds if token in self.tokens]
        seats = tuple(sorted(token.seat for token in held if not token.waiting))
        connection.waiting = next((token.seat for token in held if token.waiting), None)
        connection.seats = () if connection.screen else seats
        if connection.shown not in connection.seats:
            connection.shown = connection.seats[0] if len(connection.holds) == 1 and connection.seats else None

    def replace_tokens(self, tokens: Iterable[TokenRow]) -> list[Connection]:
        """Other tokens open the seats from now on. Connections that open none any more end; gives those that are shown
        another seat now."""
        before = {token: row.seat for token, row in self.tokens.items()}
        self.tokens = {token.hash: token for token in tokens}
        self.left_at = {token: at for token, at in self.left_at.items() if token in self.tokens}
        if any(before.get(token) not in (None, row.seat) for token, row in self.tokens.items()):
            self._renumber(before)
        return self._reseat()

    def _renumber(self, before: Mapping[bytes, int]) -> None:
        """Seats have other numbers: everybody has been gone for as long as before, nobody for as long as another."""
        since = self.disconnected_since
        held = [(row.seat, before[token]) for token, row in self.tokens.items() if token in before and not row.waiting]
        self.disconnected_since = {seat: since[old] for seat, old in held if old in since}

    def _reseat(self) -> list[Connection]:
        changed = []
        for connection in list(self.connections):
            before = (connection.seats, connection.shown)
            self.seat_connection(connection)
            if connection.holds and not any([token in self.tokens for token in connection.holds]):
                self.connections.remove(connection)
                connection.end(Code.SEAT_GONE)
            elif (connection.seats, connection.shown) != before:
                changed.append(connection)
        return changed


def seated(elsewhere: Mapping[str, Here]) -> dict[str, frozenset[bytes]]:
    """Which tokens of seats are held at other workers."""
    return {worker: there.holds for worker, there in elsewhere.items() if there.holds}
