"""Somebody who has only the code of a table may take a bot's seat in a running game, and never the game itself."""

from pathlib import Path
from typing import Any

import pytest

from saboteur.server.limits.newcomer_limit import KEPT_OF_ONE_AT_ONCE, NEWCOMERS_AT_ONCE, NEWCOMERS_OF_ONE_AT_ONCE
from saboteur.server.table.entitlement import DESERTED_MINUTES
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import Scene, eventually, game, table
from tests.server.test_hostile_outsider import seated_at_the_next_round

AWAY = 62
"""Seconds after which somebody who is not connected counts as away."""


async def away(it: Scene, time_source: FakeTime, *seats: int) -> None:
    """Players are gone for long enough to be away."""
    live = it.server.registry.tables[it.code]
    for seat in seats:
        await it.players[seat].close()
    await eventually(lambda: all(seat in live.audience.disconnected_since for seat in seats))
    time_source.advance(AWAY)


async def wish(it: Scene, token: str, kind: str, seat: int | None = None) -> tuple[int, str]:
    answer = await it.lobby.post(it.path("votes"), {"vote": kind, "seat": seat}, token)
    return answer.status_code, answer.json().get("code", "")


async def join_from(it: Scene, address: str, name: str) -> Any:
    """Join from an address; the server trusts what the proxy says about it."""
    return await it.lobby.http.post(it.path("join"), json={"name": name}, headers={"x-forwarded-for": address})


async def test_newcomers_have_no_vote_while_the_people_of_the_deal_are_away(folder: Path) -> None:
    """Two strangers gave the seat of a host with a locked phone to a bot, and the table was theirs."""
    time_source = FakeTime()
    async with game(folder, 1, 3, rounds=2, parts={"time_source": time_source}) as it:
        strangers = await seated_at_the_next_round(it, ("Mallory", "Nils"))
        await away(it, time_source, 0)
        for stranger in strangers:
            for kind, seat in (("bot", 0), ("stand-in", 0), ("end", None), ("pause", None)):
                assert await wish(it, stranger.token or "", kind, seat) == (409, "not-now")
        await it.server.registry.sweep()
        live = it.server.registry.tables[it.code]
        assert (live.room.host, live.room.stage, live.room.seats[0].bot) == (0, "playing", None)
        for stranger in strangers:
            await stranger.close()


