"""Where races begin: a table A that is raced for, made last, and a table B that has nothing to do with it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from saboteur.rules.proof import nonce_hash
from saboteur.server.state import entries as e
from tests.faults.races import server_internals
from tests.faults.races.race_world import Asked, Facts, World
from tests.faults.races.scheduled_socket import Line

PEOPLE = ("Ana", "Ben", "Cleo")
Script = Callable[[World], Awaitable[None]]
NO_MOVE = "-Pns"
"""What somebody tries who has nothing to move."""
MONTH = 31 * 86_400.0


async def _nothing(_: World) -> None:
    """It is as it was stored."""


@dataclass(frozen=True)
class TableState:
    """How a race begins: what is stored, who is there, and what happens before it."""

    name: str
    make: Script
    """Makes table A; runs once, its database is kept as an image."""
    connected: tuple[str, ...] = PEOPLE
    enter: Script = _nothing
    """Runs before every race, when everybody is connected."""
    later: float = 0.0
    """Seconds after it was stored."""


async def ask(world: World, method: str, path: str, body: Any = None, person: str | None = None) -> Any:
    """Ask for something that must be given."""
    answer: Asked = await world.ask("before", method, path.replace("{a}", world.facts.a), body, person)
    assert answer.ok, str(answer)
    return answer.content


async def _people(world: World, code: str, names: tuple[str, ...]) -> None:
    for name in names:
        taken = await ask(world, "POST", f"/api/tables/{code}/join", {"name": name})
        _note(world, name, taken)


def _note(world: World, name: str, taken: Any) -> None:
    world.facts.tokens[name] = world.tokens[name] = taken["token"]
    world.facts.at[name] = taken["code"]


async def _table(world: World, names: tuple[str, ...], **settings: Any) -> str:
    taken = await ask(world, "POST", "/api/tables", {"name": names[0], "settings": settings})
    _note(world, names[0], taken)
    await _people(world, taken["code"], names[1:])
    code: str = taken["code"]
    return code


async def lobby(world: World) -> None:
    """Three people, all but the host ready."""
    world.facts.a = await _table(world, PEOPLE, rounds=1, talk="chat", first=0, clock=30)
    for name in PEOPLE[1:]:
        await ask(world, "POST", "/api/tables/{a}/ready", {"ready": True}, name)


async def dealt(world: World) -> None:
    """Three people and a bot play; somebody waits for the bot's seat, and a bot stands in for Cleo."""
    world.facts.a = await _table(world, PEOPLE, rounds=3, talk="chat", first=0, clock=30, hints="on")
    await ask(world, "POST", "/api/tables/{a}/bots", {"count": 1, "bot": "random"}, "Ana")
    for name in PEOPLE[1:]:
        await ask(world, "POST", "/api/tables/{a}/ready", {"ready": True}, name)
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    await _people(world, world.facts.a, ("Dora",))
    world.loop.now += 25.0  # Cleo never came
    await ask(world, "POST", "/api/tables/{a}/seats/2/remove", None, "Ana")
    line = await world.greeted("Ana")
    await _play(world, "Ana")
    line.hang_up()


def move_of(line: Line) -> dict[str, Any]:
    """A move that the view last told allows; some other text if it is not this player's turn, or there is no game."""
    views = (json.loads(text)["view"] for text in reversed(line.texts) if b'"view":{' in text)
    view: Any = next(views, {"public": {"version": 0}, "legal": []})
    version, legal = view["public"]["version"], view["legal"]
    return {"key": f"{line.name}-{version:06}", "game": 1, "version": version, "move": legal[-1] if legal else NO_MOVE}


async def _play(world: World, name: str) -> None:
    """A move of somebody whose turn it is."""
    line = world.line_of(name)
    assert line is not None
    after = len(line.heard)
    line.say(type="move", **move_of(line))
    told = await line.answer(after, "done", "refused")
    assert told is not None
    assert told.type == "done", (name, line.texts[-1])


async def ended(world: World) -> None:
    """A game of three that was ended by vote; all are ready for another."""
    await lobby(world)
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    lines = [await world.greeted(name) for name in PEOPLE]
    await _play(world, "Ana")
    await _play(world, "Ben")
    for name in PEOPLE[:2]:
        await ask(world, "POST", "/api/tables/{a}/votes", {"vote": "end"}, name)
    for name in PEOPLE[1:]:
        await ask(world, "POST", "/api/tables/{a}/ready", {"ready": True}, name)
    world.facts.record = (await ask(world, "GET", "/api/tables/{a}/records"))["records"][0]["record"]
    for line in lines:
        line.hang_up()


async def next_round(world: World) -> None:
    """The second round of a game: Dora has just got the seat that a bot played in the first."""
    world.facts.a = await _table(world, PEOPLE[:2], rounds=3, talk="none", first=0)
    await ask(world, "POST", "/api/tables/{a}/bots", {"count": 1, "bot": "random"}, "Ana")
    await ask(world, "POST", "/api/tables/{a}/ready", {"ready": True}, "Ben")
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    lines = [await world.greeted(name) for name in PEOPLE[:2]]
    await _people(world, world.facts.a, ("Dora",))
    lines.append(await world.greeted("Dora"))  # else the bot would play on
    while not any(told.change is not None and told.change.kind == "took-over" for told in lines[0].heard):
        turn = next((line.name for line in lines if move_of(line)["move"] != NO_MOVE), None)
        if turn is not None:
            await _play(world, turn)
        else:
            await asyncio.sleep(0.5)
    for line in lines:
        line.hang_up()


