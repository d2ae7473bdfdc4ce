"""A table in memory as its log determines it: what is read of it, what people see of it, who they are and how long they
may think. It follows the log and writes nothing; the writer is `Table`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Final

from saboteur.rules import Game
from saboteur.server.broadcast.connection import Connection
from saboteur.server.broadcast.step_messages import EncodedViews, StepMessage, with_view
from saboteur.server.broadcast.view_cache import ViewCache
from saboteur.server.metrics import counter
from saboteur.server.problems import Code
from saboteur.server.state import entries as e
from saboteur.server.state.ended_table import ended
from saboteur.server.state.room import Room, Talk, least_talk
from saboteur.server.state.table_log import LoggedEntry, fold, fold_in_turns, read_entries
from saboteur.server.state.table_state import Outcome, TableState
from saboteur.server.store import ClockRow, StoredTable, Tail, TokenRow
from saboteur.server.store.rows import EntryRow, Here
from saboteur.server.table.audience import Audience, seated
from saboteur.server.table.log_tail import last_secrets, may_mix_seats
from saboteur.server.table.more_time import time_added
from saboteur.server.table.move_clock import TurnClock
from saboteur.server.table.presence_pace import PresencePace
from saboteur.server.table.round_rest import RoundRest, begins_next_round
from saboteur.server.table.services import TableServices
from saboteur.server.table.used_keys import UsedKeys
from saboteur.server.time_source import Timer
from saboteur.server.wire import messages

CUT_OFF: Final = counter("cut_off", "Readers that were cut off because too much waited for them.")
STEPS: Final = (e.Moved, e.Dealt)
"""Entries told as steps. Compiled, a constant is found at once, a name in another module is looked up."""
CLOCK_CHANGES: Final = (e.Moved, e.Dealt, e.TimeAdded)
"""Entries after which everybody is told how the clock stands."""


class TableReplica(ABC):
    """A table that follows its log. It owns the table's state, its audience and its timers."""

    def __init__(self, services: TableServices, number: int, code: str, state: TableState) -> None:
        self.services = services
        self.code = code
        self.id = number
        self.state = state
        self.audience = Audience(number, code)
        self.clock = TurnClock(services.time_source)
        self.rest = RoundRest(services.time_source, services.settings.rest_seconds)
        self.deal_deadline = Timer(services.time_source)
        """Rings when the current stage of the deal has lasted long enough."""
        self.pace = PresencePace(services.time_source, self.tell_presence)
        self._keys = UsedKeys()
        self._views: ViewCache | None = None
        self._views_of: Game | None = None
        self.used = services.time_source.now()
        """When somebody last did something here."""

    @abstractmethod
    def refresh(self) -> None:
        """Something has changed that may set a clock, a bot or the deal going: say so to whoever moves the table on."""

    def touch(self) -> None:
        """Somebody does something here."""
        self.used = self.services.time_source.now()

    # -- questions ----------------------------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        return self.state.room

    @property
    def tokens(self) -> dict[bytes, TokenRow]:
        """The tokens that open seats, by their hashes."""
        return self.audience.tokens

    @property
    def moment(self) -> tuple[int, int]:
        """Number of the current game and moves played in it."""
        return self.state.room.game, self.state.version

    @property
    def to_act(self) -> int | None:
        """The seat whose move is awaited; None when no game is being played."""
        game = self.state.game
        return game.to_act if game is not None and self.room.stage == "playing" else None

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now; None for a person."""
        return self.room.seats[seat].bot or self.room.seats[seat].stand_in

    def devices(self) -> set[int]:
        """The connected devices that play a seat."""
        return self.audience.devices(self.room)

    @property
    def going(self) -> bool:
        """Whether moves are awaited: a game runs, is not paused, somebody is there, and nobody rests between rounds."""
        playing = self.room.stage == "playing" and self.room.paused is None
        return playing and bool(self.devices()) and not self.resting

    @property
    def resting(self) -> tuple[int, ...]:
        """The seats that still read how the last round ended, or who they are; the next one waits for them."""
        return self.rest.awaited(self.moment, self._rest_seats) if self.room.stage == "playing" else ()

    def _rest_seats(self) -> set[int]:
        """The seats of people here whose clients asked for a rest between rounds."""
        seats = {seat for connection in self.audience.connections if connection.rests for seat in connection.seats}
        return {seat for seat in seats if self.bot_of(seat) is None}

    @property
    def runs_here(self) -> bool:
        """Whether this worker looks after the table's clock, bots and host."""
        return self.services.cluster.runs(self.audience)

    @property
    def talk(self) -> Talk:
        """How much people may say here: as the table's host chose, and the server allows."""
        return least_talk(self.room.settings.talk, self.services.settings.talk)

    @property
    def seconds_for_move(self) -> int | None:
        """How long a move may take: as the host chose, or the players voted."""
        return self.room.settings.clock or self.room.voted_clock

    @property
    def time_for_move(self) -> int | None:
        """Milliseconds that the awaited move may take; None without a clock, or if a bot is to act."""
        seconds, seat = self.seconds_for_move, self.to_act
        return None if seconds is None or seat is None or self.bot_of(seat) else seconds * 1000

    def view(self, seat: int | None) -> tuple[bytes, bytes] | None:
        """Hash and bytes of a seat's view; None without a game."""
        game = self.state.game
        return EncodedViews(game, self._views_after(())).of(seat) if game else None

    def _views_after(self, outcomes: Iterable[Outcome]) -> ViewCache | None:
        """The cached views of the current game, after what happened; None without a game."""
        game = self.state.game
        if game is not self._views_of:
            self._views, self._views_of = None if game is None else ViewCache(game), game
        elif self._views is not None:
            for outcome in outcomes:
                self._views.forget(outcome.events)
        return self._views

    # -- idempotency keys ---------------------------------------------------------------------------------------------

    async def used_key(self, seat: int, key: str) -> tuple[bytes, int] | None:
        """Digest and entry of an idempotency key, if whoever has the seat has used it."""
        stored = self._stored_key(seat, key)
        return await self.services.store.key(self.id, seat, stored) if self._keys.may_contain(seat, stored) else None

    def _stored_key(self, seat: int, key: str) -> str:
        """An idempotency key as it is stored: nobody meets a key of somebody who had the seat before."""
        return self.state.holders[seat].scope + key

    # -- reading the log ----------------------------------------------------------------------------------------------

    async def read_log(self, last: int) -> Iterator[LoggedEntry]:
        """The entries of the log up to a number, decoded as they are asked for. Raises StoreFailed."""
        return read_entries(await self.services.store.entries(self.id, last))

    async def restore(self, stored: StoredTable) -> None:
        """Put a stored table into memory: all of it. The state must be a new one."""
        await self._begin(self.state, stored, stored.entries)
        self.audience.replace_tokens(stored.tokens)
        self._learn_keys(stored.keys)
        self._note_disconnected()

    async def _begin(self, state: TableState, stored: StoredTable, rows: Iterable[EntryRow]) -> None:
        """Let a new state take entries that were told long ago; then it is the table's, with the clock that was stored.

        Others have their turn in between, for a long log takes seconds; they see the state of before.
        """
        async for _ in fold_in_turns(state, read_entries(rows)):
            pass
        self.state = state
        awaited = None if self.to_act is None else self.moment
        self.clock.restore(stored.clock, awaited, runs_on=self.services.cluster.shared)

    async def _start_from(self, stored: StoredTable, told: int) -> Tail:
        """Begin again before the first entry, and take silently what was told. Gives the rest of the log."""
        secrets = last_secrets(stored.secrets)
        told_before = [row for row in stored.entries if row.n <= told]
        await self._begin(TableState(secrets, self.services.dealer), stored, told_before)
        return Tail(tuple([row for row in stored.entries if row.n > told]), stored.keys, stored.tokens, secrets)

    def _follow(self, tail: Tail) -> None:
        """Take and tell what another worker has stored."""
        entries = list(read_entries(tail.entries))
        if may_mix_seats(entries):
            self.send_away(Code.STOPPING)  # everybody comes back and is told everything
        self.state.secrets.update(tail.secrets)
        outcomes = []
        for outcome in fold(self.state, entries):
            outcomes.append(outcome)
            self.audience.tell(StepMessage(outcome, self.state.game, self._views_after((outcome,))))
        self._learn_keys(tail.keys)
        if tail.tokens is not None and set(tail.tokens) != set(self.tokens.values()):
            self._replace_tokens(tail.tokens)
        if outcomes:
            self._wind_clock(outcomes, outcomes[-1].at)
            self._after(outcomes)

    def _learn_keys(self, keys: Iterable[tuple[int, str]]) -> None:
        for seat, key in keys:
            self._keys.add(seat, key)

    def _after(self, outcomes: list[Outcome]) -> None:
        """What is done when entries are stored and told, wherever they come from."""
        if self.room.ended is not None:
            self._end_connections()
        if self.room.settings.private and any([isinstance(outcome.entry, e.SettingsChosen) for outcome in outcomes]):
            self.audience.end_spectators(Code.PRIVATE_TABLE)  # whoever shows no token may not watch any more
            self._announce_presence()
        if seats := self._seats_to_await(outcomes):
            self.rest.begin(self.moment, seats, limited=self._keeps_waiting)
        self.refresh()
        if any([isinstance(outcome.entry, CLOCK_CHANGES) for outcome in outcomes]):
            self.tell_clock()

    # -- who is here --------------------------------------------------------------------------------------------------

    def arrive(self, connection: Connection) -> None:
        """A connection whose hello was accepted takes part from now on."""
        self.audience.make_way(connection)
        self.audience.add(connection)
        if self._begins_alone and self._rest_seats():
            self.rest.begin(self.moment, self._rest_seats(), limited=self._keeps_waiting)
        self.services.cluster.present(self.audience)

    def depart(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection.cut_off:
            self.services.metrics[CUT_OFF].inc()
        if connection not in self.audience.connections:
            return
        self.audience.connections.remove(connection)
        self.touch()
        self._note_disconnected()
        self.services.cluster.present(self.audience)
        self.tell_of(connection)
        self.refresh()

    def send_away(self, code: Code) -> None:
        """End all connections here; who comes back gets everything."""
        self.audience.end_all(code)
        self._note_disconnected()
        self.services.cluster.present(self.audience)

    def _end_connections(self) -> None:
        """Tell everybody here why whoever runs the server has ended the table."""
        problem = ended(self.room.ended or "")
        self.audience.end_all(Code(problem.code), **problem.arguments)
        self._note_disconnected()
        self.services.cluster.present(self.audience)

    async def learn_presence(self) -> None:
        """Ask who is connected at other workers, and since when those are disconnected who are connected nowhere."""
        cluster = self.services.cluster
        if not cluster.shared:
            return
        self.audience.elsewhere = await cluster.elsewhere(self.id)
        seen = await cluster.last_seen(self.id)
        self._note_disconnected()
        self.audience.learn_last_seen(seen)

    def note_elsewhere(self, elsewhere: dict[str, Here]) -> bool:
        """Others are connected at other workers than was known; False if it is as it was."""
        if self.audience.elsewhere == elsewhere:
            return False
        only_watchers = seated(self.audience.elsewhere) == seated(elsewhere)
        self.audience.elsewhere = elsewhere
        if self.audience.make_room(self.services.settings.most_connections_per_table):
            self.services.cluster.present(self.audience)
        self._note_disconnected()
        if not only_watchers or self.pace.may_tell():
            self.tell_presence()
        self.refresh()
        return True

    def _replace_tokens(self, tokens: Iterable[TokenRow]) -> None:
        """Other tokens open the seats from now on."""
        for connection in self.audience.replace_tokens(tokens):
            self.send_view(connection)
        self._note_disconnected()
        self._announce_presence()

    def _note_disconnected(self) -> None:
        self.audience.note_disconnected(self.room, self.services.time_source.now())

    def _announce_presence(self) -> None:
        """Let other workers and everybody here know who is connected."""
        self.services.cluster.present(self.audience)
        self.tell_presence()

    # -- telling ------------------------------------------------------------------------------------------------------

    def presence(self) -> messages.Presence:
        """Who is connected."""
        return self.audience.presence(self.room, self.gone_in)

    def gone_in(self, seat: int) -> int | None:
        """Milliseconds until whoever has the seat counts as gone, 0 if they do; None for whoever is connected."""
        since, services = self.audience.disconnected_since.get(seat), self.services
        if since is None:
            return None
        return max(0, since + int(services.settings.stand_in_after * 1000) - services.time_source.now())

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        self.pace.told()
        self.audience.tell_all(self.presence())

    def tell_of(self, connection: Connection) -> None:
        """Tell everybody else that somebody came or went; of spectators, once in a while."""
        if connection.watches and not self.pace.may_tell():
            return
        self.pace.told()
        self.audience.tell_all(self.presence(), but=connection)

    def send_view(self, connection: Connection) -> None:
        """Send the view that the connection is shown now."""
        message = messages.Lifted(connection.seats, connection.shown, self.state.n, "", None)
        connection.push_bytes(with_view(message, self.view(connection.shown)))

    # -- between rounds -----------------------------------------------------------------------------------------------

    def rest_message(self) -> messages.Rest:
        """Who is awaited between two rounds."""
        return self.rest.message(self.resting)

    def tell_rest(self) -> None:
        """Tell everybody who asked for a rest between rounds how it stands."""
        self.audience.tell_resting(self.rest_message())

    def await_reader(self, connection: Connection) -> None:
        """Let bots wait for the only person, whose device this is, if it is their turn and they don't wait already."""
        seat = self.to_act
        if seat is None or self.bot_of(seat) is None or self.resting or not self._plays_alone:
            return
        if connection.rests and len(connection.seats) == 1:
            self.rest.await_reader(self.moment, connection.seats[0])

    def _seats_to_await(self, outcomes: list[Outcome]) -> set[int]:
        """The seats that rest after these entries: none unless they began a round that is waited with, and none at a
        worker that does not look after the table's clock and bots."""
        steps = [outcome for outcome in outcomes if isinstance(outcome.entry, STEPS)]
        begins = bool(steps) and (self._begins_alone or (begins_next_round(steps[-1]) and self.runs_here))
        return self._rest_seats() if begins else set()

    @property
    def _begins_alone(self) -> bool:
        """Whether the first move of a game is awaited in which one person plays with bots."""
        return self.state.version == 0 and self._plays_alone

    @property
    def _plays_alone(self) -> bool:
        """Whether one person plays with bots, and this worker looks after them."""
        people = sum(seat.bot is None for seat in self.room.seats)
        return self.room.stage == "playing" and people == 1 and self.runs_here

    @property
    def _keeps_waiting(self) -> bool:
        """Whether a long rest would keep somebody waiting: people at another device, or a table with a time limit."""
        devices = {seat.device for seat in self.room.seats if seat.bot is None}
        return len(devices) > 1 or self.seconds_for_move is not None

    # -- the clock ----------------------------------------------------------------------------------------------------

    def clock_message(self) -> messages.Clock | None:
        """The clock as it stands; None at a table without one."""
        if self.seconds_for_move is None or self.room.stage != "playing":
            return None
        left = self.clock.left
        if left is None:
            return messages.Clock(None, 0, running=False)
        return messages.Clock(self.to_act, left, self.clock.running)

    def tell_clock(self) -> None:
        """Tell everybody how the clock stands, at a table that has one."""
        message = self.clock_message()
        if message is not None:
            self.audience.tell_all(message)

    def _wind_clock(self, outcomes: list[Outcome], now: int) -> ClockRow | None:
        """Wind the clock after a step, and add what players asked for; gives what is to be stored, or None if it is as
        it was. Between two rounds, it stands until everybody has gone on."""
        row: ClockRow | None = None
        if any([isinstance(outcome.entry, STEPS) for outcome in outcomes]):
            limit = self.time_for_move
            going = limit is not None and self.going and not self._seats_to_await(outcomes)
            row = self.clock.wind(limit, self.moment, now, going=going)
        added = time_added(outcomes)
        return self.clock.add(added, self.moment) if added else row
