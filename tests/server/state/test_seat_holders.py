"""Seats that change hands in a running game: lines, records and deleted names are those of whoever did it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.rules.verification import examined
from saboteur.server.replay.replay_builder import answered
from saboteur.server.replay.replay_messages import Asked, Replay
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf
from saboteur.server.state.seat_holders import MOST_HELD
from saboteur.server.state.table_log import fold
from saboteur.server.state.table_state import TableState
from saboteur.server.table import table as table_module
from tests.kit.client import Player
from tests.kit.proof_vectors import vectors
from tests.kit.scripted_log import ScriptedLog
from tests.kit.server_scenes import Scene, finish, game, table

HANDED_ON = vectors()["records"]["handed-on"]["record"]


async def say(player: Player, text: str) -> None:
    await player.send({"type": "chat", "key": f"chat-key-{text}", "text": text})
    await player.until(lambda message: message["type"] == "done" and message["key"] == f"chat-key-{text}")


async def record_of(it: Scene) -> Any:
    identity = it.server.registry.tables[it.code].room.finished[-1].record
    return (await it.lobby.http.get(f"/api/records/{identity}")).json()


async def names_in(it: Scene) -> tuple[list[str], list[str]]:
    """Who had the seats at the deal, and who took one over."""
    record = await record_of(it)
    assert examined(record).summary in ("fair", "remarks")
    return record["names"], [holder["name"] for holder in record["holders"]]


@asynccontextmanager
async def handed_on(folder: Path) -> AsyncIterator[tuple[Scene, str, str]]:
    """Ben speaks and leaves, a bot plays on, and Zoe takes over with the second round; gives the bot's name and her
    token. The game is over, and everybody knows."""
    async with game(folder, 3, rounds=2, talk="chat") as it:
        await say(it.players[1], "bye")
        await it.done("leave", None, 1)
        bot = it.server.registry.tables[it.code].room.seats[1].name
        zoe = await it.lobby.join(it.code, "Zoe")
        async with Player(it.server.base, it.code, zoe["token"]) as late:
            await finish([it.players[0], it.players[2], late])
            await say(late, "well")
        yield it, bot, zoe["token"]


async def test_a_record_tells_who_had_each_seat_from_which_move_on(folder: Path) -> None:
    async with handed_on(folder) as (it, bot, _):
        record = await record_of(it)
        first, second = record["holders"]
        assert (first["moves"], first["talk"], first["seat"], first["name"]) == (0, 1, 1, bot)
        assert first["bot"] == it.server.services.settings.usual_bot
        assert (second["seat"], second["name"], second["bot"]) == (1, "Zoe", None)
        assert record["names"] == ["Ana", "Ben", "Cleo"]
        assert record["bots"] == [None, None, None]
        bots = [int(index) for index, who in record["by"].items() if who.startswith("bot:")]
        assert max(bots) < second["moves"]
        assert examined(record).summary in ("fair", "remarks")


async def test_a_game_in_which_nobody_changed_has_the_record_it_always_had(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        await finish(it.players)
        assert "holders" not in await record_of(it)


async def test_whoever_left_has_only_their_own_name_deleted(folder: Path) -> None:
    async with handed_on(folder) as (it, bot, zoe):
        assert await names_in(it) == (["Ana", "Ben", "Cleo"], [bot, "Zoe"])
        await it.done("forget-name", None, 1)
        assert await names_in(it) == (["Ana", "", "Cleo"], [bot, "Zoe"])
        assert it.server.registry.tables[it.code].room.seats[1].name == "Zoe"
        await it.lobby.done(it.path("forget-name"), None, zoe)
        assert await names_in(it) == (["Ana", "", "Cleo"], [bot, ""])


async def test_whoever_came_midway_has_only_their_own_name_deleted(folder: Path) -> None:
    async with handed_on(folder) as (it, bot, zoe):
        await it.lobby.done(it.path("forget-name"), None, zoe)
        assert await names_in(it) == (["Ana", "Ben", "Cleo"], [bot, ""])
        assert it.server.registry.tables[it.code].room.seats[1].name == ""


async def test_a_name_is_deleted_once_and_the_answer_stays(folder: Path) -> None:
    async with handed_on(folder) as (it, _, _):
        await it.done("forget-name", None, 1)
        before = it.server.registry.tables[it.code].state.n
        assert (await it.done("forget-name", None, 1))["n"] == before
        assert it.server.registry.tables[it.code].state.n == before


async def test_a_former_token_opens_nothing_else(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        await it.done("leave", None, 1)
        for rest, body in (("leave", None), ("ready", {"ready": True}), ("transfer", None)):
            assert await it.refused(rest, body, 1) == (401, "bad-token")
        async with Player(it.server.base, it.code) as guest:
            assert guest.n > 0
        former = Player(it.server.base, it.code, it.tokens[1])
        assert (await former.connect())["code"] == "bad-token"
        await former.close()


async def test_a_strangers_token_deletes_no_name(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        await it.done("leave", None, 1)
        other = await it.lobby.table("Gus")
        for token in (other["token"], "x" * 32):
            answer = await it.lobby.post(it.path("forget-name"), None, token)
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
        assert await it.refused("forget-name", None, None) == (401, "no-token")


async def test_whoever_left_need_not_wait_for_the_end(folder: Path) -> None:
    """Those who play on are told at once, and those who come later never learn the name."""
    async with game(folder, 4, rounds=1, talk="chat") as it:
        await say(it.players[1], "bye")
        await it.done("leave", None, 1)
        assert await it.refused("forget-name", None, 0) == (409, "not-now")
        await it.done("forget-name", None, 1)
        told = await it.players[0].change("name-forgotten")
        taken = told["change"].pop("taken")
        assert told["change"] == {"kind": "name-forgotten", "seat": 1, "person": 3, "former": True}
        assert taken
        async with Player(it.server.base, it.code) as guest:
            welcome = guest.told[0]
            assert next(holder["name"] for holder in welcome["holders"] if holder["seat"] == 1) == ""
            assert "Ben" not in str(welcome)


async def test_whoever_left_an_open_table_or_withdrew_can_have_the_name_deleted(folder: Path) -> None:
    async with table(folder, 3) as it:
        await it.done("leave", None, 1)
        await it.done("forget-name", None, 1)
        store, live = it.server.services.store, it.server.registry.tables[it.code]
        assert b"Ben" not in b"".join(row.body for row in await store.entries(live.id, 99))
        assert [seat.name for seat in live.room.seats] == ["Ana", "Cleo"]


async def test_the_log_read_anew_tells_the_same_holders_without_the_deleted_name(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        await it.done("leave", None, 1)
        await it.done("forget-name", None, 1)
        live = it.server.registry.tables[it.code]
        async with live:
            anew = TableState(live.state.secrets)
            assert len(list(fold(anew, await live.read_log(live.state.n)))) == live.state.n
            assert list(anew.history.held) == list(live.state.history.held)
        assert "Ben" not in {one.name for one in anew.history.held}


async def test_whoever_comes_is_told_who_had_the_seats_since_the_deal(folder: Path) -> None:
    async with game(folder, 3, rounds=1, talk="chat") as it:
        await say(it.players[1], "bye")
        await it.done("leave", None, 1)
        changed = await it.players[0].change("given-to-bot")
        bot = changed["change"]["name"]
        assert [(one["n"], one["seat"], one["name"]) for one in changed["holders"]] == [(changed["n"], 1, bot)]
        async with Player(it.server.base, it.code) as guest:
            welcome = guest.told[0]
        told = [(one["seat"], one["name"], one["person"]) for one in welcome["holders"]]
        assert told == [(0, "Ana", 2), (1, "Ben", 3), (2, "Cleo", 4), (1, bot, None)]
        (line,) = [line for line in welcome["talk"] if line["text"] == "bye"]
        assert welcome["holders"][1]["n"] < line["n"] < welcome["holders"][3]["n"]


def test_a_namesake_keeps_the_name() -> None:
    """Somebody of the same name who came later is somebody else."""
    log = ScriptedLog("namesake", ["Ana", "Ben", "Cleo"])
    log.take(e.Left(1), e.Joined(2, "Ben", Dwarf(), 3), e.NameForgotten(1, 3, former=True))
    assert [(one.person, one.name) for one in log.state.history.held if one.name in ("Ben", "")] == [
        (3, ""), (6, "Ben"),
    ]  # fmt: skip


def test_a_log_of_before_deletes_the_name_of_whoever_has_the_seat() -> None:
    log = ScriptedLog("before", ["Ana", "Ben", "Cleo"])
    log.take(e.Reordered((1, 0, 2)), e.NameForgotten(0))
    assert {one.name for one in log.state.history.held} == {"Ana", "", "Cleo"}
    assert [seat.name for seat in log.state.room.seats] == ["", "Ana", "Cleo"]


def test_coming_and_going_between_games_does_not_fill_the_memory() -> None:
    log = ScriptedLog("crowd", ["Ana", "Ben"])
    for number in range(MOST_HELD):
        log.take(e.Joined(2, f"Guest {number}", Dwarf(), 3 + number), e.Left(2))
    assert len(log.state.history.held) == MOST_HELD


def test_a_replay_has_the_right_name_at_every_line() -> None:
    replay = answered(Asked(HANDED_ON, None))
    assert isinstance(replay, Replay)
    by_seat_1 = [(moment.version, moment.name) for moment in replay.moments if moment.seat == 1]
    assert {name for version, name in by_seat_1 if version <= 4} == {"Ben"}
    assert {name for version, name in by_seat_1 if 4 < version <= 67} == {"Bruni"}
    assert {name for version, name in by_seat_1 if version > 67} == {"Ёжик"}
    assert [claimed.name for claimed in replay.talk] == ["Ben", "Ben", "Bruni", "Ёжик"]
    assert [(one.version, one.talk, one.seat, one.name, one.bot, one.dwarf) for one in replay.takeovers] == [
        (4, 2, 1, "Bruni", "random", (1, 4, 1)), (67, 3, 1, "Ёжик", None, (4, 5, 1)),
    ]  # fmt: skip
    assert replay.names == ("Ana", "Ben", "Cleo")


@pytest.mark.parametrize("holders", [5, {}, [5], [{}], [{"moves": 0, "talk": 0, "seat": 9}]])
def test_holders_that_cannot_be_read_are_passed_over(holders: Any) -> None:
    replay = answered(Asked({**HANDED_ON, "holders": holders}, None))
    assert isinstance(replay, Replay)
    assert replay.takeovers == ()
    assert {moment.name for moment in replay.moments if moment.seat == 1} == {"Ben"}


async def test_a_name_is_deleted_when_the_log_is_full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the name would be gone from the records, and the answer would say that nothing was done."""
    async with game(folder, 3, rounds=1) as it:
        for seat in range(2):
            await it.done("votes", {"vote": "end"}, seat)
        live = it.server.registry.tables[it.code]
        monkeypatch.setattr(table_module, "MOST_ENTRIES", live.state.n + table_module.ROOM_TO_END)
        assert await it.refused("ready", {"ready": True}, 1) == (409, "table-full")
        await it.done("forget-name", None, 1)
        assert live.room.seats[1].name == ""