async def without_clock(world: World) -> None:
    """Three people play without a clock; it is Ben's turn."""
    world.facts.a = await _table(world, PEOPLE, rounds=1, talk="chat", first=0)
    for name in PEOPLE[1:]:
        await ask(world, "POST", "/api/tables/{a}/ready", {"ready": True}, name)
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    line = await world.greeted("Ana")
    await _play(world, "Ana")
    line.hang_up()


async def dealing(world: World) -> None:
    """A deal was under way when the server ended."""
    await lobby(world)
    line = await world.greeted("Ana")
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    assert line.heard


async def started(world: World) -> None:
    """The deal begins: hashes are awaited."""
    await ask(world, "POST", "/api/tables/{a}/start", None, "Ana")
    line = world.line_of("Ana")
    assert line is not None
    told = next(json.loads(text) for text in reversed(line.texts) if b'"commitment"' in text)
    world.commitment = told["room"]["deal"]["commitment"]


async def hashed(world: World) -> None:
    """All hashes are shown: nonces are awaited."""
    await started(world)
    for name in PEOPLE:
        line = world.line_of(name)
        assert line is not None
        shown, place = nonce_hash(f"nonce of {name}"), len(line.heard)
        line.say(type="nonce-hash", commitment=world.commitment, hash=shown)
        assert await line.answer(place, "room") is not None


async def looked_at(world: World) -> None:
    """The table is in memory, nobody is connected, and that has been so for a while."""
    await ask(world, "GET", "/api/tables/{a}")
    world.loop.now += 61.0


async def host_away(world: World) -> None:
    """The host has been gone for so long that somebody else may be."""
    world.loop.now += 25.0


async def awaited_long(world: World) -> None:
    """The others have waited for a move for so long that they may vote for a clock; Cleo has."""
    world.loop.now += 200.0
    await ask(world, "POST", "/api/tables/{a}/votes", {"vote": "clock", "seat": 1}, "Cleo")


SITUATIONS = {
    state.name: state
    for state in (
        TableState("open", lobby),
        TableState("hostless", lobby, PEOPLE[1:], host_away),
        TableState("hashing", lobby, enter=started),
        TableState("opening", lobby, enter=hashed),
        TableState("playing", dealt, ("Ana", "Ben", "Dora")),
        TableState("slow", without_clock, enter=awaited_long),
        TableState("next-round", next_round, ("Ana", "Ben")),
        TableState("over", ended),
        TableState("idle", ended, (), looked_at),
        TableState("asleep", ended, ()),
        TableState("stopped", dealing, ()),
        TableState("forgotten", ended, (), later=MONTH),
    )
}


@cache
def stored(name: str) -> tuple[bytes, Facts]:
    """The database in which a state begins, and what is known of it."""
    server_internals.DRAWN.begin(name)
    world = World(None, Facts())
    with world.loop.running():
        world.prepare(lambda made: _make(made, SITUATIONS[name].make))
        image = world.connection.serialize()
        facts = world.facts
        for code in (facts.a, facts.b):
            rows = server_internals.rows_of(world.connection, code)
            assert rows is not None
            _learn(facts, code, rows)
        world.end()
    return image, facts


async def _make(world: World, script: Script) -> None:
    await world.open()
    world.facts.b = await _table(world, ("Bea", "Bob"), talk="chat")
    await script(world)
    await world.kill()


def _learn(facts: Facts, code: str, rows: server_internals.Rows) -> None:
    entries = server_internals.folded(rows.entries, rows.secrets).entries
    facts.seats[code] = {
        n: entry.name for n, entry in enumerate(entries, 1) if isinstance(entry, (e.Joined, e.Announced))
    }  # fmt: skip
    if code == facts.a:
        deals = [n for n, entry in enumerate(entries, 1) if isinstance(entry, e.Dealt)]
        facts.past = deals[0] - 2 if deals else len(entries)


def entered(name: str, *, offered: bool) -> World:
    """A new world at the beginning of a race; with `offered`, Ben has a code that moves his seat to another device."""
    image, facts = stored(name)
    state = SITUATIONS[name]
    server_internals.DRAWN.begin(f"race in {name}")
    world = World(image, facts)
    world.loop.now = state.later
    server_internals.touch(world.connection, facts.b, state.later)

    async def enter(made: World) -> None:
        await made.open()
        for person in ("Bea", *state.connected):
            await made.greeted(person)
        await state.enter(made)
        if offered and "Ben" in state.connected:
            answer = await ask(made, "POST", "/api/tables/{a}/transfer", None, "Ben")
            made.transfer_code = answer["code"]

    with world.loop.running():
        world.prepare(enter)
    world.history = [server_internals.rows_of(world.connection, facts.a)]
    return world
