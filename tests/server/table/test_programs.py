"""Seats whose players say that they are programs: everybody is told, it stays with the seat, a host may refuse them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from saboteur.rules.annotations import programs
from saboteur.rules.record import from_plain
from saboteur.rules.verification import examined
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf, Person, Seat
from saboteur.server.state.table_log import entry_decoder, entry_encoder
from tests.kit.client import Player
from tests.kit.scripted_log import ScriptedLog
from tests.kit.server_scenes import Scene, finish, game, table

ROBO = {"name": "Robo", "program": True}


def told(room: dict[str, Any]) -> list[bool]:
    """Who is a program, as everybody is told."""
    return [seat["program"] for seat in room["seats"]]


async def seen(it: Scene) -> list[bool]:
    """As somebody is told who only watches."""
    async with Player(it.server.base, it.code) as guest:
        return told(guest.room)


async def brought_elsewhere(it: Scene, token: str) -> str:
    """The seat's new token, at another device."""
    async with Player(it.server.base, it.code, token):
        code = (await it.lobby.done(it.path("transfer"), None, token))["code"]
        moved: str = (await it.lobby.done("/api/transfers", {"table": it.code, "code": code}))["token"]
    return moved


async def test_everybody_is_told_as_long_as_it_has_the_seat(folder: Path) -> None:
    async with table(folder, 2) as it:
        robo = await it.lobby.done(it.path("join"), ROBO)
        assert await seen(it) == [False, False, True]
        await it.done("order", {"order": [2, 0, 1]})
        moved = await brought_elsewhere(it, robo["token"])
        assert await seen(it) == [True, False, False]
        await it.lobby.done(it.path("leave"), None, moved)
        await it.lobby.join(it.code, "Cleo")
        assert await seen(it) == [False, False, False]


async def test_a_table_may_take_no_programs(folder: Path) -> None:
    """Who sits there stays; people and the server's bots come as before, and the host decides anew at any time."""
    async with table(folder, 2, 1) as it:
        await it.lobby.done(it.path("join"), ROBO)
        await it.done("settings", {"no_programs": True})
        assert (await it.lobby.http.get(f"/api/tables/{it.code}")).json()["no_programs"]
        assert await it.refused("join", {"name": "Gizmo", "program": True}, None) == (409, "no-programs")
        await it.lobby.join(it.code, "Cleo")
        await it.done("bots", {"count": 1})
        assert await seen(it) == [False, False, False, True, False, False]


@pytest.mark.parametrize("path", ["/api/tables", "/api/play-now"])
async def test_a_program_opens_no_table_without_programs(folder: Path, path: str) -> None:
    async with table(folder, 1) as it:
        answer = await it.lobby.post(path, {**ROBO, "settings": {"no_programs": True}})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-programs")
        taken = await it.lobby.done(path, ROBO)
        assert it.server.registry.tables[taken["code"]].room.seats[0].program


async def test_a_program_that_waits_for_a_bots_seat_brings_its_mark_along(folder: Path) -> None:
    """Also when it is brought to another device."""
    async with game(folder, 2, 1, rounds=2) as it:
        waits = await it.lobby.done(it.path("join"), ROBO)
        assert waits["waiting"]
        moved = await brought_elsewhere(it, waits["token"])
        room = it.server.registry.tables[it.code].room
        assert [(seat.program, seat.next and seat.next.program) for seat in room.seats][2] == (False, True)
        async with Player(it.server.base, it.code, moved) as robo:
            await finish([*it.players, robo])
        record = (await it.lobby.http.get(f"/api/tables/{it.code}/records")).json()["records"][0]["record"]
        plain = (await it.lobby.http.get(f"/api/records/{record}")).json()
        assert "programs" not in plain
        assert [(holder["name"], holder["program"]) for holder in plain["holders"]] == [("Robo", True)]
        replay = (await it.lobby.http.get(f"/api/records/{record}/replay")).json()
        assert (replay["programs"], replay["takeovers"][0]["program"]) == ([False] * 3, True)


def test_a_bot_that_gets_the_seat_is_no_program_from_outside() -> None:
    log = ScriptedLog("given away", ["Ana", "Ben"], rounds=1)
    log.take(e.Joined(2, "Robo", Dwarf(), 2, program=True))
    log.deal({0: "a"})
    log.play(3)
    log.take(e.GivenToBot(2, "random", "Bruni"))
    assert not log.state.room.seats[2].program
    log.play()
    plain = log.record()
    assert plain["programs"] == [2]
    assert "program" not in plain["holders"][0]
    assert programs(from_plain(plain)) == (False, False, True)
    assert examined(plain).summary == "fair"


def test_a_game_of_people_is_recorded_as_ever() -> None:
    log = ScriptedLog("people", ["Ana", "Ben", "Cleo"], rounds=1)
    log.deal({0: "a"})
    log.play()
    plain = log.record()
    assert "programs" not in plain
    assert programs(from_plain({**plain, "programs": "all"})) == (False, False, False)


@pytest.mark.parametrize("entry", [e.Joined(0, "Ana", Dwarf(), 0), e.Announced(0, "Ana", Dwarf(), 0)])
def test_logs_from_before_there_were_programs_are_read(entry: e.Entry) -> None:
    stored = msgspec.json.decode(entry_encoder.encode(entry))
    del stored["program"]
    assert entry_decoder.decode(msgspec.json.encode(stored)) == entry


@pytest.mark.parametrize("kind", [Seat, Person])
def test_what_is_new_in_a_room_has_a_default(kind: type[Seat | Person]) -> None:
    """Whoever reads a room of an older server finds nobody to be a program."""
    assert not msgspec.json.decode(b'{"name": "Ana", "dwarf": {}, "device": 0}', type=kind).program
