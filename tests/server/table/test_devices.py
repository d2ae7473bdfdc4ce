"""Several seats on one device, a seat on another device, stand-ins and votes."""

from pathlib import Path

from saboteur.server.limits.server_limits import TRANSFERS_AT_ONCE, TRANSFERS_PER_HOUR
from tests.kit.client import Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import NAMES, actor, caught_up, eventually, finish, game, table


async def test_one_device_shows_only_the_seat_whose_curtain_is_lifted(folder: Path) -> None:
    async with table(folder, 1) as it:
        tokens = [(await it.lobby.join(it.code, name, it.tokens[0]))["token"] for name in NAMES[1:3]]
        async with Player(it.server.base, it.code, it.tokens[0], also=tokens) as device:
            assert (device.seats, device.shown) == ([0, 1, 2], None)
            await it.done("start")
            step = await device.kind("step")
            assert step["view"]["own"] is None
            for seat in (2, 0):
                await device.send({"type": "curtain", "seat": seat})
                lifted = await device.kind("lifted")
                assert (lifted["shown"], lifted["view"]["seat"]) == (seat, seat)
            await device.send({"type": "curtain", "seat": None})
            assert (await device.kind("lifted"))["view"]["own"] is None
            await device.send({"type": "plan"})
            assert (await device.kind("refused"))["code"] == "not-your-seat"
            await device.send({"type": "curtain", "seat": 3})
            assert (await device.kind("refused"))["code"] == "not-your-seat"
            acting = device.to_act
            await device.send({"type": "curtain", "seat": acting})
            await device.kind("lifted")
            assert device.view is not None
            await device.send(device.move(device.view["legal"][0]))
            told = await device.kind("step")
            assert told["view"]["seat"] == acting
            assert {seat["device"] for seat in device.room["seats"]} == {0}


async def test_whoever_waits_can_ask_what_to_plan(folder: Path) -> None:
    async with game(folder) as it:
        acting = await actor(it)
        assert acting.view is not None
        waiting = it.players[(acting.view["seat"] + 1) % 3]
        await waiting.send({"type": "plan"})
        ahead = await waiting.kind("plannable")
        assert (ahead["seat"], ahead["game"], ahead["version"]) == (waiting.shown, 1, 0)
        await acting.send(acting.move("-" + acting.view["own"]["hand"][0]))
        step = await waiting.kind("step")
        assert ahead["moves"] == step["view"]["legal"]


async def test_a_seat_moves_to_another_device_and_the_old_token_is_void(folder: Path) -> None:
    async with game(folder) as it:
        code = (await it.done("transfer", None, 1))["code"]
        taken = await it.lobby.done("/api/transfers", {"table": it.code, "code": code.lower()})
        assert taken["seat"] == 1
        assert (await it.players[1].kind("bye"))["code"] == "seat-gone"
        assert await it.refused("take-back", None, 1) == (401, "bad-token")
        async with Player(it.server.base, it.code, taken["token"]) as device:
            assert device.shown == 1
            assert device.room["seats"][1]["device"] == 3
        again = await it.lobby.post("/api/transfers", {"table": it.code, "code": code})
        assert (again.status_code, again.json()["code"]) == (403, "bad-transfer")


async def test_only_a_connected_device_gets_a_transfer_code(folder: Path) -> None:
    async with game(folder) as it:
        await it.players[1].close()
        await eventually(lambda: 1 in it.server.registry.tables[it.code].audience.disconnected_since)
        assert await it.refused("transfer", None, 1) == (409, "not-connected")


async def test_a_transfer_code_lasts_five_minutes_and_five_tries(folder: Path) -> None:
    time_source = FakeTime()
    async with table(folder, 3, limits={"guesses_per_hour": 1000}, parts={"time_source": time_source}) as it:
        code = (await it.done("transfer", None, 1))["code"]
        time_source.advance(300)
        wish = {"table": it.code, "code": code}
        assert (await it.lobby.post("/api/transfers", wish)).status_code == 403
        code = (await it.done("transfer", None, 1))["code"]
        for _ in range(4):
            assert (await it.lobby.post("/api/transfers", {**wish, "code": "0" * 11})).status_code == 403
        await it.lobby.done("/api/transfers", {**wish, "code": code})
        code = (await it.done("transfer", None, 2))["code"]
        for _ in range(5):
            assert (await it.lobby.post("/api/transfers", {**wish, "code": "0" * 11})).status_code == 403
        assert (await it.lobby.post("/api/transfers", {**wish, "code": code})).status_code == 403


async def test_a_bot_stands_in_and_hands_back(folder: Path) -> None:
    time_source = FakeTime()
    limits = {"stand_in_after": 60.0, "usual_bot": "random"}
    async with game(folder, 3, rounds=1, limits=limits, parts={"time_source": time_source}) as it:
        assert await it.refused("stand-in", {"seat": 1}) == (409, "still-here")
        await it.players[1].close()
        await eventually(lambda: 1 in it.server.registry.tables[it.code].audience.disconnected_since)
        time_source.advance(59)
        assert await it.refused("stand-in", {"seat": 1}) == (409, "still-here")
        time_source.advance(1)
        await it.done("stand-in", {"seat": 1})
        assert (await it.players[2].change("stood-in"))["room"]["seats"][1]["stand_in"] == "random"
        while it.server.registry.tables[it.code].to_act != 1:
            player = await actor(it)
            assert player.view is not None
            await player.send(player.move(player.view["legal"][0]))
            await player.kind("done")
        step = await it.players[0].until(lambda m: m["type"] == "step" and m["seat"] == 1)
        assert step["by"] == "bot:random"
        await it.players[1].connect()
        assert (await it.players[0].change("taken-back"))["room"]["seats"][1]["stand_in"] is None
        await finish(it.players)


