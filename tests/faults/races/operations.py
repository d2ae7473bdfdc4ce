"""What races: every HTTP route, every message of the socket, and what happens to servers. An operation is what one
client does, in order; a newcomer, for instance, joins and then connects."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from saboteur.rules.proof import nonce_hash
from saboteur.server.control.requests import EndTable, ListTables, Request, SetNotice, ShowStats, ShowTable
from saboteur.server.problems import Code
from saboteur.server.store import StoreFailed
from saboteur.server.table import table_eviction
from tests.faults.races.race_world import Asked, Said, World
from tests.faults.races.scheduled_loop import Actor
from tests.faults.races.scheduled_socket import Line
from tests.faults.races.server_internals import Life
from tests.faults.races.situations import move_of

ADDRESS = "127.0.0.1"
"""Where all clients of a race come from."""


@dataclass
class Do:
    """One operation in one race."""

    world: World
    label: str
    actor: Actor
    line: Line | None = None
    """The socket that it speaks on."""

    def path(self, path: str) -> str:
        """A path with the codes of the world put in."""
        facts = self.world.facts
        return path.replace("{code}", facts.a).replace("{identity}", facts.record).replace("{seat}", "1")

    async def ask(self, method: str, path: str, body: Any = None, person: str | None = None) -> Asked:
        """A request of the operation."""
        return await self.world.ask(self.label, method, self.path(path), body, person)

    async def say(self, kind: str, *answers: str, **message: Any) -> None:
        """A message on the socket of the operation; waits for one of these answers."""
        line = self.line
        if line is None or line.is_closing():
            return
        said = Said(self.label, line, {"type": kind, **message}, len(line.heard))
        self.world.said.append(said)
        line.say(**said.message)
        said.answered = await line.answer(said.after, *answers, key=message.get("key")) is not None

    async def hello(self, person: str | None, **hello: Any) -> Line | None:
        """A new socket; waits until it is greeted or sent away."""
        line = self.world.connect(person, self.actor, **hello)
        if line is not None:
            await line.answer(0, "welcome", "resumed")
        return line


Run = Callable[[Do], Awaitable[object]]


@dataclass(frozen=True)
class Operation:
    """Something that can be raced."""

    name: str
    run: Run
    route: tuple[str, str] | None = None
    """Method and path, as the description of the interface has them."""
    message: str | None = None
    """The type of a message of the socket."""
    speaks: str | None = None
    """Whose open socket it needs."""


def _http(name: str, method: str, path: str, person: str | None = None, /, **body: Any) -> Operation:
    async def run(do: Do) -> None:
        await do.ask(method, path, _filled(body, do) or None, person)

    return Operation(name, run, (method, path))


def _filled(body: dict[str, Any], do: Do) -> dict[str, Any]:
    """A body with a name of its own for each operation."""
    return {key: value.replace("{label}", do.label) if isinstance(value, str) else value for key, value in body.items()}


def _table(name: str, action: str, person: str | None = None, /, **body: Any) -> Operation:
    return _http(name, "POST", f"/api/tables/{{code}}/{action}", person, **body)


def _message(name: str, kind: str, speaks: str, /, *answers: str, **message: Any) -> Operation:
    async def run(do: Do) -> None:
        filled = {key: value(do) if callable(value) else value for key, value in message.items()}
        await do.say(kind, *answers, **filled)

    return Operation(name, run, message=kind, speaks=speaks)


def _key(do: Do) -> str:
    return f"race-key-{do.label}"


# -- requests that need more than a body ------------------------------------------------------------------------------


async def _reorder(do: Do) -> None:
    seats = 4 if "Dora" in do.world.facts.tokens else 3
    await do.ask("POST", "/api/tables/{code}/order", {"order": [*range(1, seats), 0]}, "Ana")


async def _redeem(do: Do) -> None:
    body = {"table": do.world.facts.a, "code": do.world.transfer_code}
    await do.ask("POST", "/api/transfers", body)


async def _example(do: Do) -> None:
    await do.ask("POST", "/api/examples/lay", {"moves": ["Pew@2,0"]})


async def _lesson(do: Do) -> None:
    await do.ask("POST", "/api/lessons/lay", {"moves": ["Pew@2,0"]})


async def _puzzle(do: Do) -> None:
    await do.ask("GET", "/api/puzzles/0")


async def _puzzle_answer(do: Do) -> None:
    await do.ask("POST", "/api/puzzles/0", {"answer": "0"})


async def _newcomer(do: Do) -> None:
    """Joins, and says on the socket that it knows what was before the cards were dealt."""
    name = f"New {do.label}"
    taken = await do.ask("POST", "/api/tables/{code}/join", {"name": name})
    if taken.ok:
        do.world.tokens[name] = taken.content["token"]
        await do.hello(name, resume={"n": do.world.facts.past, "hash": ""})


# -- sockets ----------------------------------------------------------------------------------------------------------


async def _resume(do: Do) -> None:
    line = do.world.line_of("Ben")
    greeting = line.heard[0] if line is not None and line.heard else None
    resume = {"n": greeting.n, "hash": greeting.hash} if greeting is not None else {"n": 5, "hash": ""}
    await do.hello("Ben", resume=resume)


async def _move(do: Do) -> None:
    if do.line is not None:
        await do.say("move", "done", "refused", **move_of(do.line) | {"key": _key(do)})


async def _more_time(do: Do) -> None:
    if do.line is not None:
        moment = {name: value for name, value in move_of(do.line).items() if name != "move"}
        await do.say("more-time", "done", "refused", **moment | {"key": _key(do)})


async def _hang_up(do: Do) -> None:
    if do.line is not None:
        do.line.hang_up()


def _shown(do: Do) -> str:
    return nonce_hash(f"another nonce of {do.label}") if do.world.commitment else nonce_hash("none")


def _commitment(do: Do) -> str:
    return do.world.commitment


# -- servers ----------------------------------------------------------------------------------------------------------


async def _kill(do: Do) -> None:
    await do.world.kill()
    await _open(do)


async def _stop(do: Do) -> None:
    await do.world.stop()
    await _open(do)


async def _open(do: Do) -> None:
    """Start another server, unless somebody else has."""
    if do.world.life is None:
        await do.world.open()


async def _sweep(do: Do) -> None:
    await do.world.within(lambda life: life.services.registry.sweep())


async def _delete_old(do: Do) -> None:
    await do.world.within(lambda life: life.services.registry.delete_old())


async def _make_way(do: Do) -> None:
    """Memory is full, and the raced table is the one that makes way for another, if it may leave now."""

    async def leave(life: Life) -> None:
        table = life.services.registry.tables.get(do.world.facts.a)
        if table is not None and table_eviction._is_evictable(table):
            table.drop(Code.FULL)

    await do.world.within(leave)


def _control(name: str, *asked: Request) -> Operation:
    """What whoever runs the server does."""

    async def run(do: Do) -> None:
        code = do.world.facts.a
        filled = [replace(each, code=code) if isinstance(each, (ShowTable, EndTable)) else each for each in asked]
        await do.world.within(lambda life: do.world.controlled(life, filled))

    return Operation(name, run)


async def _ban(do: Do) -> None:
    """Keep everybody out for a moment. All come from this machine, which cannot be banned in the usual way."""

    async def ban(life: Life) -> None:
        data, moderation = life.services.store.operator_data, life.services.moderation
        with suppress(StoreFailed):
            await data.ban(ADDRESS, 0)
            await moderation.load()
            await data.lift(ADDRESS)
            await moderation.load()

    await do.world.within(ban)


def _wait(seconds: float) -> Run:
    async def run(do: Do) -> None:
        do.world.loop.pass_time(seconds)

    return run


OPERATIONS: dict[str, Operation] = {
    operation.name: operation
    for operation in (
        _http("about", "GET", "/api/about"),
        _http("read-notice", "GET", "/api/notice"),
        _http("health", "GET", "/api/health"),
        _http("probe", "GET", "/api/ready"),
        _http("metrics", "GET", "/api/metrics"),
        _http("list", "GET", "/api/tables"),
        Operation("example", _example, ("POST", "/api/examples/{name}")),
        Operation("lesson", _lesson, ("POST", "/api/lessons/{name}")),
        Operation("puzzle", _puzzle, ("GET", "/api/puzzles/{number}")),
        Operation("puzzle-answer", _puzzle_answer, ("POST", "/api/puzzles/{number}")),
        _http("create", "POST", "/api/tables", name="Carl {label}"),
        _http("play-now", "POST", "/api/play-now", name="Pia {label}", players=3, bot="random"),
        _http("preview", "GET", "/api/tables/{code}"),
        _http("picture", "GET", "/api/tables/{code}/qr.svg"),
        _table("join", "join", name="New {label}", program=True),
        _table("join-unnamed", "join", name="Guest", unnamed=True),
        _table("join-beside", "join", "Ben", name="Child {label}"),
        Operation("newcomer", _newcomer, ("POST", "/api/tables/{code}/join"), "hello"),
        _table("leave", "leave", "Ben"),
        _table("leave-host", "leave", "Ana"),
        _table("leave-waiting", "leave", "Dora"),
        _table("settings", "settings", "Ana", talk="claims", no_programs=True),
        _table("bots", "bots", "Ana", count=1),
        Operation("order", _reorder, ("POST", "/api/tables/{code}/order")),
        _table("remove", "seats/{seat}/remove", "Ana"),
        _table("pass-host", "host", "Ana", seat=1),
        _table("ready", "ready", "Ben", ready=True),
        _table("unready", "ready", "Cleo", ready=False),
        _table("start", "start", "Ana"),
        _table("cancel-start", "cancel-start", "Ana"),
        _table("stand-in", "stand-in", "Ana", seat=2),
        _table("take-back", "take-back", "Cleo"),
        _table("vote-pause", "votes", "Ben", vote="pause"),
        _table("vote-end", "votes", "Ana", vote="end"),
        _table("vote-clock", "votes", "Ana", vote="clock", seat=1),
        _table("vote-bot", "votes", "Ana", vote="bot", seat=1),
        _table("transfer", "transfer", "Ben"),
        Operation("redeem", _redeem, ("POST", "/api/transfers")),
        _http("records", "GET", "/api/tables/{code}/records"),
        _http("record", "GET", "/api/records/{identity}"),
        _http("replay", "GET", "/api/records/{identity}/replay"),
        _http("replay-file", "POST", "/api/replay", record={}),
        _table("forget-name", "forget-name", "Ben"),
        _http("delete", "DELETE", "/api/tables/{code}", "Ana"),
        Operation("watch", lambda do: do.hello(None), message="hello"),
        Operation("hello", lambda do: do.hello("Ben"), message="hello"),
        Operation("hello-absent", lambda do: do.hello("Cleo"), message="hello"),
        Operation("resume", _resume, message="hello"),
        Operation(
            "resume-past", lambda do: do.hello("Ben", resume={"n": do.world.facts.past, "hash": ""}), message="hello"
        ),
        Operation(
            "resume-taken", lambda do: do.hello("Dora", resume={"n": do.world.facts.past, "hash": ""}), message="hello"
        ),
        Operation("move", _move, message="move", speaks="Ben"),
        _message("claim", "claim", "Ben", "done", "refused", key=_key, text="!role:digger"),
        _message("chat", "chat", "Ana", "done", "refused", key=_key, text="Hello"),
        _message("nonce-hash", "nonce-hash", "Ben", "room", "refused", commitment=_commitment, hash=_shown),
        _message("nonce", "nonce", "Ben", "room", "refused", commitment=_commitment, nonce="nonce of Ben"),
        _message("curtain", "curtain", "Ben", "lifted", "refused", seat=1),
        _message("history", "history", "Ben", "past", "refused", key=_key),
        _message("plan", "plan", "Ben", "plannable"),
        _message("hint", "hint", "Ben", "hints", "refused", key=_key),
        _message("go-on", "go-on", "Ben", "rest"),
        _message("bots-wait", "wait", "Ben", "rest"),
        Operation("more-time", _more_time, message="more-time", speaks="Ben"),
        _message("ping", "ping", "Ben", "pong"),
        Operation("hang-up", _hang_up, speaks="Ben"),
        _control("admin-looks", ListTables(names=True), ShowTable("", addresses=True), ShowStats()),
        _control("admin-ends", EndTable("", "enough")),
        Operation("admin-bans", _ban),
        _control("admin-tells", SetNotice("Closed tomorrow"), SetNotice(None)),
        Operation("kill", _kill),
        Operation("stop", _stop),
        Operation("sweep", _sweep),
        Operation("delete-old", _delete_old),
        Operation("make-way", _make_way),
        Operation("wait", _wait(6.0)),
        Operation("wait-long", _wait(31.0)),
    )
}
WAITING = ("wait", "wait-long")
"""Operations that let time pass, with all that the server does by itself then."""
MEDDLING = (
    "admin-ends", "admin-bans", "delete", "leave", "leave-host", "remove", "kill", "stop", "sweep", "delete-old",
    "make-way", "newcomer", "redeem",
)  # fmt: skip
"""Operations after which something is gone, or somebody else has it."""
