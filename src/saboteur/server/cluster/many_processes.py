"""This worker among others. Notices wake, reading decides: who hears nothing looks every second.

A worker shows once a second that it runs, and who is connected to which table there. From that everybody knows who is
at a table and which worker looks after its clock and bots. Nobody owns a table: if two act, the log takes the first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from saboteur.server.background import BackgroundTasks, forever
from saboteur.server.broadcast.connection import Connection
from saboteur.server.cluster.cluster import PASSED, LetGo
from saboteur.server.cluster.local_workers import NUMBERS, HandedOver, LocalWorkers, rank
from saboteur.server.cluster.merged_metrics import merged
from saboteur.server.cluster.shared_limits import SharedLimit, SharedTransfers, marked
from saboteur.server.limits.async_limit import AsyncLimit
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.metrics import Metrics
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.problems import Code
from saboteur.server.settings import Settings
from saboteur.server.store.cluster_tables import ClusterTables
from saboteur.server.store.postgres import PostgresStore
from saboteur.server.store.rows import Here
from saboteur.server.store.store_errors import StoreFailed
from saboteur.server.table.audience import Audience
from saboteur.server.table.services import TransferCodes
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import tidied

BEAT_SECONDS: Final = 1.0
TIDY_BEATS: Final = 60
MOST_IN_NOTICE: Final = 200
MOST_STRAYS: Final = 20
"""Tables with each beat whose people come back, to be handed over to another worker."""
NOBODY: Final = Here(frozenset(), 0, 0)


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """What one worker tells all others."""

    worker: str
    stored: dict[int, int] = {}
    """Tables and the number of their last entry; 0 if the table is gone."""
    present: tuple[int, ...] = ()
    """Tables at which somebody came or went."""
    leaves: bool = False
    """The worker ends."""
    decided: bool = False
    """The operator has decided something."""


encode: Final = msgspec.json.Encoder().encode
decoder: Final = msgspec.json.Decoder(Notice)


class ManyProcesses:
    """One of several workers."""

    def __init__(
        self,
        settings: Settings,
        time_source: TimeSource,
        sockets: FairEviction[Connection],
        metrics: Metrics,
        background: BackgroundTasks,
        store: PostgresStore,
    ) -> None:
        self._settings = settings
        self._time_source = time_source
        self._sockets = sockets
        self._metrics = metrics
        self._background = background
        self._tables: dict[int, Table] = {}
        """The tables in memory here, by their numbers; the registry puts them in and takes them out."""
        self._moderation: Moderation
        self.shared = True
        self.worker = secrets.token_hex(6)
        self.board = ClusterTables(store, self.worker)
        self.transfers: TransferCodes = SharedTransfers(self.board, time_source)
        self._others = 0
        self._beats = 0
        self._stored: dict[int, int] = {}
        self._present: dict[int, Audience] = {}
        self._arriving: dict[int, Connection] = {}
        """Who is about to be greeted at a table; one at a time."""
        self._writing = asyncio.Lock()
        self._written: dict[int, Here] = {}
        """What the others can read of us."""
        self._unheard: set[int] = set()
        """Tables of which it is written, but not told yet, who is here."""
        self._following: set[int] = set()
        """Tables that are about to read what others have stored."""
        self._asked: set[int] = set()
        """Tables of which it is to be read who is there elsewhere."""
        self._wake = asyncio.Event()
        self.siblings: LocalWorkers | None = None
        """The other workers of this machine, if the supervisor has brought them together."""
        self._strays: list[int] = []
        """Tables whose people are to come back, to be handed over to the worker that has them now."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def alone(self) -> bool:
        """Whether no other worker runs at the moment."""
        return self._others == 0

    async def open(self, registry: TableRegistry, moderation: Moderation) -> None:
        """Join the cluster with the tables in memory here, and follow what the operator decides."""
        self._tables, self._moderation = registry.numbers, moderation
        await self._beat()
        self._tasks = [asyncio.ensure_future(forever(step)) for step in (self._next_beat, self._tell_when_woken)]

    async def close(self) -> None:
        """Leave it: the others know at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):
            await self.board.sign_off()
            await self._tell(Notice(self.worker, leaves=True))
        await self.board.close()

    # -- telling the others -------------------------------------------------------------------------------------------

    def stored(self, audience: Audience, n: int) -> None:
        """A table's log has `n` entries now, or the table has left memory if it is 0: the others should look. If all
        who read it are here, there is no hurry."""
        if n and audience.connections and not audience.elsewhere:
            return
        self._stored[audience.table] = n
        self._wake.set()

    def present(self, audience: Audience) -> None:
        """Somebody came or went here: the others should know."""
        if self._arriving.get(audience.table) in audience.connections:
            del self._arriving[audience.table]
        self._present[audience.table] = audience
        self._wake.set()

    async def arrived(self, audience: Audience, connection: Connection) -> None:
        """Somebody is about to be greeted: when this is done, any other worker that asks knows that he is here."""
        self._arriving[audience.table] = connection
        try:
            await self._write_presence([audience])
        except StoreFailed:
            self.present(audience)  # to be said with the next beat
        self._wake.set()

    def decided(self) -> None:
        """The operator has decided something here: the others should look."""
        self._background.spawn(self._tell(Notice(self.worker, decided=True)))  # they look with each beat anyway

    async def _tell_when_woken(self) -> None:
        await self._wake.wait()
        self._wake.clear()
        with suppress(StoreFailed):
            await self._tell_news()
            await self._read_presence()

    async def _tell_news(self) -> None:
        present, self._present = self._present, {}
        stored, self._stored = self._stored, {}
        try:
            await self._write_presence(present.values())
        except StoreFailed:
            self._present = present | self._present  # to be said with the next beat
            raise
        names, self._unheard = list(self._unheard), set()
        numbers = list(stored.items())
        for at in range(0, max(len(numbers), len(names)), MOST_IN_NOTICE):
            until = at + MOST_IN_NOTICE
            await self._tell(Notice(self.worker, dict(numbers[at:until]), tuple(names[at:until])))

    async def _write_presence(self, audiences: Iterable[Audience]) -> None:
        """Write who is here now, one after the other: what is written last is how it is."""
        async with self._writing:
            known, now = {audience.table: audience for audience in audiences}, self._time_source.now()
            now_here = {table: self._here(audience) for table, audience in known.items()}
            changed = {table: here for table, here in now_here.items() if self._written.get(table, NOBODY) != here}
            gone = [
                (table, token, known[table].left_at.get(token, now)) for table, here in changed.items()
                for token in self._written.get(table, NOBODY).holds - here.holds
            ]  # fmt: skip
            await self._write(changed, gone)

    def _here(self, audience: Audience) -> Here:
        """Who is at a table here, with whoever is about to be greeted."""
        arriving = self._arriving.get(audience.table)
        connections = [*audience.connections]
        if arriving is not None and arriving not in connections:
            connections.append(arriving)
        seated = [one.holds for one in connections if one.seats or one.waiting is not None]
        holds = frozenset(token for held in seated for token in held)
        return Here(holds, sum(not one.seats for one in connections), len(connections))

    async def _write(self, changed: dict[int, Here], gone: list[tuple[int, bytes, int]]) -> None:
        if not changed:
            return
        if gone:
            await self.board.put_seen(gone)
        await self.board.put_presence(list(changed.items()))
        self._written.update(changed)
        self._unheard.update(changed)
        for table, here in changed.items():
            if not here.sockets:
                self._written.pop(table, None)

    async def _tell(self, notice: Notice) -> None:
        await self.board.wake(encode(notice).decode())

    # -- hearing and looking ------------------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """A notice came in."""
        try:
            notice = decoder.decode(text)
        except msgspec.MsgspecError:
            return  # somebody else uses the same database
        if notice.worker == self.worker:
            return
        for number, n in notice.stored.items():
            self._look(number, n)
        known = self._tables
        self._asked.update(number for number in notice.present if number in known)
        if notice.leaves:
            self._asked.update(known)
        if notice.decided:
            self._background.spawn(self._moderation.load())
        if self._asked:
            self._wake.set()

    def _look(self, number: int, n: int) -> None:
        """Read on at a table whose log is longer than what is known here, if anybody here wants to know."""
        table = self._tables.get(number)
        if table is None or not table.audience.connections or 0 < n <= table.state.n or number in self._following:
            return
        self._following.add(number)
        self._background.spawn(self._follow(table))

    async def _follow(self, table: Table) -> None:
        """Let a table catch up. What is stored from then on is another reason to look."""
        try:
            async with table:
                self._following.discard(table.id)
                await table.catch_up()
        except BaseException:
            self._following.discard(table.id)
            raise

    async def elsewhere(self, table: int) -> dict[str, Here]:
        """Who is connected to a table at other workers. Raises StoreFailed."""
        return (await self.board.presence([table]))[table]

    async def last_seen(self, table: int) -> dict[bytes, int]:
        """When the holders of tokens who are connected nowhere were last connected. Raises StoreFailed."""
        return await self.board.seen(table)

    async def _read_presence(self) -> None:
        asked, self._asked = self._asked, set()
        if asked:
            for number, elsewhere in (await self.board.presence(list(asked))).items():
                self._note(number, elsewhere)

    def _note(self, number: int, elsewhere: dict[str, Here]) -> None:
        table = self._tables.get(number)
        if table is not None and table.note_elsewhere(elsewhere):
            table.announce_stored()  # whoever came there may have read before our last entry

    # -- the beat -----------------------------------------------------------------------------------------------------

    async def _next_beat(self) -> None:
        await asyncio.sleep(BEAT_SECONDS)
        self._beats += 1
        with suppress(StoreFailed):
            await self._beat()

    async def _beat(self) -> None:
        known = await self.board.beat()
        if not known and self._beats:
            await self._say_all_again()
        await self.board.listen(self.hear)
        self._others = await self.board.others()
        await self._look_around()
        await self._moderation.load()
        if self._present:
            self._wake.set()
        self._send_strays_home()
        if self._beats % TIDY_BEATS == 1:
            await self.board.tidy(self._time_source.now())

    async def _say_all_again(self) -> None:
        """The others had forgotten this worker, or the database has."""
        self._written.clear()
        for table in self._tables.values():
            self.present(table.audience)
        counted = {who: sum(one.counted for one in self._sockets.of(who)) for who in self._sockets.counts()}
        await self.board.put_sockets({marked(who): count for who, count in counted.items() if count})

    async def _look_around(self) -> None:
        """Nobody need have told us anything: look who is where, and which logs are longer than what is known here."""
        numbers = [table.id for table in self._tables.values() if table.audience.connections]
        if not numbers:
            return
        for number, elsewhere in (await self.board.presence(numbers)).items():
            self._note(number, elsewhere)
        for number, n in (await self.board.newest(numbers)).items():
            self._look(number, n)

    def _send_strays_home(self) -> None:
        """After a change of the workers here, let people come back, a few at a time: their sockets are handed over to
        the one that has their table."""
        if self.siblings is None:
            return
        if self.siblings.changed():
            self._strays = [table.id for table in self._tables.values() if self._is_stray(table)]
        now, self._strays = self._strays[:MOST_STRAYS], self._strays[MOST_STRAYS:]
        for number in now:
            table = self._tables.get(number)
            if table is None or not self._is_stray(table):
                continue
            if table.busy:
                self._strays.append(number)
            else:
                table.send_away(Code.STOPPING)

    def _is_stray(self, table: Table) -> bool:
        """Whether people are here whose table another worker of this machine has."""
        siblings = self.siblings
        return bool(table.audience.connections) and siblings is not None and siblings.first(table.code) != siblings.name

    # -- who does what ------------------------------------------------------------------------------------------------

    def runs(self, audience: Audience) -> bool:
        """Whether this worker looks after the table's clock, bots and host: one of those where players are."""
        others = [worker for worker, here in audience.elsewhere.items() if here.holds]
        if not others:
            return True
        if not any(connection.seats for connection in audience.connections):
            return False
        return min((self.worker, *others), key=lambda worker: rank(worker, audience.code)) == self.worker

    def limit(self, kind: str, *, size: float, per_second: float) -> AsyncLimit:
        """A limit that holds for all workers together."""
        return SharedLimit(self.board, self._time_source, self._background, kind, size=size, per_second=per_second)

    async def admit(self, address: str) -> bool:
        """Whether an address may have one more socket; if so it is counted."""
        most = self._settings.most_connections_per_address
        try:
            return await self.board.admit(marked(address), most)
        except StoreFailed:  # the database is away, or has forgotten this worker for a moment
            return sum(one.counted for one in self._sockets.of(address)) < most

    def leave(self, address: str) -> None:
        """A socket that was admitted is closed."""
        self._background.spawn(self._leave(address))

    async def _leave(self, address: str) -> None:
        with suppress(StoreFailed):
            await self.board.leave(marked(address))

    def pass_on(self, code: str, let_go: LetGo, passed: HandedOver) -> bool:
        """Handover: whether the worker of this machine that has a table takes a socket; if not, it is served here."""
        if self.siblings is None or not self.siblings.pass_on(tidied(code), let_go, passed):
            return False
        self._metrics[PASSED].inc()
        return True

    async def counts(self, own: str) -> str:
        """The numbers of all workers of this machine, each under its name."""
        if self.siblings is None:
            return own
        return merged({self.siblings.name: own} | await self.siblings.ask(NUMBERS))

    async def asked(self, question: str) -> list[str]:
        """What the other workers of this machine answer."""
        return [] if self.siblings is None else list((await self.siblings.ask(question)).values())

    async def others(self) -> int:
        """How many other workers use the same database. Raises StoreFailed."""
        return await self.board.others()