async def test_newcomers_whom_everybody_left_alone_can_play_on(folder: Path) -> None:
    """With a stand-in or a clock, once nobody of the deal has been here for five minutes; the table is not theirs."""
    time_source = FakeTime()
    async with game(folder, 1, 2, rounds=2, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        strangers = await seated_at_the_next_round(it, ("Mallory", "Nils"))
        await away(it, time_source, 0)
        time_source.advance(DESERTED_MINUTES * 60 - AWAY - 1)
        assert await wish(it, strangers[0].token or "", "stand-in", 0) == (409, "not-now")
        time_source.advance(1)
        for kind, seat in (("bot", 0), ("end", None), ("pause", None)):
            assert await wish(it, strangers[0].token or "", kind, seat) == (409, "not-now")
        for stranger in strangers:
            assert (await wish(it, stranger.token or "", "stand-in", 0))[0] == 200
        seat = live.room.seats[0]
        assert (seat.bot, seat.stand_in is not None, live.room.host) == (None, True, 0)
        for stranger in strangers:
            await stranger.close()


async def test_whoever_was_dealt_in_and_comes_back_has_the_votes_again(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 2, 2, rounds=2, parts={"time_source": time_source}) as it:
        (stranger,) = await seated_at_the_next_round(it, ("Mallory",))
        await away(it, time_source, 0, 1)
        time_source.advance(DESERTED_MINUTES * 60)
        async with Player(it.server.base, it.code, it.tokens[1]):
            assert await wish(it, stranger.token or "", "stand-in", 0) == (409, "not-now")
        await stranger.close()


async def test_newcomers_vote_for_a_clock_where_nobody_of_the_deal_is_left(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 1, 2, rounds=2, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        (stranger,) = await seated_at_the_next_round(it, ("Mallory",))
        await stranger.play_on(lambda legal: legal[-1], until=lambda: live.to_act == 0)
        await away(it, time_source, 0)
        time_source.advance(DESERTED_MINUTES * 60)
        assert (await wish(it, stranger.token or "", "clock", 0))[0] == 200
        assert live.room.voted_clock is not None
        await stranger.close()


async def test_newcomers_vote_when_nobody_of_the_deal_has_a_seat_any_more(folder: Path) -> None:
    async with game(folder, 1, 3, rounds=2) as it:
        strangers = await seated_at_the_next_round(it, ("Mallory", "Nils"))
        await it.done("leave")
        for stranger in strangers:
            assert (await wish(it, stranger.token or "", "end"))[0] == 200
        assert it.server.registry.tables[it.code].room.stage == "over"
        for stranger in strangers:
            await stranger.close()


async def test_the_next_host_is_somebody_who_was_dealt_in(folder: Path) -> None:
    async with game(folder, 3, 2, rounds=2) as it:
        live = it.server.registry.tables[it.code]
        await it.done("leave", None, 1)
        (stranger,) = await seated_at_the_next_round(it, ("Mallory",), players=(0, 2))
        assert live.room.seats[1].name == "Mallory"
        await it.done("leave", None, 0)
        assert live.room.host == 2
        await stranger.close()


async def test_a_host_sends_newcomers_away(folder: Path) -> None:
    """Nobody may have asked them in: whether they wait for a seat or have it, here or not."""
    async with game(folder, 1, 3, rounds=2) as it:
        live = it.server.registry.tables[it.code]
        waits = await it.lobby.join(it.code, "Mallory")
        assert await it.refused(f"seats/{waits['seat']}/remove", {"name": "Nobody"}) == (404, "no-such-seat")
        await it.done(f"seats/{waits['seat']}/remove", {"name": "Mallory"})
        assert live.room.seats[waits["seat"]].next is None
        assert (await Player(it.server.base, it.code, waits["token"]).connect())["code"] == "bad-token"
        (stranger,) = await seated_at_the_next_round(it, ("Nils",))
        seat = next(number for number, one in enumerate(live.room.seats) if one.name == "Nils")
        await it.done(f"seats/{seat}/remove", {"name": "Nils"})
        assert live.room.seats[seat].bot is not None
        await stranger.close()


async def test_a_host_does_not_send_people_of_the_deal_away(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        assert await it.refused("seats/1/remove") == (409, "still-here")


async def test_whoever_announces_themselves_and_never_comes_makes_way(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 1, 2, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        squatters = [await it.lobby.join(it.code, name) for name in ("Mallory", "Nils")]
        async with Player(it.server.base, it.code, squatters[1]["token"]):
            assert await it.refused("join", {"name": "Zoe"}, None) == (409, "no-bot-seat")
            time_source.advance(AWAY)
            friend = await it.lobby.join(it.code, "Zoe")
            assert friend["seat"] == squatters[0]["seat"]
            assert [seat.next.name for seat in live.room.seats if seat.next] == ["Zoe", "Nils"]
            assert await it.refused("join", {"name": "Yan"}, None) == (409, "no-bot-seat")
            assert (await Player(it.server.base, it.code, squatters[0]["token"]).connect())["code"] == "bad-token"


async def test_a_name_of_the_running_game_stays_taken(folder: Path) -> None:
    """The story and the record name whoever left; nobody else becomes them."""
    async with game(folder, 3, rounds=1) as it:
        name = it.server.registry.tables[it.code].room.seats[1].name
        await it.done("leave", None, 1)
        assert await it.refused("join", {"name": name}, None) == (409, "name-taken")


async def test_a_name_that_was_deleted_in_the_running_game_stays_taken_until_its_end(folder: Path) -> None:
    """Whoever left and had the name deleted did not make room for somebody else of that name, after a restart, too."""
    async with game(folder, 3, rounds=1) as it:
        await it.done("leave", None, 1)
        await it.done("forget-name", None, 1)
        for name in ("Ben", "8en", "Ben (host)"):
            assert await it.refused("join", {"name": name}, None) == (409, "name-taken")
        code, tokens, live = it.code, it.tokens, it.server.registry.tables[it.code]
        log = b"".join(row.body for row in await it.server.services.store.entries(live.id, live.state.n))
        assert b"Ben" not in log
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        assert (await lobby.post(f"/api/tables/{code}/join", {"name": "Ben"})).json()["code"] == "name-taken"
        assert (await lobby.post(f"/api/tables/{code}/join", {"name": "Benno"})).status_code == 201
        for token in (tokens[0], tokens[2]):
            async with Player(server.base, code, token):
                await lobby.done(f"/api/tables/{code}/votes", {"vote": "end"}, token)
        assert (await lobby.post(f"/api/tables/{code}/join", {"name": "Ben"})).status_code == 201


async def test_one_of_two_ends_a_pause_that_the_other_made_alone(folder: Path) -> None:
    """Else whoever is about to lose beats the clock while the other is away."""
    time_source = FakeTime()
    async with game(folder, 2, 1, rounds=1, parts={"time_source": time_source}) as it:
        live = it.server.registry.tables[it.code]
        await away(it, time_source, 0)
        await it.done("votes", {"vote": "pause"}, 1)
        assert live.room.paused == "vote"
        async with Player(it.server.base, it.code, it.tokens[0]):
            await it.done("votes", {"vote": "resume"})
            assert live.room.paused is None


async def test_what_was_said_in_private_is_not_read_later(folder: Path) -> None:
    async with table(folder, 3, private=True, talk="chat") as it:
        live = it.server.registry.tables[it.code]
        await it.players[0].send({"type": "chat", "key": "a-simple-counter-1", "text": "a secret"})
        await eventually(lambda: len(live.state.talk) == 1)
        await it.done("settings", {"private": False})
        async with Player(it.server.base, it.code, resume={"n": 1, "hash": ""}) as spectator:
            assert (spectator.told[0]["type"], spectator.told[0]["talk"]) == ("welcome", [])
        async with Player(it.server.base, it.code, it.tokens[1]) as player:
            assert [said["text"] for said in player.told[0]["talk"]] == ["a secret"]
        late = await it.lobby.join(it.code, "Mallory")
        async with Player(it.server.base, it.code, late["token"]) as newcomer:
            assert newcomer.told[0]["talk"] == []


async def test_who_comes_to_a_private_table_reads_what_is_said_from_then_on(folder: Path) -> None:
    async with table(folder, 2, private=True, talk="chat") as it:
        live = it.server.registry.tables[it.code]
        await it.players[0].send({"type": "chat", "key": "a-simple-counter-1", "text": "before"})
        await eventually(lambda: len(live.state.talk) == 1)
        late = await it.lobby.join(it.code, "Zoe")
        await it.players[0].send({"type": "chat", "key": "a-simple-counter-2", "text": "after"})
        await eventually(lambda: len(live.state.talk) == 2)
        await it.done("order", {"order": [1, 0, 2]})
        for token, read in ((late["token"], ["after"]), (it.tokens[1], ["before", "after"])):
            async with Player(it.server.base, it.code, token) as player:
                assert [said["text"] for said in player.told[0]["talk"]] == read
            async with Player(it.server.base, it.code, token, screen=True) as screen:
                assert [said["text"] for said in screen.told[0]["talk"]] == read


async def test_no_way_of_coming_back_leads_into_what_was_said_in_private_before(folder: Path) -> None:
    """A screen, a device with several seats and somebody who waits are shown no seat: they could resume before it."""
    async with table(folder, 2, private=True, talk="chat") as it:
        live = it.server.registry.tables[it.code]
        await it.players[0].send({"type": "chat", "key": "a-simple-counter-1", "text": "a secret"})
        await eventually(lambda: len(live.state.talk) == 1)
        late = await it.lobby.join(it.code, "Mallory")
        also = await it.lobby.join(it.code, "Nils", late["token"])
        old = {"n": 1, "hash": ""}
        ways: list[dict[str, Any]] = [
            {"screen": True},
            {"also": [also["token"]]},
            {"also": [also["token"]], "screen": True},
        ]
        for way in ways:
            async with Player(it.server.base, it.code, late["token"], resume=old, **way) as newcomer:
                assert (newcomer.told[0]["type"], newcomer.told[0]["talk"]) == ("welcome", [])
        for seat in (3, 2):
            await it.done(f"seats/{seat}/remove")
        await it.done("settings", {"private": False})
        await it.done("bots", {"count": 2})
        await it.start()
        waits = await it.lobby.join(it.code, "Olaf")
        async with Player(it.server.base, it.code, waits["token"], resume=old) as newcomer:
            assert (newcomer.told[0]["type"], newcomer.told[0]["talk"]) == ("welcome", [])


@pytest.mark.parametrize(("private", "kept"), [(True, ["!role:digger"]), (False, ["a secret", "!role:digger"])])
async def test_what_was_typed_in_private_is_not_in_the_record(folder: Path, kept: list[str], *, private: bool) -> None:
    """Somebody who was let in later read it there. Claims belong to the game, and stay."""
    async with game(folder, 3, rounds=1, private=private, talk="chat") as it:
        live = it.server.registry.tables[it.code]
        await it.players[0].send({"type": "chat", "key": "a-simple-counter-1", "text": "a secret"})
        await it.players[0].send({"type": "claim", "key": "a-simple-counter-2", "text": "!role:digger"})
        await eventually(lambda: len(live.state.talk) == 2)
        for seat in range(2):
            await it.done("votes", {"vote": "end"}, seat)
        (finished,) = live.room.finished
        record = (await it.lobby.http.get(f"/api/records/{finished.record}")).json()
        assert [text for _, _, text in record["talk"]] == kept


async def test_a_code_alone_opens_no_private_table_after_its_first_deal(folder: Path) -> None:
    """Somebody who came in for a second between two games read what was said and played in private."""
    async with game(folder, 3, rounds=1, private=True) as it:
        for stage in ("playing", "over"):
            assert it.server.registry.tables[it.code].room.stage == stage
            assert await it.refused("join", {"name": "Mallory"}, None) == (409, "private-table")
            assert not (await it.lobby.http.get(f"/api/tables/{it.code}")).json()["can_join"]
            if stage == "playing":
                for seat in range(2):
                    await it.done("votes", {"vote": "end"}, seat)
        await it.done("join", {"name": "Zoe"})


async def test_a_code_alone_names_nobody_at_a_private_table_after_its_first_deal(folder: Path) -> None:
    """Before it, names say whose table it is; afterwards they say who plays, to people who cannot come in."""
    async with table(folder, 2, private=True) as it:
        path, others = f"/api/tables/{it.code}", await it.lobby.table("Zoe")
        assert (await it.lobby.http.get(path)).json()["names"] == ["Ana", "Ben"]
        await it.done("bots", {"count": 1})
        await it.start()
        for token, names in ((None, []), (others["token"], []), (it.tokens[1], ["Ana", "Ben"])):
            bearer = {"authorization": f"Bearer {token}"} if token else {}
            told = (await it.lobby.http.get(path, headers=bearer)).json()
            assert (told["names"], told["bots"]) == (names, 1)


async def test_while_others_play_a_device_takes_no_second_seat(folder: Path) -> None:
    """A host took all bots' seats in the middle of a game, and saw four of five hands."""
    async with game(folder, 2, 3, rounds=2) as it:
        await it.done("settings", {"closed": True})
        assert await it.refused("join", {"name": "Zoe"}) == (409, "not-now")
        assert await it.refused("join", {"name": "Zoe"}, 1) == (409, "table-closed")
        await it.done("leave", None, 1)
        await it.done("join", {"name": "Zoe"})  # now all others are bots


async def test_private_games_stay_private(folder: Path) -> None:
    """Their records hold what was said, and are named in what spectators would see."""
    async with game(folder, 3, rounds=1, private=True) as it:
        for seat in range(2):
            await it.done("votes", {"vote": "end"}, seat)
        path = it.path("records")
        assert (await it.lobby.http.get(path)).json()["code"] == "private-table"
        bearer = {"authorization": f"Bearer {it.tokens[1]}"}
        assert len((await it.lobby.http.get(path, headers=bearer)).json()["records"]) == 1
        assert await it.refused("settings", {"private": False}) == (409, "not-now")
        await it.done("settings", {"rounds": 2})


async def test_newcomers_of_many_addresses_do_not_fill_the_log_of_a_game(folder: Path) -> None:
    limits = {"trusted_proxy": ("127.0.0.1",)}
    async with game(folder, 1, 2, rounds=1, limits=limits, parts={"time_source": FakeTime()}) as it:
        for number in range(NEWCOMERS_AT_ONCE):
            taken = await join_from(it, f"192.0.2.{number}", f"Guest {number}")
            await it.lobby.done(it.path("leave"), None, taken.json()["token"])
        refused = await join_from(it, "198.51.100.1", "One more")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-often")


async def test_an_address_that_comes_and_goes_does_not_keep_latecomers_out(folder: Path) -> None:
    limits = {"trusted_proxy": ("127.0.0.1",)}
    async with game(folder, 1, 2, rounds=1, limits=limits, parts={"time_source": FakeTime()}) as it:
        for number in range(NEWCOMERS_OF_ONE_AT_ONCE):
            taken = await join_from(it, "192.0.2.1", f"Guest {number}")
            await it.lobby.done(it.path("leave"), None, taken.json()["token"])
        refused = [(await join_from(it, "192.0.2.1", f"More {number}")).status_code for number in range(60)]
        assert set(refused) == {429}
        assert (await join_from(it, "192.0.2.2", "Zoe")).status_code == 201


async def test_a_few_addresses_that_come_and_go_leave_places_to_latecomers(folder: Path) -> None:
    """Six addresses together could use up all that a game takes, and did."""
    limits = {"trusted_proxy": ("127.0.0.1",)}
    async with game(folder, 1, 2, rounds=1, limits=limits, parts={"time_source": FakeTime()}) as it:
        came = 0
        for number in range(6 * NEWCOMERS_OF_ONE_AT_ONCE):
            taken = await join_from(it, f"192.0.2.{number % 6}", f"Guest {number}")
            if taken.status_code == 201:
                await it.lobby.done(it.path("leave"), None, taken.json()["token"])
                came += 1
        kept = NEWCOMERS_AT_ONCE // 2 - 6 * KEPT_OF_ONE_AT_ONCE
        assert (came, kept) == (NEWCOMERS_AT_ONCE - kept, 18)
        for number in range(kept):
            taken = await join_from(it, f"198.51.100.{number}", f"Late {number}")
            assert taken.status_code == 201
            await it.lobby.done(it.path("leave"), None, taken.json()["token"])


async def test_addresses_of_one_network_have_one_part_in_what_is_kept(folder: Path) -> None:
    limits = {"trusted_proxy": ("127.0.0.1",)}
    async with game(folder, 1, 2, rounds=1, limits=limits, parts={"time_source": FakeTime()}) as it:
        came = 0
        for number in range(NEWCOMERS_AT_ONCE):
            taken = await join_from(it, f"2001:db8:1:{number:x}::1", f"Guest {number}")
            if taken.status_code == 201:
                await it.lobby.done(it.path("leave"), None, taken.json()["token"])
                came += 1
        assert came == NEWCOMERS_AT_ONCE // 2 + KEPT_OF_ONE_AT_ONCE


async def test_whoever_is_refused_for_another_reason_uses_up_nothing(folder: Path) -> None:
    """Names that are taken, and a table without a free seat, cost an address its tries and nobody else anything."""
    limits = {"trusted_proxy": ("127.0.0.1",)}
    async with game(folder, 1, 2, rounds=1, limits=limits, parts={"time_source": FakeTime()}) as it:
        for number in range(NEWCOMERS_AT_ONCE):
            assert (await join_from(it, f"192.0.2.{number}", "Ana")).status_code == 409
        for number in range(NEWCOMERS_AT_ONCE):
            taken = await join_from(it, f"198.51.100.{number}", f"Guest {number}")
            assert taken.status_code == 201
            await it.lobby.done(it.path("leave"), None, taken.json()["token"])


async def test_whoever_waits_for_a_seat_finds_room_beside_spectators(folder: Path) -> None:
    limits = {"most_connections_per_table": 1}
    async with game(folder, 1, 2, rounds=1, limits=limits) as it, Player(it.server.base, it.code):
        assert (await Player(it.server.base, it.code).connect())["code"] == "full"
        waits = await it.lobby.join(it.code, "Zoe")
        sockets = [Player(it.server.base, it.code, waits["token"]) for _ in range(6)]
        assert [(await socket.connect())["type"] for socket in sockets] == ["welcome"] * 6
        live = it.server.registry.tables[it.code]
        await eventually(lambda: sum(one.waiting is not None for one in live.audience.connections) == 4)
        for socket in sockets:
            await socket.close()
