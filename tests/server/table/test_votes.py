"""Votes against somebody who holds the others up: they help, they last, and they count only those who are here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saboteur.server.state.reducer import VOTE_LAPSES
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import Scene, actor, at_rest, eventually, game

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


async def test_nobody_is_saved_from_a_vote_by_being_made_the_host(folder: Path) -> None:
    """A host is not voted out, and two friends handed that round."""
    time_source = FakeTime()
    async with game(folder, 5, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.done("votes", {"vote": "bot", "seat": 1}, 2)
        assert await it.refused("host", {"seat": 1}) == (409, "not-now")
        await it.done("host", {"seat": 4})
        await it.done("host", {"seat": 0}, 4)
        time_source.advance(VOTE_LAPSES / 1000)
        await it.done("host", {"seat": 1})
        assert live.room.host == 1


async def test_nobody_is_saved_from_a_vote_by_the_host_who_leaves_or_is_away(folder: Path) -> None:
    """The next host in the order of the seats is the one whom the others vote against."""
    time_source = FakeTime()
    async with game(folder, 6, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        for seat in (2, 3):
            await it.done("votes", {"vote": "bot", "seat": 1}, seat)
        await it.done("leave")
        assert live.room.host == 1
        for seat in (4, 5):
            if live.room.seats[1].bot is None:
                await it.done("votes", {"vote": "bot", "seat": 1}, seat)
        assert live.room.seats[1].bot is not None


async def test_a_host_who_is_away_has_the_seat_and_the_rights_to_come_back_to(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[0].close()
        await eventually(lambda: 0 in live.audience.disconnected_since)
        time_source.advance(61)
        assert live.room.host == 0, "nobody has looked yet, and the host is gone already"
        await it.done("votes", {"vote": "stand-in", "seat": 0}, 2)
        assert await it.refused("votes", {"vote": "bot", "seat": 0}, 1) == (409, "not-now")
        await it.server.registry.sweep()
        assert live.room.host == 1
        assert await it.refused("votes", {"vote": "bot", "seat": 0}, 2) == (409, "not-now")
        async with Player(it.server.base, it.code, it.tokens[0]):
            await it.server.registry.sweep()
            assert live.room.host == 0


async def test_whoever_was_gone_and_is_waited_for_gets_the_seat_back_after_one_move(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
        await it.players[1].connect()
        assert (live.room.seats[1].stand_in is not None, live.room.seats[1].owed) == (True, 1)
        await _bot_moves(it, time_source)
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
        assert live.room.seats[1].owed == 0, "another bot owes no more than the one before"
        await it.players[1].connect()
        await eventually(lambda: live.room.seats[1].stand_in is None)


async def test_a_stand_in_makes_the_move_that_it_owes_after_a_restart(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        await it.players[1].close()
        await eventually(lambda: 1 in it.server.registry.tables[it.code].audience.disconnected_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
    time_source = FakeTime(time_source.now())
    async with (
        running(settings_for(folder, **SLOW_BOTS), time_source=time_source) as server,
        Lobby(server.base) as lobby,
    ):
        it.server, it.lobby = server, lobby
        for player in it.players:
            player.base = server.base
            await player.connect(resume=True)
        live = server.registry.tables[it.code]
        assert (live.room.seats[1].stand_in is not None, live.room.seats[1].owed) == (True, 1)
        assert await it.refused("take-back", None, 1) == (409, "stand-in-first")
        await _bot_moves(it, time_source)
        assert (live.room.seats[1].stand_in is not None, live.room.seats[1].owed) == (True, 0)
        await it.done("take-back", None, 1)
        assert live.room.seats[1].stand_in is None
        for player in it.players:
            await player.close()


async def test_whoever_was_gone_while_others_played_has_the_seat_back_at_once(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=0, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        time_source.advance(60)
        await it.done("stand-in", {"seat": 1})
        await it.players[1].connect()
        await at_rest(it.server)
        assert live.room.seats[1].stand_in is None


async def test_a_clock_is_voted_for_when_somebody_who_is_here_does_not_play(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=0, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live, wish = it.server.registry.tables[it.code], {"vote": "clock", "seat": 0}
        time_source.advance(179)
        assert await it.refused("votes", wish, 1) == (409, "still-thinking")
        time_source.advance(1)
        assert await it.refused("votes", wish, 0) == (409, "not-connected"), "nobody votes on himself"
        assert await it.refused("votes", {"vote": "clock", "seat": 2}, 1) == (409, "not-now"), "nobody waits for Cleo"
        assert await it.refused("votes", {"vote": "clock"}, 1) == (404, "no-such-seat")
        await it.done("votes", wish, 1)
        assert (live.room.voted_clock, [vote.yes for vote in live.room.votes]) == (None, [(1,)])
        await it.done("votes", wish, 2)
        assert (live.room.voted_clock, live.room.votes, live.room.settings.clock) == (180, (), None)
        clock = await it.players[2].kind("clock")
        assert (clock["seat"], clock["left"], clock["running"]) == (0, 180_000, True)
        assert await it.refused("votes", wish, 1) == (409, "not-now"), "a clock runs already"
        for number in (1, 2):
            await it.players[0].send({"type": "more-time", "key": f"more-time-{number}", "game": 1, "version": 0})
        assert (await it.players[0].kind("done"))["key"] == "more-time-1"
        assert (await it.players[0].kind("refused"))["code"] == "no-more-time", "the others wait already"
        time_source.advance(360)
        step = await it.players[2].until(lambda m: m["type"] == "step" and m["version"] == 1)
        assert (step["seat"], step["by"]) == (0, "clock")
        assert live.clock.left == 180_000, "it runs for the next one, too"


async def test_where_two_play_one_alone_may_have_a_clock_for_this_game(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 2, 1, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        time_source.advance(180)
        await it.done("votes", {"vote": "clock", "seat": 1}, 0)
        assert (live.room.voted_clock, live.seconds_for_move) == (180, 180)
        for seat in (0, 1):
            await it.done("votes", {"vote": "end"}, seat)
        assert (live.room.stage, live.room.voted_clock, live.seconds_for_move) == ("over", None, None)


async def test_a_voted_clock_and_what_is_left_of_it_outlast_a_restart(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 2, 1, rounds=1, first=1, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        time_source.advance(180)
        await it.done("votes", {"vote": "clock", "seat": 1}, 0)
        time_source.advance(60)
        code, token = it.code, it.tokens[0]
    async with (
        running(settings_for(folder, **SLOW_BOTS), time_source=time_source) as server,
        Player(server.base, code, token) as player,
    ):
        assert player.room["voted_clock"] == 180
        assert server.registry.tables[code].clock.left == 120_000


async def test_a_move_ends_the_vote_for_a_clock_and_a_pause_does_not_count(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, first=0, limits=SLOW_BOTS, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        for kind in ("pause", "resume"):
            for seat in (1, 2):
                await it.done("votes", {"vote": kind}, seat)
            time_source.advance(100)
        assert await it.refused("votes", {"vote": "clock", "seat": 0}, 1) == (409, "still-thinking")
        time_source.advance(100)
        await it.done("votes", {"vote": "clock", "seat": 0}, 1)
        player = await actor(it)
        assert player.view is not None
        await player.send(player.move(player.view["legal"][0]))
        await player.kind("done")
        assert live.room.votes == ()
        assert await it.refused("votes", {"vote": "clock", "seat": 1}, 2) == (409, "still-thinking")


async def test_a_pause_ends_no_other_vote(folder: Path) -> None:
    """Half of the people ended a vote against one of them by ending a pause."""
    async with game(folder, 5, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        await it.done("votes", {"vote": "bot", "seat": 1}, 2)
        for kind, seats in (("pause", (0, 1, 3)), ("resume", (0, 1, 3))):
            for seat in seats:
                await it.done("votes", {"vote": kind}, seat)
        assert live.room.paused is None
        assert [(vote.vote, vote.seat) for vote in live.room.votes] == [("bot", 1)]


async def test_votes_of_people_who_left_are_not_listed(folder: Path) -> None:
    async with game(folder, 5, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        for seat in (1, 2):
            await it.done("votes", {"vote": "end"}, seat)
        await it.done("votes", {"vote": "pause"}, 1)
        await it.done("leave", None, 1)
        assert [(vote.vote, vote.yes) for vote in live.room.votes] == [("end", (2,))]


async def test_an_absence_of_a_moment_is_not_taken_for_an_earlier_one(folder: Path) -> None:
    """Other workers are told a moment later who left. What they knew of an absence before was taken for this one, and
    somebody whose line had dropped just now could be voted away."""
    time_source = FakeTime()
    async with game(folder, 2, 1, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        (token,) = (row.hash for row in live.audience.tokens.values() if row.seat == 1)
        earlier = {token: time_source.now()}
        time_source.advance(600)
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        live.audience.learn_last_seen(earlier)
        assert live.audience.disconnected_since[1] == time_source.now()
        time_source.advance(1)
        live.audience.learn_last_seen({token: time_source.now()})  # seen since then, at another worker
        assert live.audience.disconnected_since[1] == time_source.now()
