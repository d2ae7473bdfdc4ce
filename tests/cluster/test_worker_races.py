"""Two workers on one PostgreSQL race at one table: each stops before and after whatever it asks of the database, and a
script says which goes on. The same promises are kept as in tests/faults/races."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.app import Application, create
from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.store import Batch, StoreFailed
from saboteur.server.store.postgres import PostgresStore
from tests.cluster.worker_pair import be_patient
from tests.faults.races import server_internals
from tests.faults.races.invariants import Review, Wrong
from tests.faults.races.race_world import Asked, Facts
from tests.faults.races.scheduled_loop import Chooser, Point, Trail
from tests.faults.races.schedules import deviation, following, next_choices, written
from tests.kit.asgi_client import request, serving
from tests.kit.client import PATIENCE
from tests.kit.local_server import settings_for
from tests.kit.server_scenes import run
from tests.kit.temporary_database import postgres_database

PEOPLE = ("Ana", "Ben", "Cleo")
GATED = ("create", "delete", "rewrite", "load", "tail", "entries")
ANSWERS = 10**9
"""Answers are compared with what is stored at the end."""
DEEDS: dict[str, tuple[str, str, str | None, Any]] = {
    "join": ("POST", "join", None, {"name": "New"}),
    "leave": ("POST", "leave", "Ben", None),
    "remove": ("POST", "seats/1/remove", "Ana", None),
    "ready": ("POST", "ready", "Ben", {"ready": True}),
    "order": ("POST", "order", "Ana", {"order": [1, 2, 0]}),
    "settings": ("POST", "settings", "Ana", {"talk": "chat"}),
    "forget-name": ("POST", "forget-name", "Ben", None),
    "delete": ("DELETE", "", "Ana", None),
}


class Gates:
    """Where operations stop. One at a time goes on."""

    def __init__(self) -> None:
        self.tasks: dict[asyncio.Task[Any], str] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._news = asyncio.Event()

    async def gate(self, label: str) -> None:
        """Wait until the script lets this one go on."""
        self._waiting[label] = asyncio.get_running_loop().create_future()
        self._news.set()
        await self._waiting[label]

    def label(self) -> str | None:
        """The operation that asks; None for what the server does by itself."""
        task = asyncio.current_task()
        return self.tasks.get(task) if task is not None else None

    async def around(self, label: str | None, work: Callable[[], Awaitable[Any]]) -> Any:
        """A question to the database, with a gate before and behind it."""
        if label is None:
            return await work()
        await self.gate(label)
        try:
            return await work()
        finally:
            await self.gate(label)

    async def ready(self) -> list[str]:
        """Those that could go on, when none is on its way any more; none when all are done."""
        async with asyncio.timeout(PATIENCE):
            while any(not task.done() and label not in self._waiting for task, label in self.tasks.items()):
                self._news.clear()
                await self._news.wait()
        return sorted(self._waiting)

    def let(self, label: str) -> None:
        """Let one go on."""
        self._waiting.pop(label).set_result(None)

    def begin(self, label: str, work: Awaitable[Any]) -> None:
        """An operation, which waits for its first word."""

        async def begun() -> None:
            self.tasks[asyncio.current_task()] = label  # type: ignore[index]
            await self.gate(label)
            await work

        task = asyncio.ensure_future(begun())
        self.tasks[task] = label
        task.add_done_callback(lambda _: self._news.set())


def gated(patch: pytest.MonkeyPatch, gates: Gates) -> None:
    """Put gates around what an operation asks of the database; nobody hears of what others stored, but by reading."""

    def through(original: Callable[..., Any]) -> Callable[..., Any]:
        async def asked(store: PostgresStore, *given: Any) -> Any:
            return await gates.around(gates.label(), lambda: original(store, *given))

        return asked

    def append(store: PostgresStore, batch: Batch) -> asyncio.Future[Any]:
        return asyncio.ensure_future(gates.around(gates.label(), lambda: stored(store, batch)))

    async def blind(_: ManyProcesses) -> None:
        """Nobody looks around."""

    def deaf(*_: Any) -> None:
        """Nobody hears."""

    be_patient(patch)
    stored = PostgresStore.append
    for name in GATED:
        patch.setattr(PostgresStore, name, through(getattr(PostgresStore, name)))
    patch.setattr(PostgresStore, "append", append)
    patch.setattr(ManyProcesses, "_look_around", blind)
    patch.setattr(ManyProcesses, "_look", deaf)


@dataclass
class Scene:
    """What is known after a race, in the form that the review reads."""

    facts: Facts
    connection: server_internals.Snapshot
    tokens: dict[str, str]
    history: list[server_internals.Rows | None]
    asked: list[Asked] = field(default_factory=list)
    said: tuple[()] = ()
    lines: tuple[()] = ()
    control: tuple[()] = ()
    life: None = None
    restarts: int = 0


class Stage:
    """Two workers."""

    def __init__(self, apps: list[Application], gates: Gates) -> None:
        self.apps, self.gates = apps, gates
        self.b = ""
        """A table that nobody asks for."""

    async def ask(self, worker: int, asked: Asked, token: str | None) -> None:
        headers = [(b"content-type", b"application/json")]
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        body = b"" if asked.body is None else json.dumps(asked.body).encode()
        asked.stored = ANSWERS
        try:
            answer = await request(self.apps[worker], asked.method, asked.path, body, headers)
            asked.status, asked.content = answer.status, answer.content
        except Exception as failure:  # noqa: BLE001 - whatever it is: a client would have got a 500
            asked.status, asked.content = 500, repr(failure)[:300]
        asked.done = True

    async def rows(self, code: str) -> server_internals.Rows | None:
        """What is stored of a table."""
        stored = await self.apps[0].services.store.load(code)
        if stored is None or not stored.entries:
            return None
        held = tuple(sorted((bytes(token.hash), token.seat, token.waiting) for token in stored.tokens))
        secrets = tuple(sorted(stored.secrets.items()))
        return server_internals.Rows(stored.id, stored.entries, (), held, secrets, (stored.clock,), ())

    async def table(self, facts: Facts, names: tuple[str, ...]) -> str:
        """A table with people."""
        made = Asked("before", "POST", "/api/tables", None, {"name": names[0]})
        await self.ask(0, made, None)
        code: str = made.content["code"]
        facts.tokens[names[0]] = made.content["token"]
        for number, name in enumerate(names[1:]):
            joined = Asked("before", "POST", f"/api/tables/{code}/join", None, {"name": name})
            await self.ask(number % 2, joined, None)
            facts.tokens[name] = joined.content["token"]
        facts.seats[code] = dict(enumerate(names, 2))
        return code

    async def race(self, deeds: tuple[str, str], choose: Chooser) -> tuple[Trail, list[Wrong]]:
        """One race: the first deed at the first worker, the second at the second."""
        facts = Facts(b=self.b or await self.table(Facts(), ("Bea", "Bob")))
        self.b = facts.b
        facts.a = await self.table(facts, PEOPLE)
        first = {code: await self.rows(code) for code in (facts.a, facts.b)}
        scene = Scene(facts, server_internals.Snapshot(), dict(facts.tokens), [first[facts.a]])
        self.gates.tasks.clear()
        for worker, deed in enumerate(deeds):
            method, action, person, body = DEEDS[deed]
            path = f"/api/tables/{facts.a}/{action}".rstrip("/")
            body = {"name": f"New {worker}"} if deed == "join" else body
            asked = Asked(str(worker), method, path, person, body)
            scene.asked.append(asked)
            self.gates.begin(str(worker), self.ask(worker, asked, facts.tokens.get(person or "")))
        trail = await self._scripted(scene, choose)
        for code in (facts.a, facts.b):
            rows = await self.rows(code)
            if rows is not None:
                scene.connection[code] = rows
        world: Any = scene
        return trail, list(Review(world, first, deeds).wrong())

    async def _scripted(self, scene: Scene, choose: Chooser) -> Trail:
        trail, last = Trail(), ""
        while options := await self.gates.ready():
            options.sort(key=lambda label: label != last)
            stops = options[0] == last
            number = 0
            if len(options) > 1:
                number = min(choose(len(trail.points), tuple(options)), len(options) - 1)
                trail.points.append(Point(tuple(options), (0, int(stops)), number))
            last = options[number]
            self.gates.let(last)
            await self.gates.ready()
            scene.history.append(await self.rows(scene.facts.a))
        return trail


@asynccontextmanager
async def workers(folder: Path, gates: Gates) -> AsyncIterator[Stage]:
    settings = settings_for(folder, database=postgres_database(folder), bot_workers=0)
    async with AsyncExitStack() as stack:
        apps = [create(settings) for _ in range(2)]
        for app in apps:
            await stack.enter_async_context(serving(app, app._make_services()))
        for app in apps:
            await app.services.cluster._beat()  # type: ignore[attr-defined]
        yield Stage(apps, gates)


async def _all(folder: Path, patch: pytest.MonkeyPatch, first: str, seconds: Iterable[str]) -> list[str]:
    """What is wrong in all races of a deed with others that deviate at most once from one after the other."""
    gates, found, runs = Gates(), [], 0
    gated(patch, gates)
    async with workers(folder, gates) as stage:
        for second in seconds:
            choices: tuple[int, ...] | None = ()
            while choices is not None:
                trail, wrong = await stage.race((first, second), following(choices))
                found += [f"{first}+{second}@{written(trail.choices)}: {fault}" for fault in wrong]
                choices, runs = next_choices(trail.points, 1, deviation), runs + 1
        assert runs > 3 * len(list(seconds)), "the gates do not stop anybody"
    return found


@pytest.mark.parametrize(
    "first", [pytest.param(deed, marks=[pytest.mark.soak] * (at % 2)) for at, deed in enumerate(DEEDS)]
)
def test_whichever_worker_goes_on_every_promise_is_kept(
    first: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With itself and the deed before it in the list."""
    assert_kept(first, slice(-2, None), folder, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("first", tuple(DEEDS)[2:])
def test_whichever_worker_goes_on_with_any_other_deed_every_promise_is_kept(
    first: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_kept(first, slice(None, -2), folder, monkeypatch)


def assert_kept(first: str, chosen: slice, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Race a deed with those of the list, up to itself, that are chosen."""
    deeds = tuple(DEEDS)
    found = run(_all(folder, monkeypatch, first, deeds[: deeds.index(first) + 1][chosen]))
    assert not found, "\n".join(found[:10])


def test_a_worker_that_does_not_know_that_it_was_overtaken_is_caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: what the database refuses counts as stored."""

    async def stored(store: PostgresStore, batch: Batch) -> None:
        with suppress(StoreFailed):
            await original(store, batch)

    original = PostgresStore.append
    monkeypatch.setattr(PostgresStore, "append", stored)
    found = run(_all(folder, monkeypatch, "join", ("join", "settings")))
    assert any("answers: " in fault for fault in found)
