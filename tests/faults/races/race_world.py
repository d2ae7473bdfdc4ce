"""One run of a race: a server on a database that begins as an image says, people at its tables, and operations that go
on step by step as somebody chooses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

from saboteur.server.composition import close_services
from saboteur.server.control.commands import Commands
from saboteur.server.control.requests import Request
from tests.faults.races import server_internals
from tests.faults.races.scheduled_loop import OTHERS, Actor, RaceLoop, begin
from tests.faults.races.scheduled_socket import Line
from tests.kit.asgi_client import request

LOST = 0
"""In place of a status: the server died before it answered, or there was none."""
JSON = (b"content-type", b"application/json")


@dataclass
class Asked:
    """A request and its answer."""

    label: str
    method: str
    path: str
    person: str | None
    body: Any
    status: int = LOST
    content: Any = None
    done: bool = False
    stopping: bool = False
    """The server was stopping, or another one was starting, while it was under way."""
    stored: int = 0
    """How many entries of the raced table had been stored when the answer came."""

    @property
    def makes_a_table(self) -> bool:
        """Whether it asks for a new table."""
        return self.method == "POST" and self.path in ("/api/tables", "/api/play-now")

    @property
    def ok(self) -> bool:
        return 200 <= self.status < 300

    def __str__(self) -> str:
        who = f" by {self.person}" if self.person else ""
        return f"{self.method} {self.path}{who}: {self.status or 'lost'} {json.dumps(self.content)[:80]}"


@dataclass
class Said:
    """A message that must be answered on its socket."""

    label: str
    line: Line
    message: dict[str, Any]
    after: int
    answered: bool = False


@dataclass
class Facts:
    """What is known of the tables before the race."""

    a: str = ""
    b: str = ""
    tokens: dict[str, str] = field(default_factory=dict)
    """Of each person."""
    seats: dict[str, dict[int, str]] = field(default_factory=dict)
    """By table: the person of each entry that gave somebody a seat."""
    at: dict[str, str] = field(default_factory=dict)
    """The table of each person."""
    past: int = 1
    """A number at which there was no game yet: the hash of every view was empty then."""
    record: str = "none"


class World:
    """Tables, people, a server."""

    def __init__(self, image: bytes | None, facts: Facts) -> None:
        self.loop = RaceLoop()
        self.facts = facts
        self.connection = server_internals.database(image)
        self.tokens = dict(facts.tokens)
        self.life: server_internals.Life | None = None
        self.lines: list[Line] = []
        self.asked: list[Asked] = []
        self.said: list[Said] = []
        self.control: list[tuple[Request, str | None]] = []
        """What whoever runs the server asked for, and why it was refused, if it was."""
        self.transfer_code = "nothing"
        self.commitment = ""
        self.started = 0
        """Servers so far."""
        self.restarts = 0
        self._within: list[asyncio.Task[Any]] = []
        """Operations that are a server's own."""
        self._requests: dict[asyncio.Task[Any], Asked] = {}
        self._finished: asyncio.Future[None] | None = None
        self.history: list[server_internals.Rows | None] = []
        """What the raced table was after each commit."""

    # -- servers ------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start a server."""
        self.life = await server_internals.opened(self.loop, self.connection, self._committed)
        self.started += 1

    @property
    def stored(self) -> int:
        """The longest that the log of the raced table has been on disk."""
        return max((len(rows.entries) for rows in self.history if rows is not None), default=0)

    def _committed(self) -> None:
        if self.facts.a:
            self.history.append(server_internals.rows_of(self.connection, self.facts.a))

    async def kill(self) -> None:
        """The server dies in the middle of everything."""
        life, self.life = self.life, None
        if life is None:
            return
        self.restarts += 1
        tasks = server_internals.killed(life)
        for line in self.lines:
            line.hang_up()
            tasks.append(line.task)
        for task, asked in self._requests.items():
            asked.stopping = True
            tasks.append(task)
        tasks += self._within
        self._within.clear()
        for task in tasks:
            if task is not asyncio.current_task():
                task.cancel()

    async def within(self, work: Callable[[server_internals.Life], Coroutine[Any, Any, None]]) -> None:
        """Let the server of the moment do something; if it dies meanwhile, that ends as well."""
        task = asyncio.current_task()
        if self.life is None or task is None:
            return
        self._within.append(task)
        try:
            await work(self.life)
        except asyncio.CancelledError:
            if task in self._within:
                raise
            task.uncancel()

    async def controlled(self, life: server_internals.Life, requests: Iterable[Request]) -> None:
        """Let whoever runs the server ask something; what was answered is kept."""
        for each in requests:
            answer = await Commands(life.services).answer(each)
            self.control.append((each, answer.problem))

    async def stop(self) -> None:
        """The server stops in good order, unless it dies meanwhile."""
        await self.within(self._stop)

    async def _stop(self, life: server_internals.Life) -> None:
        """Goodbye, then requests under way are finished, then it closes."""
        self.restarts += 1
        for asked in self._requests.values():
            asked.stopping = True
        await life.services.registry.stop()
        while self._requests:
            self._finished = self.loop.create_future()
            await self._finished
        self.life = None
        server_internals.serve(None)
        await close_services(life.services)
        for line in self.lines:
            line.hang_up()

    # -- requests -----------------------------------------------------------------------------------------------------

    async def ask(
        self, label: str, method: str, path: str, body: Any = None, person: str | None = None, token: str | None = None
    ) -> Asked:  # fmt: skip
        """Ask the server of the moment."""
        asked = Asked(label, method, path, person, body)
        self.asked.append(asked)
        life = self.life
        if life is None:
            asked.done = asked.stopping = True
            return asked
        asked.stopping = life.services.stopping
        token = self.tokens.get(person) if person is not None else token
        headers = [JSON, (b"authorization", f"Bearer {token}".encode())] if token else [JSON]
        data = b"" if body is None else json.dumps(body).encode()
        task = asyncio.current_task()
        assert task is not None
        self._requests[task] = asked
        try:
            answer = await request(server_internals.application(), method, path, data, headers)
            asked.status, asked.stored = answer.status, self.stored
            asked.content = json.loads(answer.body) if answer.body[:1] in (b"{", b"[") else None
        except asyncio.CancelledError:
            if self._requests.get(task) is not asked or not asked.stopping:
                raise
            task.uncancel()  # the server died, not its client
        except Exception as failure:  # noqa: BLE001 - whatever it is: a client would have got a 500
            asked.status, asked.content = 500, repr(failure)[:300]
        finally:
            self._requests.pop(task, None)
            asked.done = True
            if self._finished is not None and not self._requests and not self._finished.done():
                self._finished.set_result(None)
        asked.stopping = asked.stopping or life.services.stopping
        return asked

    # -- sockets ------------------------------------------------------------------------------------------------------

    def connect(self, person: str | None, actor: Actor, *, table: str | None = None, **hello: Any) -> Line | None:
        """A socket that says hello; None while there is no server."""
        if self.life is None:
            return None
        code = table or self.facts.at.get(person or "", self.facts.a)
        token = self.tokens.get(person) if person is not None else None
        line = Line(self.loop, self.life.services, code, token, person or "a spectator", actor, lambda: self.stored)
        self.lines.append(line)
        line.say(type="hello", v=1, table=code, token=token, **hello)
        return line

    async def greeted(self, person: str | None, **hello: Any) -> Line:
        """A bystander's socket that was answered."""
        line = self.connect(person, Actor("others", OTHERS), **hello)
        assert line is not None
        assert await line.answer(0, "welcome", "resumed") is not None
        return line

    def line_of(self, person: str) -> Line | None:
        """A person's socket."""
        return next((line for line in self.lines if line.name == person and not line.is_closing()), None)

    # -- running ------------------------------------------------------------------------------------------------------

    def prepare(self, work: Callable[[World], Coroutine[Any, Any, None]]) -> None:
        """Do something in order, before the race."""
        self.loop.finish(work(self), 600.0)
        self.loop.settle()

    def begin(self, actor: Actor, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let an operation begin when its actor is chosen."""
        return begin(self.loop, actor, work)

    def end(self) -> None:
        """Nothing of it is left."""
        for line in self.lines:
            line.hang_up()
        server_internals.serve(None)
        if self.life is not None:
            server_internals.killed(self.life)
        self.loop.end()
        self.connection.destroy()
