"""Votes against somebody who holds the others up: they help, they last, and they count only those who are here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.kit.client import Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import Scene, at_rest, eventually, game

SLOW_BOTS: dict[str, Any] = {"bot_workers": 0, "bot_delay": 10.0}


async def _bot_moves(it: Scene, time_source: FakeTime) -> None:
    """The bot to act has thought long enough."""
    live = it.server.registry.tables[it.code]
    version = live.state.version
    await eventually(lambda: time_source.waiting > 0)
    time_source.advance(13)
    await eventually(lambda: live.state.version == version + 1 and not live.busy)


async def test_a_stand_in_for_somebody_who_is_here_makes_a_move_before_the_seat_is_taken_back(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        for seat in (0, 2, 3):
            await it.done("votes", {"vote": "stand-in", "seat": 1}, seat)
        assert (live.room.seats[1].stand_in is not None, live.room.seats[1].owed) == (True, 1)
        assert await it.refused("take-back", None, 1) == (409, "stand-in-first")
        async with Player(it.server.base, it.code, it.tokens[1]):
            assert live.room.seats[1].stand_in is not None, "a hello takes nothing back, either"
        await _bot_moves(it, time_source)
        assert live.room.seats[1].owed == 0
        await it.done("take-back", None, 1)
        assert live.room.seats[1].stand_in is None


async def test_whoever_was_gone_and_is_waited_for_gets_the_seat_back_after_one_move(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.absent_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
        await it.players[1].connect()
        assert (live.room.seats[1].stand_in is not None, live.room.seats[1].owed) == (True, 1)
        await _bot_moves(it, time_source)
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.absent_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1, "bot": "random"})
        assert live.room.seats[1].owed == 0, "another bot owes no more than the one before"
        await it.players[1].connect()
        await eventually(lambda: live.room.seats[1].stand_in is None)


async def test_whoever_was_gone_while_others_played_has_the_seat_back_at_once(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=0, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.absent_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
        await it.players[1].connect()
        await at_rest(it.server)
        assert live.room.seats[1].stand_in is None
