"""Who runs a table: the rights of a host who is away, votes after seats have moved, newcomers, closed tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from saboteur.server.state.reducer import with_seat
from tests.kit.client import Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import Scene, began, eventually, game, table
from tests.server.test_hostile_outsider import _end, seated_at_the_next_round


async def _gone(it: Scene, seat: int) -> None:
    """A player's socket is closed, and the server knows."""
    live = it.server.registry.tables[it.code]
    await it.players[seat].close()
    await eventually(lambda: seat in live.audience.disconnected_since)


async def test_before_the_first_game_nobody_inherits_a_table(folder: Path) -> None:
    """Somebody with the code must not get a table because its host's phone is locked while the link is being sent."""
    time_source = FakeTime()
    async with table(folder, 2, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await _gone(it, 0)
        time_source.advance(600)
        await it.server.registry.sweep()
        assert live.room.host == 0
        assert await it.refused("seats/0/remove", None, 1) == (403, "not-host")


async def test_somebody_who_is_here_is_the_host_when_the_host_leaves(folder: Path) -> None:
    """A seat that was taken and left alone inherited the table, and nobody could start."""
    async with table(folder, 4) as it:
        live = it.server.registry.tables[it.code]
        await _gone(it, 1)
        await it.done("leave")
        assert (live.room.host, live.room.seats[1].name) == (1, "Cleo")
        await it.done("bots", {"count": 1}, 2)
        told = await it.players[3].change("host-passed")
        assert told["room"]["host"] == 1


async def test_a_host_who_leaves_a_table_where_nobody_is_makes_the_next_seat_the_host(folder: Path) -> None:
    async with table(folder, 3, connected=False) as it:
        await it.done("leave")
        live = it.server.registry.tables[it.code]
        assert (live.room.host, live.room.seats[0].name) == (0, "Ben")


async def test_the_next_host_is_the_same_after_a_restart(folder: Path) -> None:
    """Who was connected is not in the log: who became the host is."""
    async with table(folder, 4) as it:
        code, tokens = it.code, it.tokens
        await _gone(it, 1)
        await it.done("leave")
    async with running(settings_for(folder)) as server, Player(server.base, code, tokens[2]) as player:
        assert player.room["host"] == player.seats[0] == 1


async def test_between_games_a_newcomer_is_not_the_next_host(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        late = await it.lobby.join(it.code, "Mallory")
        async with Player(it.server.base, it.code, late["token"]):
            for seat in (1, 2, 3):
                await _gone(it, seat)
            await it.done("leave")
            assert live.room.seats[live.room.host or 0].name == "Ben"


async def test_who_has_been_gone_stays_gone_when_another_seat_is_given_up(folder: Path) -> None:
    """Seats move up; how long somebody has been away moves with them."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        await _gone(it, 3)
        time_source.advance(40)
        await _gone(it, 2)
        time_source.advance(21)
        await it.done("leave", None, 1)
        assert {seat: live.gone_in(seat) for seat in range(3)} == {0: None, 1: 39_000, 2: 0}


async def test_in_a_running_game_somebody_who_was_dealt_in_acts_for_a_host_who_is_away(folder: Path) -> None:
    """Nobody else who is here was there for the first game."""
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, parts={"time_source": time_source}) as it:
        for seat in (0, 1):
            await it.done("votes", {"vote": "end"}, seat)
        live = it.server.registry.tables[it.code]
        late = await it.lobby.join(it.code, "Nora")
        async with Player(it.server.base, it.code, late["token"]) as nora:
            for token in (*it.tokens[1:], late["token"]):
                await it.lobby.done(it.path("ready"), {"ready": True}, token)
            starting = it.lobby.done(it.path("start"), None, it.tokens[0])
            await asyncio.gather(starting, *(began(player) for player in (*it.players, nora)))
            for seat in (0, 1, 2):
                await _gone(it, seat)
            await it.server.registry.sweep()
            assert live.room.host == 0
            time_source.advance(61)
            await it.server.registry.sweep()
            assert live.room.seats[live.room.host or 0].name == "Nora"
            async with Player(it.server.base, it.code, it.tokens[1]), Player(it.server.base, it.code, it.tokens[0]):
                await it.server.registry.sweep()
                assert live.room.host == 0


async def test_a_host_who_comes_back_is_the_host_again(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, parts={"time_source": time_source}) as it:
        live, registry = it.server.registry.tables[it.code], it.server.registry
        await _gone(it, 0)
        time_source.advance(59)
        await registry.sweep()
        assert live.room.host == 0
        time_source.advance(2)
        await registry.sweep()
        assert live.room.host == 1
        # Whoever has the rights on loan does not give them away for good.
        await it.done("host", {"seat": 2}, 1)
        told = await it.players[2].until(lambda message: message.get("change", {}).get("seat") == 2)
        assert (told["change"]["kind"], told["change"]["lent"]) == ("host-passed", True)
        async with Player(it.server.base, it.code, it.tokens[0]):
            await registry.sweep()
            assert live.room.host == 0
            await _gone(it, 1)
            time_source.advance(120)
            await registry.sweep()
            assert live.room.host == 0, "the loan is over"


async def _second_game(it: Scene, nora: Player) -> None:
    """The others have played; Nora came after that and is dealt in for another game, which is over, too."""
    live = it.server.registry.tables[it.code]
    for token in (*it.tokens[1:], nora.token or ""):
        await it.lobby.done(it.path("ready"), {"ready": True}, token)
    starting = it.lobby.done(it.path("start"), None, it.tokens[0])
    await asyncio.gather(starting, *(began(player) for player in (*it.players, nora)))
    for seat in (0, 1, 2):
        await it.done("votes", {"vote": "end"}, seat)
    assert live.room.stage == "over"


async def test_whoever_played_and_is_here_is_host_before_an_older_player_who_is_not(folder: Path) -> None:
    """The table was given to somebody who was away, because they had been there for the first game."""
    async with game(folder, 4, rounds=1) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        late = await it.lobby.join(it.code, "Nora")
        async with Player(it.server.base, it.code, late["token"]) as nora:
            await _second_game(it, nora)
            for seat in (1, 2, 3):
                await _gone(it, seat)
            await it.done("leave")
            assert live.room.seats[live.room.host or 0].name == "Nora"


async def test_between_games_somebody_who_played_acts_for_an_absent_host(folder: Path) -> None:
    """Where all who were there for the first game had left, nobody could start another while the host was away."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        late = await it.lobby.join(it.code, "Nora")
        async with Player(it.server.base, it.code, late["token"]) as nora:
            await _second_game(it, nora)
            for seat in (3, 2, 1):
                await it.done("leave", None, seat)
            await _gone(it, 0)
            time_source.advance(61)
            await it.server.registry.sweep()
            assert live.room.seats[live.room.host or 0].name == "Nora"
            newcomer = await it.lobby.join(it.code, "Olaf")
            wish = {"seat": newcomer["seat"]}
            answer = await it.lobby.post(it.path("host"), wish, nora.token)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now"), "not to a newcomer, being on loan"
            async with Player(it.server.base, it.code, it.tokens[0]):
                assert live.room.seats[live.room.host or 0].name == "Ana", "at once"


async def test_somebody_here_is_the_host_where_all_who_played_left_a_game_for_those_who_waited(folder: Path) -> None:
    async with game(folder, 1, 3, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        waiting = [await it.lobby.join(it.code, name) for name in ("Nora", "Olaf")]
        async with Player(it.server.base, it.code, waiting[1]["token"]):
            await it.done("leave")
            assert live.room.seats[live.room.host or 0].name == "Olaf"


async def test_whoever_has_the_rights_on_loan_does_nothing_that_the_owner_could_not_undo(folder: Path) -> None:
    """While the host was away for a minute after a game, somebody removed two players and made the table private: it
    could not be entered any more, and the host could not change that."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        newcomer = await it.lobby.join(it.code, "Mallory")
        await _gone(it, 0)
        await _gone(it, 3)
        time_source.advance(61)
        await it.server.registry.sweep()
        assert live.room.host == 1
        assert await it.refused("seats/0/remove", None, 1) == (409, "not-now")
        for seat in (2, 3):  # here, and gone
            assert await it.refused(f"seats/{seat}/remove", None, 1) == (409, "host-is-away")
        assert await it.refused("settings", {"private": True}, 1) == (409, "host-is-away")
        await it.done("settings", {"closed": True, "rounds": 2}, 1)
        await it.done(f"seats/{newcomer['seat']}/remove", None, 1)
        async with Player(it.server.base, it.code, it.tokens[0]):
            await it.done("settings", {"private": True})
            await it.done("seats/3/remove")


async def test_a_host_who_is_gone_keeps_nobody_from_another_game(folder: Path) -> None:
    """Nobody else can remove the owner of the table, who is not ready either: a bot plays until the owner is back."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        await _gone(it, 0)
        time_source.advance(61)
        await it.server.registry.sweep()
        assert await it.refused("start", None, 1) == (409, "not-ready")
        for seat in (2, 3):
            await it.done("ready", {"ready": True}, seat)
        await asyncio.gather(it.done("start", None, 1), *(began(player) for player in it.players[1:]))
        await eventually(lambda: live.room.seats[0].stand_in is not None)
        assert [seat.stand_in for seat in live.room.seats[1:]] == [None, None, None]
        async with Player(it.server.base, it.code, it.tokens[0]):
            assert live.room.seats[0].name == "Ana"


async def test_another_game_waits_for_somebody_who_may_be_back_in_a_moment(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        for seat in (1, 3):
            await it.done("ready", {"ready": True}, seat)
        await _gone(it, 2)
        told = await it.players[0].until(lambda m: m["type"] == "presence" and not m["connected"][2])
        assert told["gone_in"] == [None, None, 60_000, None]
        time_source.advance(23)
        answer = await it.lobby.post(it.path("start"), None, it.tokens[0])
        assert answer.status_code == 409
        assert answer.json() == {"code": "still-here", "arguments": {"seconds": 60, "seat": 2, "left": 37}}
        time_source.advance(100)
        again = Player(it.server.base, it.code, it.tokens[1])
        assert (await again.connect())["presence"]["gone_in"] == [None, None, 0, None]
        await again.close()


async def test_a_newcomer_has_not_been_gone_for_as_long_as_whoever_had_the_seat_before(folder: Path) -> None:
    """Such a newcomer was dealt in unasked, with a bot in their place."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        await _end(it)
        live = it.server.registry.tables[it.code]
        await _gone(it, 3)
        time_source.advance(100)
        await it.done("leave", None, 3)
        assert (await it.lobby.join(it.code, "Zoe"))["seat"] == 3
        assert live.gone_in(3) == 60_000


async def test_another_game_waits_for_somebody_whose_clock_ran_out_and_who_blinks(folder: Path) -> None:
    """Two moves by the clock in the last game are no absence between games."""
    time_source = FakeTime()
    async with game(folder, 4, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        live.state.room = with_seat(live.room, 2, away=True)
        await _end(it)
        for seat in (1, 3):
            await it.done("ready", {"ready": True}, seat)
        await _gone(it, 2)
        assert await it.refused("start") == (409, "still-here")


async def test_a_first_game_waits_for_everybody(folder: Path) -> None:
    """Who has only opened the link is not dealt in unasked."""
    time_source = FakeTime()
    async with table(folder, 3, parts={"time_source": time_source}) as it:
        await it.done("ready", {"ready": True}, 1)
        await _gone(it, 2)
        time_source.advance(600)
        assert await it.refused("start") == (409, "not-ready")


async def test_moving_a_seat_to_another_device_gives_no_further_vote(folder: Path) -> None:
    """Three seats on one device are one vote, also after two of them have moved to other devices since the deal."""
    async with table(folder, 3) as it:
        tokens = [(await it.lobby.join(it.code, name, it.tokens[1]))["token"] for name in ("Zoe", "Yan")]
        for token in tokens:
            await it.lobby.done(it.path("ready"), {"ready": True}, token)
        await it.start()
        live = it.server.registry.tables[it.code]
        assert [seat.device for seat in live.room.seats] == [0, 1, 2, 1, 1]
        moved = []
        async with Player(it.server.base, it.code, it.tokens[1], also=tokens):
            codes = [(await it.lobby.done(it.path("transfer"), None, token))["code"] for token in tokens]
            for code in codes:
                taken = await it.lobby.done("/api/transfers", {"table": it.code, "code": code})
                moved.append(Player(it.server.base, it.code, taken["token"]))
        for player in moved:
            await player.connect()
        assert len({seat.device for seat in live.room.seats}) == 5
        for token in (it.tokens[1], *(player.token for player in moved)):
            answer = await it.lobby.post(it.path("votes"), {"vote": "bot", "seat": 2}, token)
            assert (answer.status_code, answer.json()["code"]) == (409, "too-few-voters")
            await it.lobby.done(it.path("votes"), {"vote": "end"}, token)
        assert live.room.stage == "playing"
        assert live.room.votes[0].yes == (1,)
        for player in moved:
            await player.close()


async def test_moving_a_shared_seat_before_the_deal_gives_no_further_vote_and_asks_everybody_again(
    folder: Path,
) -> None:
    async with table(folder, 3) as it:
        live, second = it.server.registry.tables[it.code], (await it.lobby.join(it.code, "Zoe", it.tokens[1]))["token"]
        for token in (*it.tokens[1:], second):
            await it.lobby.done(it.path("ready"), {"ready": True}, token)
        async with Player(it.server.base, it.code, it.tokens[1], also=[second]):
            code = (await it.lobby.done(it.path("transfer"), None, second))["code"]
            moved = (await it.lobby.done("/api/transfers", {"table": it.code, "code": code}))["token"]
        assert not any(seat.ready for seat in live.room.seats)
        async with Player(it.server.base, it.code, moved) as zoe:
            for token in (*it.tokens[1:], moved):
                await it.lobby.done(it.path("ready"), {"ready": True}, token)
            starting = it.lobby.done(it.path("start"), None, it.tokens[0])
            await asyncio.gather(starting, *(began(player) for player in (*it.players, zoe)))
            for token in (it.tokens[1], moved):
                await it.lobby.done(it.path("votes"), {"vote": "end"}, token)
            assert (live.room.stage, live.room.votes[0].yes) == ("playing", (1,))


async def test_the_vote_of_somebody_with_one_seat_moves_with_the_device(folder: Path) -> None:
    async with game(folder, 4, rounds=1) as it:
        live = it.server.registry.tables[it.code]
        await it.done("votes", {"vote": "end"}, 3)
        code = (await it.done("transfer", None, 3))["code"]
        token = (await it.lobby.done("/api/transfers", {"table": it.code, "code": code}))["token"]
        device = live.room.seats[3].device
        async with Player(it.server.base, it.code, token):
            await it.lobby.done(it.path("votes"), {"vote": "end"}, token)
        assert live.room.votes[0].yes == (device,)


async def test_newcomers_cannot_keep_a_game_from_being_ended_or_pause_it(folder: Path) -> None:
    async with game(folder, 1, 3, rounds=2) as it:
        strangers = await seated_at_the_next_round(it, ("Mallory", "Nils"))
        live = it.server.registry.tables[it.code]
        for stranger in strangers:
            for wish in ("pause", "end"):
                answer = await it.lobby.post(it.path("votes"), {"vote": wish}, stranger.token)
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        await it.done("votes", {"vote": "end"})
        await eventually(lambda: live.room.stage == "over")
        for stranger in strangers:
            await stranger.close()


async def test_a_host_closes_a_running_table(folder: Path) -> None:
    async with game(folder, 2, 1, rounds=1) as it:
        assert await it.refused("settings", {"closed": True, "rounds": 2}) == (409, "not-now")
        await it.done("settings", {"closed": True})
        assert await it.refused("join", {"name": "Zoe"}, None) == (409, "table-closed")
        await it.done("settings", {"closed": False})
        await it.lobby.join(it.code, "Zoe")


async def test_only_whoever_is_named_is_removed_or_made_the_host(folder: Path) -> None:
    """Seats move up when somebody leaves: a number may mean somebody else by the time it arrives."""
    async with table(folder, 3) as it:
        live = it.server.registry.tables[it.code]
        names = [seat.name for seat in live.room.seats]
        await it.done("leave", None, 1)
        wrong: list[tuple[str, Any]] = [
            ("seats/1/remove", {"name": names[1]}), ("host", {"seat": 1, "name": names[1]}),
        ]  # fmt: skip
        for rest, body in wrong:
            assert await it.refused(rest, body) == (404, "no-such-seat")
        assert (len(live.room.seats), live.room.host) == (2, 0)
        await it.done("seats/1/remove", {"name": names[2]})
        assert len(live.room.seats) == 1


async def test_whoever_acts_for_the_host_opens_no_table_that_the_host_closed(folder: Path) -> None:
    """In a game and after it. They may close it: the host opens it again."""
    time_source = FakeTime()
    async with game(folder, 3, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await it.done("settings", {"closed": True, "no_programs": True})
        await _gone(it, 0)
        time_source.advance(61)
        await it.server.registry.sweep()
        assert live.room.host == 1
        for opened in ({"closed": False}, {"no_programs": False}):
            assert await it.refused("settings", opened, 1) == (409, "host-is-away")
        for seat in (1, 2):
            await it.done("votes", {"vote": "end"}, seat)
        for opened in ({"closed": False}, {"no_programs": False}, {"listed": True}):
            assert await it.refused("settings", opened, 1) == (409, "host-is-away")
        await it.done("settings", {"closed": True, "rounds": 2}, 1)
        async with Player(it.server.base, it.code, it.tokens[0]):
            await it.done("settings", {"closed": False, "no_programs": False, "listed": True})
            assert live.room.host == 0
        await eventually(lambda: 0 in live.audience.disconnected_since)
        time_source.advance(61)
        await it.server.registry.sweep()
        await it.done("settings", {"closed": True, "no_programs": True, "listed": False}, 1)
