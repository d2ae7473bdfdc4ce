"""A live table: one writer. Entries are taken, stored and only then told; readers wait for their turn as well, so that
nobody is ever told what is not durable."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from saboteur.rules import Event, Game, IllegalMove, NotAMove
from saboteur.rules.events import RoundBegan
from saboteur.server.broadcast.connection import Connection, framed
from saboteur.server.broadcast.step_messages import EncodedViews, StepMessage, with_view
from saboteur.server.broadcast.view_cache import ViewCache
from saboteur.server.metrics import counter
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.reducer import changed
from saboteur.server.state.room import Room
from saboteur.server.state.table_state import Outcome, TableState
from saboteur.server.store import (
    Batch,
    ClockRow,
    FormerRow,
    KeyRow,
    Overtaken,
    RecordRow,
    StoreFailed,
    TableGone,
    Tail,
    TokenRow,
)
from saboteur.server.store.rows import EntryRow
from saboteur.server.table import catch_up
from saboteur.server.table.move_clock import MoveClock
from saboteur.server.time_source import Alarm
from saboteur.server.tokens import new_record_id
from saboteur.server.wire import messages

if TYPE_CHECKING:
    from saboteur.server.store.cluster_tables import Here
    from saboteur.server.table.table_registry import TableRegistry

MOVES: Final = counter("moves", "Moves and deals that were stored and told.")
ENTRIES: Final = counter("entries", "Entries of all logs that were stored and told.")
CUT_OFF: Final = counter("cut_off", "Readers that were cut off because too much waited for them.")
MOST_ENTRIES: Final = 50_000
"""Entries of one log; a table that has so many is full."""
ROOM_TO_END: Final = 2_000
"""Entries kept back, so that a game under way can always be finished."""
RECENT: Final = 24
"""Happenings kept at hand for bots, so that they need not be read again."""

STEPS: Final = (e.Moved, e.Dealt)
"""Entries told as steps. Compiled, a constant is found at once, a name in another module is looked up."""
ENDINGS: Final = (e.Moved, e.Left, e.Withdrawn, e.GivenToBot, e.GameAbandoned, e.StartCancelled, e.NameForgotten)
"""Entries for which there is always room: a game can be finished, a seat given up and a name deleted."""
GIVE_UP: Final = (e.Left, e.Withdrawn, e.GivenToBot)
"""Entries after which somebody has a seat no more."""
MOVE_ON: Final = (*STEPS, e.GameAbandoned)
"""Entries that others may follow from."""
entry_encoder: Final = msgspec.json.Encoder()
entry_decoder: Final = msgspec.json.Decoder(e.Entry)


class TableDropped(Exception):
    """The table has left memory: it was deleted, or lies in the store as it was last told."""


class Table:
    """A table in memory. `async with table:` is the only way in: inside, the table is alive and nobody else acts on it.

    Raises TableDropped for callers that wait while the table leaves memory; `TableRegistry.at` finds it again.
    """

    def __init__(self, registry: TableRegistry, number: int, code: str, state: TableState) -> None:
        self.registry = registry
        self.code = code
        self.id = number
        self.state = state
        self._lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Here] = {}
        """Who is connected at other workers, as far as it is known here."""
        self.following = False
        """Whether it is under way to read what others have stored."""
        self.tokens: dict[bytes, TokenRow] = {}
        self.keys = bytearray()
        """Eight bytes for each idempotency key used: what is not here was never used."""
        self._parts: ViewCache | None = None
        self._parts_of: Game | None = None
        self.clock: MoveClock | None = None
        self.alarm: Alarm | None = None
        self.ceremony_alarm: Alarm | None = None
        self.deal_since = 0
        """When the current stage of the deal began."""
        self.gone: dict[int, int] = {}
        """Since when a seat's device is not connected."""
        self.announced: dict[int, int] = {}
        """When somebody said that they will take a bot's seat."""
        self.used = registry.time_source.now()
        self.happened = 0
        """Happenings of the current game so far, as bots count them."""
        self.recent: deque[tuple[tuple[Event, ...], tuple[int, str] | None]] = deque(maxlen=RECENT)
        self.spoken = (0, 0, -1)
        """The last claim round of bots: game, version, seat."""
        self.thinking: asyncio.Task[None] | None = None
        self.dropped = False

    # -- the way in ---------------------------------------------------------------------------------------------------

    async def acquire(self) -> None:
        """Wait until nobody else acts on the table. Raises TableDropped; else `release` must follow."""
        await self._lock.acquire()
        if self.dropped:
            self._lock.release()
            raise TableDropped

    def release(self) -> None:
        """Let the next one in."""
        self._lock.release()

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    @property
    def busy(self) -> bool:
        """Whether somebody acts on it at the moment."""
        return self._lock.locked()

    # -- questions ----------------------------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        return self.state.room

    @property
    def to_act(self) -> int | None:
        """The seat whose move is awaited; None when no game is being played."""
        game = self.state.game
        return game.to_act if game is not None and self.room.stage == "playing" else None

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat."""
        return any([seat.bot or seat.stand_in for seat in self.room.seats])

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now; None for a person."""
        return self.room.seats[seat].bot or self.room.seats[seat].stand_in

    def connected(self, seat: int) -> bool:
        """Whether a device of this seat is connected, here or elsewhere."""
        here = any(seat in connection.seats for connection in self.connections)
        return here or (bool(self.elsewhere) and seat in self._seats_elsewhere())

    def holding(self, token: bytes) -> bool:
        """Whether a device that holds this token is connected, here or elsewhere."""
        here = any(token in connection.holds for connection in self.connections)
        return here or any(token in there.holds for there in self.elsewhere.values())

    def _seats_elsewhere(self) -> set[int]:
        held = (token for there in self.elsewhere.values() for token in there.holds)
        rows = (self.tokens[token] for token in held if token in self.tokens)
        return {row.seat for row in rows if not row.waiting}

    def _seats_connected(self) -> set[int]:
        seats = {seat for connection in self.connections for seat in connection.seats}
        return seats | self._seats_elsewhere() if self.elsewhere else seats

    @property
    def watching(self) -> int:
        """Connections that play no seat, here and elsewhere."""
        here = sum([not connection.seats for connection in self.connections])
        return here + sum([there.watching for there in self.elsewhere.values()])

    def devices(self) -> set[int]:
        """The connected devices that play a seat."""
        seats = self._seats_connected()
        return {device for seat in seats if (device := self.room.seats[seat].device) is not None}

    @property
    def going(self) -> bool:
        """Whether moves are awaited: a game runs, is not paused, and somebody is there."""
        return self.room.stage == "playing" and self.room.paused is None and bool(self.devices())

    def view(self, seat: int | None) -> tuple[bytes, bytes] | None:
        """Hash and bytes of a seat's view; None without a game."""
        game = self.state.game
        return EncodedViews(game, self._parts_after(())).of(seat) if game else None

    def _parts_after(self, outcomes: Iterable[Outcome]) -> ViewCache | None:
        """The parts of the current game's views, after what happened; None without a game."""
        game = self.state.game
        if game is not self._parts_of:
            self._parts, self._parts_of = None if game is None else ViewCache(game), game
        elif self._parts is not None:
            for outcome in outcomes:
                self._parts.forget(outcome.events)
        return self._parts

    # -- writing ------------------------------------------------------------------------------------------------------

    async def commit(
        self,
        *entries: e.Entry,
        key: KeyRow | None = None,
        asking: Connection | None = None,
        tokens: Sequence[TokenRow] | None = None,
        secret: str | None = None,
    ) -> int:
        """Take entries, store them and tell everybody; gives the first one's number. Only within `async with table`.

        With a key, `asking` is told that it is done, in one write with what everybody is told.

        Raises IllegalMove or NotAMove if the first is a move that cannot be made; then nothing has changed. Raises
        Overtaken if another worker was quicker: nothing of it is stored, and the table has what the other stored.
        Raises TableDropped if the table left memory meanwhile, Problem if it is deleted or cannot be stored.
        """
        if self.dropped:
            raise TableDropped
        if not self._lock.locked():
            raise RuntimeError("a table is changed by whoever has entered it")
        self._check_room_for(entries)
        told = self.state.n
        stored = "" if key is None else self.stored_key(key.seat, key.key)
        dealing = None if secret is None else (self.room.game + 1, secret)
        if dealing is not None:
            self.state.secrets[dealing[0]] = dealing[1]
        former = () if tokens is None else self._former(entries[0], tokens)
        outcomes, record = self._taken(entries)
        held = self._tokens_after(outcomes, tokens)
        batch = Batch(
            self.id,
            tuple([EntryRow(outcome.n, outcome.at, entry_encoder.encode(outcome.entry)) for outcome in outcomes]),
            keys=() if key is None else (KeyRow(key.seat, stored, key.digest, outcomes[0].n),),
            tokens=None if held is None else tuple(held),
            former=former,
            secret=dealing,
            clock=self._wound(outcomes, self.registry.time_source.now()),
            record=record,
        )
        overtaken: Overtaken | None = None
        tellings: list[StepMessage] = []
        try:
            tellings = await self._store(batch, outcomes)
        except Overtaken as failure:
            overtaken = failure
        if overtaken is not None:  # not within the handler: compiled code must not wait while it handles an exception
            await self._start_over(told)
            raise overtaken
        if key is not None:
            self.keys += key_mark(key.seat, stored)
        if key is None or asking is None:
            self._settle(outcomes, held, tellings)
        else:
            self._settle_for(asking, key.key, outcomes, held, tellings)
        return outcomes[0].n

    async def change(self, entry: e.RoomEntry) -> int:
        """Commit a change of the room, unless it changes nothing: saying the same again adds nothing to the log."""
        if changed(entry, self.room, self.registry.time_source.now()) == self.room:
            return self.state.n
        return await self.commit(entry)

    async def _start_over(self, told: int) -> None:
        """Another worker was quicker: read what it stored. If that fails, memory and log differ."""
        try:
            await catch_up.start_over(self, told)
        except BaseException:
            self.registry.drop(self, Code.STORAGE)
            raise

    def _check_room_for(self, entries: Sequence[e.Entry]) -> None:
        most = MOST_ENTRIES if isinstance(entries[0], ENDINGS) else MOST_ENTRIES - ROOM_TO_END
        if self.state.n + len(entries) > most:
            raise Problem(Code.TABLE_FULL)

    def _taken(self, entries: Sequence[e.Entry]) -> tuple[list[Outcome], RecordRow | None]:
        """The outcomes of entries and of what follows from them: a move may end the game or begin a round."""
        now = self.registry.time_source.now()
        outcomes: list[Outcome] = []
        record, waiting = None, deque(entries)
        while waiting:
            outcome = self._take(waiting.popleft(), now, first=not outcomes)
            outcomes.append(outcome)
            if isinstance(outcome.entry, MOVE_ON):
                waiting.extend(self._consequences(outcome))
            if isinstance(outcome.entry, e.SecretPublished):
                finished = outcome.room.finished[-1]
                record = RecordRow(finished.record, finished.game, finished.ended)
        return outcomes, record

    def _take(self, entry: e.Entry, now: int, *, first: bool) -> Outcome:
        """Take one entry. If anything but a first move is impossible, what is in memory is not what is stored."""
        try:
            return self.state.take(entry, now)
        except BaseException as failure:
            if not first or not isinstance(failure, (IllegalMove, NotAMove)):
                self.registry.drop(self, Code.STORAGE)
            raise

    def _consequences(self, outcome: Outcome) -> list[e.Entry]:
        game, room = self.state.game, outcome.room
        assert game is not None
        over = game.over or isinstance(outcome.entry, e.GameAbandoned)
        following: list[e.Entry] = []
        if over:
            secret = self.state.secrets[room.game]
            following.append(e.SecretPublished(secret, self.state.seed(room.game), new_record_id()))
        if over or any([isinstance(event, RoundBegan) for event in outcome.events]):
            waiting = [number for number, seat in enumerate(room.seats) if seat.next is not None]
            following += [e.TookOver(number) for number in waiting if over or self._newcomer_is_here(number)]
        return following

    def _newcomer_is_here(self, seat: int) -> bool:
        """Whether somebody who waits for a seat is connected: else the bot plays on, and nobody waits for him."""
        return any([row.waiting and row.seat == seat and self.holding(row.hash) for row in self.tokens.values()])

    def _former(self, entry: e.Entry, kept: Sequence[TokenRow]) -> tuple[FormerRow, ...]:
        """The tokens of whoever gives up a seat with this entry, with what named them."""
        if not isinstance(entry, GIVE_UP):
            return ()
        still, rows = {token.hash for token in kept}, []
        for token in self.tokens.values():
            if token.hash not in still:
                holder = self.state.holders[token.seat]
                named = holder.next_named if token.waiting else holder.named
                rows += [FormerRow(token.hash, token.seat, n) for n in named]
        return tuple(rows)

    def _tokens_after(self, outcomes: list[Outcome], tokens: Iterable[TokenRow] | None) -> list[TokenRow] | None:
        """All tokens of the table, if they are others now: whoever took a seat over has his for good."""
        took = {outcome.entry.seat for outcome in outcomes if isinstance(outcome.entry, e.TookOver)}
        if tokens is None and not took:
            return None
        held = list(self.tokens.values() if tokens is None else tokens)
        return [token._replace(waiting=token.waiting and token.seat not in took) for token in held]

    async def _store(self, batch: Batch, outcomes: list[Outcome]) -> list[StepMessage]:
        """Make it durable while the messages are prepared. What cannot be stored ends the table's life in memory."""
        writing = self.registry.store.append(batch)
        try:
            readers = {connection.shown for connection in self.connections}
            parts = self._parts_after(outcomes)
            tellings = [StepMessage(outcome, self.state.game, parts) for outcome in outcomes]
            for telling in tellings:
                for reader in readers:
                    telling.read_by(reader)
            await writing
        except Overtaken:
            raise
        except TableGone:
            self.registry.drop(self, Code.TABLE_DELETED)
            raise Problem(Code.NO_SUCH_TABLE) from None
        except StoreFailed:
            self.registry.drop(self, Code.STORAGE)
            raise Problem(Code.STORAGE) from None
        except BaseException:
            self.registry.drop(self, Code.STORAGE)  # nobody knows whether it was stored: it must be read again
            raise
        return tellings

    def _settle(self, outcomes: list[Outcome], held: list[TokenRow] | None, tellings: list[StepMessage]) -> None:
        self.used = self.registry.time_source.now()
        for outcome in outcomes:
            self._note_happening(outcome)
        self.registry.metrics[ENTRIES].inc(len(outcomes))
        self.registry.metrics[MOVES].inc(sum([isinstance(outcome.entry, STEPS) for outcome in outcomes]))
        for telling in tellings:
            self._tell(telling)
        if held is not None:
            self._take_tokens(held)
        self.registry.cluster.stored(self)
        self._after(outcomes)

    def _settle_for(
        self,
        asking: Connection,
        key: str,
        outcomes: list[Outcome],
        held: list[TokenRow] | None,
        tellings: list[StepMessage],
    ) -> None:
        asking.hold()
        try:
            self._settle(outcomes, held, tellings)
            asking.push(messages.Done(key, outcomes[0].n))
        finally:
            asking.release()

    def _take_tokens(self, held: Iterable[TokenRow]) -> None:
        before = {token: row.seat for token, row in self.tokens.items()}
        self.tokens = {token.hash: token for token in held}
        if any(before.get(token) not in (None, row.seat) for token, row in self.tokens.items()):
            self.gone.clear()  # seats have other numbers now: nobody inherits somebody else's absence
        self._reseat()

    # -- following ----------------------------------------------------------------------------------------------------

    def decoded(self, row: EntryRow) -> e.Entry:
        """The entry that a row holds."""
        entry: e.Entry = entry_decoder.decode(row.body)
        return entry

    def forget(self, state: TableState) -> None:
        """Begin anew, before the first entry."""
        self.state = state
        self.clock = None
        self.announced.clear()
        self.happened = 0
        self.recent.clear()

    def follow(self, entries: Sequence[tuple[e.Entry, int]], tail: Tail) -> None:
        """Take and tell entries that another worker has stored. Only within `async with table`."""
        self.state.secrets.update(tail.secrets)
        outcomes = []
        for entry, at in entries:
            outcome = self.state.take(entry, at)
            outcomes.append(outcome)
            self._note_happening(outcome)
            self._tell(StepMessage(outcome, self.state.game, self._parts_after((outcome,))))
        self.learn_keys(tail.keys)
        if tail.tokens is not None and set(tail.tokens) != set(self.tokens.values()):
            self._take_tokens(tail.tokens)
        if outcomes:
            self._wound(outcomes, outcomes[-1].at)
            self._after(outcomes)

    def send_away(self, code: Code) -> None:
        """End all connections here; who comes back gets everything."""
        for connection in self.connections:
            connection.end(code)
        self.connections.clear()
        self.note_gone()
        self.registry.cluster.present(self)

    def _send_spectators_away(self) -> None:
        """The table is private now: whoever shows no token may not watch any more."""
        for connection in [one for one in self.connections if not one.holds]:
            self.connections.remove(connection)
            connection.end(Code.PRIVATE_TABLE)
        self.registry.cluster.present(self)
        self.tell_all(self.presence())

    def stored_key(self, seat: int, key: str) -> str:
        """An idempotency key as it is stored: nobody meets a key of somebody who had the seat before."""
        return self.state.holders[seat].scope + key

    def learn_keys(self, keys: Iterable[tuple[int, str]]) -> None:
        """These idempotency keys were used."""
        for seat, key in keys:
            self.keys += key_mark(seat, key)

    def note_moment(self, entry: e.Entry, at: int) -> None:
        """Remember what happened when, as far as it matters later: stages of the deal, claims of bots."""
        if isinstance(entry, (e.DealCommitted, e.NoncesCalled)):
            self.deal_since = at
        elif isinstance(entry, e.Announced):
            self.announced[entry.seat] = at
        elif isinstance(entry, (e.Withdrawn, e.TookOver)):
            self.announced.pop(entry.seat, None)
        elif isinstance(entry, e.Said) and entry.by is not None:
            self.spoken = (self.room.game, self.state.version, entry.seat)

    def _note_happening(self, outcome: Outcome) -> None:
        """Keep the last happenings for bots."""
        entry = outcome.entry
        self.note_moment(entry, outcome.at)
        if isinstance(entry, e.Dealt):
            self.happened = 0
            self.recent.clear()
        if isinstance(entry, STEPS):
            self._remember(outcome.events, None)
        elif isinstance(entry, e.Said) and entry.text.startswith("!"):
            self._remember((), (entry.seat, entry.text))

    def _remember(self, events: tuple[Event, ...], claim: tuple[int, str] | None) -> None:
        self.happened += 1
        if self.has_bots:
            self.recent.append((events, claim))
        else:
            self.recent.clear()

    def count_happening(self, entry: e.Entry) -> None:
        """Count as bots do while the log is read again."""
        if isinstance(entry, e.Dealt):
            self.happened = 1
        elif isinstance(entry, e.Moved) or (isinstance(entry, e.Said) and entry.text.startswith("!")):
            self.happened += 1

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, telling: StepMessage) -> None:
        frames: dict[int | None, bytes] = {}
        personal = telling.personal
        for connection in self.connections:
            reader = connection.shown if personal else None
            if reader not in frames:
                frames[reader] = framed(telling.read_by(reader))
            connection.push_frame(frames[reader])

    def tell_all(self, message: msgspec.Struct) -> None:
        """Send an unnumbered message to everybody."""
        frame = framed(msgspec.json.encode(message))
        for connection in self.connections:
            connection.push_frame(frame)

    def presence(self) -> messages.Presence:
        """Who is connected."""
        here = self._seats_connected()
        seats = enumerate(self.room.seats)
        return messages.Presence(tuple(seat.bot is not None or number in here for number, seat in seats), self.watching)

    def clock_message(self) -> messages.Clock | None:
        """The clock as it stands; None at a table without one."""
        if self.room.settings.clock is None or self.room.stage != "playing":
            return None
        if self.clock is None:
            return messages.Clock(None, 0, running=False)
        return messages.Clock(self.to_act, self.clock.remaining(self.registry.time_source.now()), self.clock.running)

    # -- who is here --------------------------------------------------------------------------------------------------

    def arrive(self, connection: Connection) -> None:
        """A connection whose hello was accepted takes part from now on."""
        self.connections.append(connection)
        for seat in connection.seats:
            self.gone.pop(seat, None)
        self.registry.cluster.present(self)

    def depart(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection.cut_off:
            self.registry.metrics[CUT_OFF].inc()
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.used = self.registry.time_source.now()
        self.note_gone()
        self.registry.cluster.present(self)
        self.tell_all(self.presence())
        self.registry.refresh(self)

    def note_gone(self) -> None:
        now = self.registry.time_source.now()
        for number, seat in enumerate(self.room.seats):
            if seat.bot is None and not self.connected(number):
                self.gone.setdefault(number, now)
            else:
                self.gone.pop(number, None)

    def seat_connection(self, connection: Connection) -> None:
        """Give a connection the seats that its tokens open now."""
        held = [self.tokens[token] for token in connection.holds if token in self.tokens]
        seats = tuple(sorted(token.seat for token in held if not token.waiting))
        connection.waiting = next((token.seat for token in held if token.waiting), None)
        connection.seats = () if connection.screen else seats
        if connection.shown not in connection.seats:
            connection.shown = connection.seats[0] if len(connection.holds) == 1 and connection.seats else None

    def _reseat(self) -> None:
        """Tokens have changed: connections get the seats they open now; those that open none any more end."""
        for connection in list(self.connections):
            before = (connection.seats, connection.shown)
            self.seat_connection(connection)
            if connection.holds and not any(token in self.tokens for token in connection.holds):
                self.connections.remove(connection)
                connection.end(Code.SEAT_GONE)
            elif (connection.seats, connection.shown) != before:
                self.send_view(connection)
        self.note_gone()
        self.registry.cluster.present(self)
        self.tell_all(self.presence())

    def send_view(self, connection: Connection) -> None:
        """Send the view that the connection is shown now."""
        message = messages.Lifted(connection.seats, connection.shown, self.state.n, "", None)
        connection.push_bytes(with_view(message, self.view(connection.shown)))

    # -- the clock ----------------------------------------------------------------------------------------------------

    def _wound(self, outcomes: list[Outcome], now: int) -> ClockRow | None:
        """Wind the clock after a step; gives its row for the store, or None if it is as it was."""
        if not any([isinstance(outcome.entry, STEPS) for outcome in outcomes]):
            return None
        seconds, seat = self.room.settings.clock, self.to_act
        if seconds is None or seat is None or self.bot_of(seat):
            self.clock = None
            return None
        self.clock = MoveClock(seconds * 1000, now if self.going else None)
        return self.clock.row(self.room.game, self.state.version)

    def _after(self, outcomes: list[Outcome]) -> None:
        if self.room.settings.private and any([isinstance(outcome.entry, e.SettingsChosen) for outcome in outcomes]):
            self._send_spectators_away()
        self.registry.refresh(self)
        if any([isinstance(outcome.entry, STEPS) for outcome in outcomes]):
            message = self.clock_message()
            if message is not None:
                self.tell_all(message)


def key_mark(seat: int, key: str) -> bytes:
    """Eight bytes that stand for a key in memory."""
    return hashlib.sha256(f"{seat}:{key}".encode()).digest()[:8]
