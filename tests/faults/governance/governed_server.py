"""A server in one process on a virtual clock, for one table: deeds are calls, sockets are queues, rounds are short."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from saboteur.rules import BadSetup, SeededDeals, Setup
from saboteur.rules.deal import RoundDeal
from saboteur.server import tokens
from saboteur.server.composition import close_services, compose, open_services
from saboteur.server.http.server_services import ServerServices
from saboteur.server.problems import Problem
from saboteur.server.settings import Settings
from saboteur.server.socket import endpoint
from saboteur.server.store import StoredTable
from saboteur.server.store.rows import FormerHolder
from saboteur.server.table import move_clock
from saboteur.server.table.seats import held_by
from saboteur.server.table.table import Table
from tests.faults.simulation.simulated_disk import Disk, SimulatedStore, Weather
from tests.faults.simulation.simulated_network import texts_of
from tests.kit.asgi_client import HOST
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.virtual_time import VirtualLoop, VirtualTime

GONE_SECONDS = 60.0
SWEEP_SECONDS = 2.0
BOT_SECONDS = 1.0
SETTINGS = Settings(
    bot_workers=0, bot_delay=BOT_SECONDS, requests_per_minute=10**7, messages_per_minute=10**7, talk_per_minute=10**7,
    tables_per_hour=10**7, guesses_per_hour=10**7, idle_minutes=10_000.0, stand_in_after=GONE_SECONDS,
    hash_seconds=0.5, nonce_seconds=0.5, log_level="error",
)  # fmt: skip
MOMENT = 0.001
"""Seconds in which all that was begun is done: nothing takes any time but what waits for a clock."""
CARDS = 2
"""In each hand; there is no deck, so a round has so many moves of each."""

Asked = Callable[[Any, Any], Awaitable[Any]]


class ShortDeals:
    """Seeded deals with a few cards in each hand and none in the deck."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self._whole = SeededDeals(setup, seed)
        self.first, self.gold = self._whole.first, self._whole.gold

    def round(self, number: int) -> RoundDeal:
        whole = self._whole.round(number)
        return replace(whole, hands=tuple(hand[:CARDS] for hand in whole.hands), deck=())


class KeptStore(SimulatedStore):
    """A store that is never slow and never fails; tables can be deleted."""

    async def delete(self, table: int) -> None:
        self._disk.codes = {code: number for code, number in self._disk.codes.items() if number != table}

    async def former(self, table: int, token: bytes) -> FormerHolder | None:  # noqa: ARG002 - nobody asks for names
        return None

    async def load(self, code: str) -> StoredTable | None:
        return self._stored(code)


class Line:
    """One socket: what is said arrives at once, what is told is kept."""

    def __init__(self, services: ServerServices, code: str, held: tuple[str, ...]) -> None:
        self.held = held
        """The tokens that it showed."""
        self.texts: list[bytes] = []
        self.closed = False
        self.transport = self
        self._events: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._waiting: asyncio.Future[None] | None = None
        scope = {
            "type": "websocket", "scheme": "ws", "path": "/api/play", "client": ("127.0.0.1", 1),
            "headers": [(b"host", HOST)],
        }  # fmt: skip
        self.say(type="hello", v=1, table=code, token=held[0] if held else None, also=held[1:])
        loop = asyncio.get_running_loop()
        self.task = loop.create_task(endpoint.serve(services, scope, self.receive, self.send))
        self.task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self.closed = True
        if not task.cancelled() and task.exception() is not None:
            self.texts.append(f'{{"type":"broken","why":{str(task.exception())!r}}}'.encode())

    async def receive(self) -> MutableMapping[str, Any]:
        while not self._events:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._events.popleft()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("websocket.close", "websocket.http.response.body"):
            self.hang_up()

    def write(self, data: bytes) -> None:
        self.texts.extend(texts_of(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.hang_up()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._arrive({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def hang_up(self) -> None:
        """End it from either side."""
        if not self.closed:
            self.closed = True
            self._arrive({"type": "websocket.disconnect", "code": 1006})

    def _arrive(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def was_told(self, word: bytes) -> bool:
        """Whether the last that was told has a word in it."""
        return any(word in text for text in self.texts[-2:])


class GovernedServer:
    """Servers, one after the other, on one disk."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self.loop, self.disk = loop, Disk()
        self._chance = random.Random(f"governed {seed}")
        self.services: ServerServices
        self._time_source: VirtualTime
        self.code = ""

    async def start(self) -> None:
        """Serve."""
        weather = Weather(self._chance)
        weather.slow = 0.0
        self._time_source = VirtualTime(self.loop)
        store = KeptStore(self.disk, weather)
        self.services = compose(SETTINGS, self._time_source, ShortDeals, self._chance.randbytes, store)
        await open_services(self.services)

    async def stop(self) -> None:
        """Stop in good order."""
        await close_services(self.services)
        self._time_source.dead = True

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._time_source.now()

    @property
    def live(self) -> Table | None:
        """The table in memory."""
        return self.services.registry.tables.get(self.code)

    async def ask(self, token: str | None, deed: Asked) -> tuple[str, Any]:
        """Do something as a request does, with a token or none: the code of the refusal, empty if there was none, and
        the answer."""
        try:
            async with self.services.registry.at(self.code) as table:
                return "", await deed(table, None if token is None else held_by(table, token))
        except (Problem, BadSetup) as problem:
            return str(problem.code), None


@contextmanager
def drawn(seed: int) -> Iterator[None]:
    """Codes, tokens and the clock's discards follow a number."""
    secrets = DrawnSecrets(random.Random(f"secrets {seed}"))
    kept = tokens.secrets, move_clock.secrets  # type: ignore[attr-defined]
    tokens.secrets = move_clock.secrets = secrets  # type: ignore[attr-defined,assignment]
    try:
        yield
    finally:
        tokens.secrets, move_clock.secrets = kept  # type: ignore[attr-defined]
