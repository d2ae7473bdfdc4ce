"""Tables, store and network in one process on a virtual clock. One number decides everything that happens: delays,
accidents, what the disk does, when the server dies and for how long, and what everybody plays."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from saboteur.server import tokens
from saboteur.server.app import Application
from saboteur.server.composition import close_services, compose, open_services
from saboteur.server.http.server_services import ServerServices
from saboteur.server.settings import Settings
from saboteur.server.socket import endpoint
from saboteur.server.state import entries as e
from saboteur.server.state.table_log import entry_decoder
from saboteur.server.table import move_clock
from tests.faults.simulation.simulated_disk import Disk, Kept, SimulatedStore, Weather
from tests.faults.simulation.simulated_network import Link
from tests.faults.simulation.simulated_player import SimulatedPlayer
from tests.kit.asgi_client import HOST, Answer, post
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.virtual_time import START, VirtualLoop, VirtualTime

STORM_SECONDS = 240.0
CALM_SECONDS = 400.0
"""How long accidents happen, and how long the tables then have to show that they go on."""
NAMES = ("Ana", "Ben", "Cleo", "Dara")
SETTINGS = Settings(
    bot_workers=0, bot_delay=0.7, requests_per_minute=10**7, messages_per_minute=10**7, talk_per_minute=10**7,
    tables_per_hour=10**7, guesses_per_hour=10**7, idle_minutes=1.0, stand_in_after=20.0, log_level="error",
)  # fmt: skip
ROUNDING = 2


class Lost(Exception):
    """There is no server, or it died before it answered."""


@dataclass
class Life:
    """One server, from its start to its death."""

    services: ServerServices
    store: SimulatedStore
    time_source: VirtualTime
    since: float
    links: list[Link] = field(default_factory=list)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)


@cache
def _application() -> Application:
    """Made once: services are put in."""
    return Application(SETTINGS, lambda: _nobody())


def _nobody() -> ServerServices:
    raise AssertionError("services are put in by the simulation")


class World:
    """One run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._chance = random.Random(f"world {seed}")
        self._loop = VirtualLoop()
        self.disk = Disk()
        self.weather = Weather(self._part("weather"))
        self._network = self._part("network")
        self.life: Life | None = None
        self.players: list[SimulatedPlayer] = []
        self.hosts: dict[str, list[str]] = {}
        """The tokens of each table's people."""
        self.down: list[tuple[float, float]] = []
        """When there was no server."""
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._stopping = False
        self._background: set[asyncio.Task[None]] = set()

    def _part(self, name: str) -> random.Random:
        return random.Random(f"{name} {self._chance.random()}")

    def run(self) -> list[str]:
        """Play it; gives what was wrong."""
        asyncio.set_event_loop(None)
        with _drawn(self._part("secrets")):
            try:
                self._loop.run_until_complete(self._play())
            finally:
                self._loop.close()
        return self.wrong

    async def _play(self) -> None:
        await self._start()
        await self._tables()
        await self._storm()
        await self._calm()
        self._stopping = True
        if self.life is not None:
            await self._kill()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.wrong += self.disk.wrong + [fault for player in self.players for fault in player.wrong]
        self.wrong += [fault for kept in self.disk.tables.values() for fault in self._audit(kept)]
        self._count()

    def _count(self) -> None:
        self.counts["messages"] += sum(player.messages for player in self.players)
        self.counts["returns"] += sum(player.returns for player in self.players)
        self.counts["acknowledged"] += sum(len(player.accepted) for player in self.players)
        self.counts["entries"] += sum(len(kept.entries) for kept in self.disk.tables.values())
        self.counts["virtual seconds"] += round(self._loop.now)

    @property
    def digest(self) -> str:
        """A hash of all that anybody was told: equal for the same number."""
        digest = hashlib.sha256()
        for player in self.players:
            for n, text in sorted(player.told.items()):
                digest.update(b"%d %b" % (n, text))
        return digest.hexdigest()[:16]

    # -- servers ------------------------------------------------------------------------------------------------------

    async def _start(self) -> None:
        store, time_source = SimulatedStore(self.disk, self.weather), VirtualTime(self._loop)
        services = compose(SETTINGS, time_source, entropy=self._part("entropy").randbytes, store=store)
        await open_services(services)
        self.life = Life(services, store, time_source, self._loop.now)
        app = _application()
        app._services = app.http.state.services = services

    async def _kill(self) -> None:
        """The server dies: what it was doing ends in the middle, and nothing of it reaches the disk or anybody."""
        life, self.life = self.life, None
        assert life is not None
        life.store.dead = life.time_source.dead = True
        _application()._services = None
        for link in life.links:
            link.cut()
        await self._end_tasks(life)
        self.counts["kills"] += 1

    async def _end_tasks(self, life: Life) -> None:
        """Cancel all that a server was doing, and what it began while that ended."""
        sweeping = life.services.registry._sweeping
        if sweeping is not None:
            life.tasks.add(sweeping)
        while tasks := [task for task in (*life.tasks, *life.services.background.running) if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _stop(self) -> None:
        """The server stops in good order."""
        life = self.life
        assert life is not None
        await close_services(life.services)
        for link in life.links:
            link.cut()
        life.time_source.dead = True
        self.life, _application()._services = None, None
        await self._end_tasks(life)
        self.counts["stops"] += 1

    def connect(self, player: SimulatedPlayer) -> Link | None:
        """A connection of a player."""
        life = self.life
        if life is None or life.services.stopping:
            return None
        link = Link(player, self._network, lambda n: self._told(player.code, n))
        scope = {
            "type": "websocket", "scheme": "ws", "path": "/api/play", "client": ("127.0.0.1", 1),
            "headers": [(b"host", HOST)],
        }  # fmt: skip
        task = self._loop.create_task(endpoint.serve(life.services, scope, link.receive, link.send))
        life.tasks.add(task)
        life.links = [old for old in life.links if not old.cut_off]
        life.links.append(link)
        task.add_done_callback(lambda done: self._served(life, link, done))
        return link

    def _served(self, life: Life, link: Link, task: asyncio.Task[None]) -> None:
        life.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.wrong.append(f"a socket ended with {task.exception()!r}")
        link.cut()

    def _told(self, code: str, n: int) -> None:
        """Something is being told: it must be on the disk."""
        if n > len(self.disk.tables[self.disk.codes[code]].entries):
            self.wrong.append(f"{code}: {n} was told before it was stored")

    async def _ask(self, path: str, body: object = None, token: str | None = None) -> Answer:
        """Ask the server of the moment. Raises Lost."""
        life = self.life
        if life is None:
            raise Lost
        task = self._loop.create_task(post(_application(), path, body, token))
        life.tasks.add(task)
        try:
            answer = await asyncio.shield(task)
        except asyncio.CancelledError:
            raise Lost from None
        finally:
            life.tasks.discard(task)
        if answer.status >= 500 and answer.status != 503:
            self.wrong.append(f"{path}: {answer.status}")
        return answer

    # -- people -------------------------------------------------------------------------------------------------------

    async def _tables(self) -> None:
        for number in range(self._chance.choice((1, 2))):
            people, bots = self._chance.choice(((3, 0), (3, 1), (2, 2), (4, 0)))
            clock = self._chance.choice((None, 15, 30))
            settings = {"rounds": 1, "clock": clock, "talk": "chat"}
            taken = [(await self._ask("/api/tables", {"name": NAMES[0], "settings": settings})).content]
            code = taken[0]["code"]
            taken += [(await self._ask(f"/api/tables/{code}/join", {"name": name})).content for name in NAMES[1:people]]
            self.hosts[code] = [each["token"] for each in taken]
            if bots:
                await self._ask(f"/api/tables/{code}/bots", {"count": bots, "bot": "random"}, self.hosts[code][0])
            for seat, token in enumerate((*self.hosts[code], None)):
                name = f"table{number}-{'guest' if token is None else seat}"
                self.players.append(SimulatedPlayer(self, name, code, token, self._part(name)))
        for player in self.players:
            player.come()
        for code in self.hosts:
            self._background.add(self._loop.create_task(self._host(code)))

    async def _host(self, code: str) -> None:
        """Deal whenever no game runs."""
        mine = next(player for player in self.players if player.code == code)
        while not self._stopping:
            await asyncio.sleep(1.0)
            if mine.room.get("stage") not in ("open", "over"):
                continue
            try:
                for token in self.hosts[code][1:]:
                    await self._ask(f"/api/tables/{code}/ready", {"ready": True}, token)
                await self._ask(f"/api/tables/{code}/start", None, self.hosts[code][0])
            except Lost:
                continue

    # -- accidents ----------------------------------------------------------------------------------------------------

    async def _storm(self) -> None:
        """Accidents, one after the other."""
        end = self._loop.now + STORM_SECONDS
        accidents = (self._cut, self._cut, self._cut, self._vanish, self._fail, self._fail, self._stall, self._restart)
        while self._loop.now < end:
            await asyncio.sleep(self._chance.expovariate(1 / 5))
            await self._chance.choice(accidents)()

    async def _cut(self) -> None:
        links = self.life.links if self.life is not None else []
        if links:
            self._chance.choice(links).cut()
            self.counts["cuts"] += 1

    async def _vanish(self) -> None:
        links = self.life.links if self.life is not None else []
        if links:
            self._chance.choice(links).vanish()
            self.counts["vanished"] += 1

    async def _fail(self) -> None:
        self.weather.failing = self._chance.choice((0.0, 0.05, 0.3, 1.0))
        await asyncio.sleep(self._chance.random() * 3)
        self.weather.failing = 0.0
        self.counts["failures"] += 1

    async def _stall(self) -> None:
        self.weather.stalled_until = self._loop.now + self._chance.random() * 8
        self.weather.slow = self._chance.choice((0.0005, 0.002, 0.05))
        self.counts["stalls"] += 1

    async def _restart(self) -> None:
        """The server dies or stops, and is away for a while."""
        if self._chance.random() < 0.25:
            await self._stop()
        else:
            await self._kill()
        began = self._loop.now
        await asyncio.sleep(self._chance.choice((0.1, 2.0, 100.0)) * self._chance.random())
        self.down.append((began, self._loop.now))
        await self._start()

    async def _calm(self) -> None:
        """No accidents any more: every table must go on, and everybody be told everything."""
        self.weather.failing, self.weather.slow = 0.0, 0.002
        before = {number: len(kept.entries) for number, kept in self.disk.tables.items()}
        end = self._loop.now + CALM_SECONDS
        while self._loop.now < end and not self._recovered(before):
            await asyncio.sleep(1.0)
        if not self._recovered(before):
            self.wrong.append("a table does not go on, or somebody does not come back")

    def _recovered(self, before: dict[int, int]) -> bool:
        grown = all(len(kept.entries) >= before[number] + 12 for number, kept in self.disk.tables.items())
        here = all(player.link is not None and player.n > 0 for player in self.players)
        lengths = {kept.code: len(kept.entries) for kept in self.disk.tables.values()}
        return grown and here and all(lengths[player.code] - player.n < 12 for player in self.players)

    # -- looking back -------------------------------------------------------------------------------------------------

    def _audit(self, kept: Kept) -> Iterator[str]:
        entries = {row.n: entry_decoder.decode(row.body) for row in kept.entries}
        seats = [player for player in self.players if player.code == kept.code]
        for seat, player in enumerate(seats):
            if player.n > len(entries):
                yield f"{player.name} was told {player.n} of {len(entries)}"
            yield from _keys(seat, player, kept, entries)
        keyed = sorted(key.n for key in kept.keys.values())
        by_people = [n for n, entry in entries.items() if isinstance(entry, (e.Moved, e.Said)) and entry.by is None]
        if keyed != by_people:
            yield f"{kept.code}: {len(by_people)} deeds under {len(keyed)} keys"
        yield from self._early_lapses(kept, entries)

    def _early_lapses(self, kept: Kept, entries: dict[int, Any]) -> Iterator[str]:
        """Moves by the clock although the player had not had all his time while there was a server."""
        seconds = next((entry.settings.clock for entry in entries.values() if isinstance(entry, e.Opened)), None)
        since = 0
        for row in kept.entries:
            entry = entries[row.n]
            if isinstance(entry, e.Moved) and entry.by == "clock":
                self.counts["lapses"] += 1
                had = row.at - since - self._down_between(since, row.at)
                if seconds is None or had < seconds * 1000 - ROUNDING:
                    yield f"{kept.code}: the clock ran out at {row.n} after {had} ms"
            if isinstance(entry, (e.Moved, e.Dealt)):
                since = row.at

    def _down_between(self, since: int, until: int) -> int:
        """Milliseconds without a server between two moments."""
        spans = [(START + round(a * 1000), START + round(b * 1000)) for a, b in self.down]
        return sum(max(0, min(b, until) - max(a, since)) for a, b in spans)


def _keys(seat: int, player: SimulatedPlayer, kept: Kept, entries: dict[int, Any]) -> Iterator[str]:
    """What was acknowledged is there once, as it was meant; what was refused is not."""
    for key, n in player.accepted.items():
        row, entry = kept.keys.get((seat, key)), entries.get(n)
        said = getattr(entry, "move", None) or getattr(entry, "text", None)
        if row is None or row.n != n or said != player.sent[key]:
            yield f"{player.name}: {key} was acknowledged as {n} and is not there"
    for key in player.refused - player.accepted.keys():
        if (seat, key) in kept.keys:
            yield f"{player.name}: {key} was refused and is there"


@contextmanager
def _drawn(chance: random.Random) -> Iterator[None]:
    """Codes, tokens and the clock's discards follow the number."""
    drawn = DrawnSecrets(chance)
    kept = tokens.secrets, move_clock.secrets  # type: ignore[attr-defined]
    tokens.secrets = move_clock.secrets = drawn  # type: ignore[attr-defined,assignment]
    try:
        yield
    finally:
        tokens.secrets, move_clock.secrets = kept  # type: ignore[attr-defined]