async def test_the_host_does_not_choose_how_badly_an_absent_rival_plays(folder: Path) -> None:
    limits = {"stand_in_after": 0.0, "usual_bot": "digger"}
    async with game(folder, 3, rounds=1, limits=limits) as it:
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        await it.done("stand-in", {"seat": 1, "bot": "random"})
        assert live.room.seats[1].stand_in == "digger"


async def test_removing_a_player_during_a_game_is_a_stand_in(folder: Path) -> None:
    async with game(folder, 3, rounds=1, first=0, limits={"stand_in_after": 0.0}) as it:
        live = it.server.registry.tables[it.code]
        assert await it.refused("seats/2/remove") == (409, "still-here"), "nobody is switched off while he is here"
        await it.players[2].close()
        await eventually(lambda: 2 in live.audience.disconnected_since)
        await it.done("seats/2/remove")
        assert live.room.seats[2].stand_in is not None
        await it.players[2].connect()  # whoever is back plays again
        await it.players[0].until(lambda m: m["type"] == "room" and m["change"]["kind"] == "taken-back")
        await finish(it.players)


async def test_a_vote_needs_more_than_half_of_the_other_devices(folder: Path) -> None:
    async with game(folder, 3, limits={"stand_in_after": 0.0}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[2].close()
        await eventually(lambda: 2 in live.audience.disconnected_since)
        assert await it.refused("votes", {"vote": "stand-in", "seat": 2}, 2) == (409, "not-connected")
        await it.done("votes", {"vote": "stand-in", "seat": 2}, 0)
        await it.done("votes", {"vote": "stand-in", "seat": 2}, 0)
        assert live.room.seats[2].stand_in is None
        await it.done("votes", {"vote": "stand-in", "seat": 2}, 1)
        assert live.room.seats[2].stand_in is not None


async def test_pause_and_go_on_by_vote(folder: Path) -> None:
    async with game(folder, 3) as it:
        assert await it.refused("votes", {"vote": "resume"}) == (409, "not-now")
        await it.done("votes", {"vote": "pause"}, 0)
        await it.done("votes", {"vote": "pause"}, 1)
        await caught_up(it)
        assert it.players[2].room["paused"] == "vote"
        player = await actor(it)
        assert player.view is not None
        await player.send(player.move(player.view["legal"][0]))
        assert (await player.kind("refused"))["code"] == "paused"
        assert await it.refused("votes", {"vote": "pause"}) == (409, "paused")
        for seat in (0, 2):
            await it.done("votes", {"vote": "resume"}, seat)
        await caught_up(it)
        await player.send(player.move(player.view["legal"][0]))
        await player.kind("done")


async def test_a_game_ended_by_vote_is_published_as_abandoned(folder: Path) -> None:
    async with game(folder, 3) as it:
        for seat in (0, 1):
            await it.done("votes", {"vote": "end"}, seat)
        await caught_up(it)
        room = it.players[2].room
        assert (room["stage"], room["finished"][0]["ended"]) == ("over", "abandoned")
        record = (await it.lobby.http.get(f"/api/records/{room['finished'][0]['record']}")).json()
        assert (record["ended"], record["winners"], record["moves"]) == ("abandoned", None, [])
        await it.start()


async def test_a_seat_given_to_a_bot_for_good_can_be_taken_by_somebody_new(folder: Path) -> None:
    async with game(folder, 3, rounds=1, limits={"stand_in_after": 0.0}) as it:
        live = it.server.registry.tables[it.code]
        await it.players[2].close()
        await eventually(lambda: 2 in live.audience.disconnected_since)
        for seat in (0, 1):
            await it.done("votes", {"vote": "bot", "seat": 2}, seat)
        assert await it.refused("take-back", None, 2) == (401, "bad-token")
        assert (await it.lobby.join(it.code, "Zoe"))["seat"] == 2


async def test_nobody_watches_a_private_table(folder: Path) -> None:
    async with table(folder, 3, private=True) as it:
        guest = Player(it.server.base, it.code)
        assert (await guest.connect())["code"] == "private-table"
        async with Player(it.server.base, it.code, it.tokens[0], screen=True) as screen:
            assert (screen.seats, screen.shown) == ([], None)


async def test_a_table_screen_shows_the_public_board_only(folder: Path) -> None:
    async with game(folder, 3) as it, Player(it.server.base, it.code, it.tokens[0], screen=True) as screen:
        assert screen.view is not None
        assert screen.view["own"] is None
        await screen.send(screen.move("-Pns"))
        assert (await screen.kind("refused"))["code"] == "not-your-seat"
        presence = await it.players[0].kind("presence")
        assert (presence["connected"], presence["watching"]) == ([True, True, True], 1)


async def test_a_seat_does_not_fill_the_log_by_moving_to_and_fro(folder: Path) -> None:
    """Each move is an entry; whoever joins with the code alone could make thousands."""
    time_source = FakeTime()
    async with table(folder, 3, parts={"time_source": time_source}) as it:
        for _ in range(TRANSFERS_AT_ONCE):
            await it.done("transfer", None, 1)
        assert await it.refused("transfer", None, 1) == (429, "too-often")
        await it.done("transfer", None, 2)
        time_source.advance(3600 / TRANSFERS_PER_HOUR)
        await it.done("transfer", None, 1)
        assert await it.refused("transfer", None, 1) == (429, "too-often")
