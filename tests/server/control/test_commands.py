"""What whoever runs a server can do, and what everybody else notices of it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.control import requests as r
from saboteur.server.control.commands import Commands
from tests.kit.client import Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.own_addresses import plant_addresses
from tests.kit.server_scenes import Scene, eventually, finish, game, table

PROXIED: dict[str, Any] = {"trusted_proxy": ("127.0.0.1",)}
"""Clients say themselves where they come from."""
BAD = "198.51.100.7"


async def asked(server: Running, request: r.Request) -> Any:
    """The answer to a request that must be accepted, as it goes over the socket."""
    answer = r.decode_answer(r.encode(await Commands(server.services).answer(request)))
    assert answer.problem is None, answer
    return answer.found


async def problem(server: Running, request: r.Request) -> str | None:
    """Why a request is refused."""
    return (await Commands(server.services).answer(request)).problem


async def bye(player: Player) -> tuple[str, dict[str, Any]]:
    """What a socket is told at its end."""
    message = await player.until(lambda message: message["type"] == "bye")
    return message["code"], message["arguments"]


# -- tables -----------------------------------------------------------------------------------------------------------


async def test_a_list_tells_how_many_are_where_and_names_only_if_asked(folder: Path) -> None:
    async with game(folder, 3, 2) as it:
        (told,) = (await asked(it.server, r.ListTables()))["tables"]
        assert told | {"used": 0} == {
            "code": it.code, "stage": "playing", "used": 0, "edition": "lt", "people": 3, "connected": 3, "bots": 2,
            "games": 1,
        }  # fmt: skip
        (named,) = (await asked(it.server, r.ListTables(names=True)))["tables"]
        assert named["names"] == ["Ana", "Ben", "Cleo"]


async def test_one_table_tells_addresses_only_if_asked(folder: Path) -> None:
    async with table(folder, 2, 1, limits=PROXIED) as it, Player(it.server.base, it.code) as watching:
        assert watching.socket is not None
        plain = await asked(it.server, r.ShowTable(it.code.lower()))
        assert [seat["name"] for seat in plain["seats"]][:2] == ["Ana", "Ben"]
        assert "127.0.0.1" not in repr(plain)
        told = await asked(it.server, r.ShowTable(it.code, addresses=True))
        assert [seat.get("addresses") for seat in told["seats"]] == [["127.0.0.1"], ["127.0.0.1"], None]
        assert told["watching"] == ["127.0.0.1"]
        assert await problem(it.server, r.ShowTable("00000000")) == "no-such-table"


async def test_nothing_that_is_answered_holds_a_token_or_a_card(folder: Path) -> None:
    async with game(folder, 3) as it:
        everything = (
            r.ListTables(everything=True, names=True), r.ShowTable(it.code, addresses=True), r.ShowStats(),
        )  # fmt: skip
        answers = [await asked(it.server, each) for each in everything]
        live = it.server.registry.tables[it.code]
        hands = [live.state.game.view(seat).own.hand for seat in range(3)]
        for secret in (*it.tokens, *live.state.secrets.values(), *(repr(list(hand)) for hand in hands)):
            assert secret not in repr(answers)


async def test_tables_that_nobody_uses_are_listed_from_the_database(folder: Path) -> None:
    async with table(folder, 1, connected=False) as it:
        it.server.registry.tables[it.code].drop()
        assert (await asked(it.server, r.ListTables()))["tables"] == []
        (told,) = (await asked(it.server, r.ListTables(everything=True)))["tables"]
        assert (told["code"], told["stage"]) == (it.code, "kept")


# -- ending -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reason", "code"), [("", "table-ended"), ("Be  kind\u200b", "table-ended-because")])
async def test_players_of_an_ended_table_are_told_why(folder: Path, reason: str, code: str) -> None:
    """Those who are there at once, those who come later whenever they come; the game is recorded as abandoned."""
    told = {"reason": "Be kind"} if reason else {}
    async with game(folder, 2, 1) as it, Player(it.server.base, it.code) as watching:
        await asked(it.server, r.EndTable(it.code, reason))
        for player in (*it.players, watching):
            assert await bye(player) == (code, told)
        assert await it.refused("ready", {"ready": True}) == (410, code)
        assert await it.refused("join", {"name": "Zoe"}, None) == (410, code)
        preview = await it.lobby.http.get(f"/api/tables/{it.code}")
        assert preview.json() == {"code": code, "arguments": told}
        async with Player(it.server.base, it.code, it.tokens[0]) as late:
            assert (late.told[0]["code"], late.told[0]["arguments"]) == (code, told)
        (record,) = (await it.lobby.http.get(it.path("records"))).json()["records"]
        assert record["ended"] == "abandoned"
        assert (await it.lobby.http.get(f"/api/records/{record['record']}")).status_code == 200
        assert await problem(it.server, r.EndTable(it.code)) == code


async def test_an_ended_table_stays_ended_after_a_restart_and_names_can_still_be_deleted(folder: Path) -> None:
    settings = settings_for(folder)
    async with running(settings) as first, Lobby(first.base) as lobby:
        made = await lobby.table("Ana")
        await asked(first, r.EndTable(made["code"], "enough"))
    async with running(settings) as second, Lobby(second.base) as lobby:
        assert (await lobby.http.get(f"/api/tables/{made['code']}")).json()["code"] == "table-ended-because"
        assert await problem(second, r.EndTable(made["code"])) == "table-ended-because"
        await lobby.done(f"/api/tables/{made['code']}/forget-name", None, made["token"])
        live = second.registry.tables[made["code"]]
        assert live.room.seats[0].name == ""
        (told,) = (await asked(second, r.ListTables()))["tables"]
        assert told["stage"] == "ended"


async def test_a_table_is_ended_while_its_cards_are_being_dealt(folder: Path) -> None:
    async with table(folder, 3) as it:
        for seat in (1, 2):
            await it.done("ready", {"ready": True}, seat)
        await it.done("start")
        assert it.server.registry.tables[it.code].room.stage == "dealing"
        await asked(it.server, r.EndTable(it.code))
        assert it.server.registry.tables[it.code].room.stage == "open"
        assert (await bye(it.players[0]))[0] == "table-ended"


async def test_a_reason_that_is_too_long_ends_nothing(folder: Path) -> None:
    async with table(folder, 1) as it:
        assert await problem(it.server, r.EndTable(it.code, "x" * 501)) == "too-long"
        assert it.server.registry.tables[it.code].room.ended is None


# -- bans -------------------------------------------------------------------------------------------------------------


def coming_from(address: str) -> dict[str, str]:
    """Headers of a request that the proxy passes on."""
    return {"x-forwarded-for": address}


async def status(it: Scene, address: str, path: str = "/api/about") -> tuple[int, str]:
    """How somebody from an address is answered."""
    answer = await it.lobby.http.get(path, headers=coming_from(address))
    return answer.status_code, answer.json().get("code", "") if "json" in answer.headers[
        "content-type"
    ] else answer.text


async def test_a_banned_address_gets_neither_pages_nor_answers(folder: Path) -> None:
    async with table(folder, 1, limits=PROXIED) as it:
        assert await asked(it.server, r.Ban(BAD)) == {"address": BAD, "new": True}
        assert await asked(it.server, r.Ban(BAD)) == {"address": BAD, "new": False}
        assert await status(it, BAD) == (403, "banned")
        code, words = await status(it, BAD, "/rules")
        assert (code, len(words.splitlines())) == (403, 1)
        assert (await status(it, "198.51.100.8"))[0] == 200
        assert list((await asked(it.server, r.ListBans()))["bans"]) == [BAD]
        assert await asked(it.server, r.Lift(BAD)) == {"address": BAD, "lifted": True, "still": []}
        assert await asked(it.server, r.Lift(BAD)) == {"address": BAD, "lifted": False, "still": []}
        assert (await status(it, BAD))[0] == 200


async def test_who_is_let_in_again_is_told_which_networks_still_keep_them_out(folder: Path) -> None:
    """The narrowest first: after it, the next is told."""
    async with running(settings_for(folder)) as server:
        for network in ("198.51.0.0/16", BAD, "198.51.100.0/24", "203.0.113.0/24"):
            await asked(server, r.Ban(network))
        still = ["198.51.100.0/24", "198.51.0.0/16"]
        assert await asked(server, r.Lift(BAD)) == {"address": BAD, "lifted": True, "still": still}
        assert await asked(server, r.Lift(BAD)) == {"address": BAD, "lifted": False, "still": still}
        assert (await asked(server, r.Lift(still[0])))["still"] == still[1:]


async def test_a_ban_of_an_address_covers_its_whole_network_of_ipv6(folder: Path) -> None:
    async with table(folder, 1, limits=PROXIED) as it:
        assert (await asked(it.server, r.Ban("2001:db8::5")))["address"] == "2001:db8::/64"
        assert (await status(it, "2001:db8::1:2:3:4"))[1] == "banned"
        assert (await status(it, "2001:db8:0:1::5"))[0] == 200


async def test_open_sockets_of_a_banned_address_end_and_no_new_one_opens(folder: Path) -> None:
    """The others at the table play on."""
    async with table(folder, 2, limits=PROXIED) as it:
        async with _from(BAD, it) as bad:
            await asked(it.server, r.Ban("198.51.100.0/24"))
            assert (await bye(bad))[0] == "banned"
            live = it.server.registry.tables[it.code]
            await eventually(lambda: len(live.audience.connections) == 2)
        with pytest.raises(Exception, match="403"):
            async with _from(BAD, it):
                pass
        await asked(it.server, r.Lift("198.51.100.0/24"))
        async with _from(BAD, it) as back:
            assert back.socket is not None


@asynccontextmanager
async def _from(address: str, it: Scene) -> AsyncIterator[Player]:
    player = Player(it.server.base, it.code)
    player.headers = coming_from(address)
    async with player:
        yield player


async def test_bans_survive_a_restart(folder: Path) -> None:
    settings = settings_for(folder, **PROXIED)
    async with running(settings) as first:
        await asked(first, r.Ban(BAD))
    async with running(settings) as second, Lobby(second.base) as lobby:
        answer = await lobby.http.get("/api/about", headers=coming_from(BAD))
        assert answer.json()["code"] == "banned"


@pytest.mark.parametrize(
    ("address", "why"),
    [("nobody", "no-address"), ("0.0.0.0/0", "no-address"), ("127.0.0.1", "ban-here"), ("10.1.0.0/16", "ban-proxy")],
)
async def test_a_host_is_kept_from_banning_everybody(folder: Path, address: str, why: str) -> None:
    async with running(settings_for(folder, trusted_proxy=("10.1.2.3",))) as server:
        assert await problem(server, r.Ban(address)) == why
        assert (await asked(server, r.ListBans()))["bans"] == {}


async def test_a_host_is_kept_from_banning_the_own_network(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_addresses(folder, monkeypatch, "10.77.0.2")
    async with running(settings_for(folder)) as server:
        for address in ("10.77.0.2", "10.77.0.0/24", "10.0.0.0/8"):
            assert await problem(server, r.Ban(address)) == "ban-here"
        assert await asked(server, r.Ban("10.77.1.0/24")) == {"address": "10.77.1.0/24", "new": True}


# -- the notice -------------------------------------------------------------------------------------------------------


async def test_a_notice_reaches_everybody_and_goes_when_it_is_withdrawn(folder: Path) -> None:
    async with table(folder, 1) as it:
        assert (await it.lobby.http.get("/api/notice")).json() == {"text": None, "club": False}
        await asked(it.server, r.SetNotice(" Closed \n tomorrow "))
        assert (await it.lobby.http.get("/api/notice")).json() == {"text": "Closed tomorrow", "club": False}
        assert await _notice(it.players[0]) == "Closed tomorrow"
        async with Player(it.server.base, it.code) as later:
            assert await _notice(later) == "Closed tomorrow"
            await asked(it.server, r.SetNotice(None))
            assert await _notice(later) is None
        assert await _notice(it.players[0]) is None
        assert (await asked(it.server, r.ShowNotice())) == {"text": None}


async def _notice(player: Player) -> Any:
    return (await player.until(lambda message: message["type"] == "notice"))["text"]


async def test_a_notice_survives_a_restart_and_is_neither_empty_nor_long(folder: Path) -> None:
    settings = settings_for(folder)
    async with running(settings) as first:
        await asked(first, r.SetNotice("Closed tomorrow"))
        assert await problem(first, r.SetNotice(" \u200b ")) == "empty-text"
        assert await problem(first, r.SetNotice("x" * 501)) == "too-long"
    async with running(settings) as second:
        assert await asked(second, r.ShowNotice()) == {"text": "Closed tomorrow"}


# -- numbers and logs -------------------------------------------------------------------------------------------------


async def test_what_is_played_is_counted_by_edition_and_players(folder: Path) -> None:
    async with game(folder, 2, 1, edition="et", rounds=1) as it:
        now = (await asked(it.server, r.ShowStats()))["now"]
        counts = {(row["what"], row["doing"], row["edition"], row["players"]): row["count"] for row in now}
        assert counts["games_running", "", "et", "3"] == 1
        assert (counts["people", "playing", "", ""], counts["people", "waiting", "", ""]) == (2, 0)
        await finish(it.players)
        assert await _counted(it.server) == {("made", 0): 1, ("dealt", 3): 1, ("finished", 3): 1}
        await it.start()
        await asked(it.server, r.EndTable(it.code))
        assert await _counted(it.server) == {
            ("made", 0): 1, ("dealt", 3): 2, ("finished", 3): 1, ("abandoned", 3): 1,
        }  # fmt: skip
        page = it.server.services.metrics.text()
        assert 'saboteur_games_ended_total{edition="et",ending="finished",players="3"} 1.0' in page
        assert 'saboteur_tables_made_total{edition="et"} 1.0' in page


async def _counted(server: Running) -> dict[tuple[str, int], int]:
    days = (await asked(server, r.ShowStats()))["days"]
    assert {row["edition"] for row in days} == {"et"}
    return {(row["what"], row["players"]): row["count"] for row in days}


async def test_counts_outlive_the_tables(folder: Path) -> None:
    async with table(folder, 1) as it:
        before = (await asked(it.server, r.ShowStats()))["days"]
        answer = await it.lobby.http.delete(
            f"/api/tables/{it.code}", headers={"authorization": f"Bearer {it.tokens[0]}"}
        )
        assert answer.status_code == 200
        assert (await asked(it.server, r.ShowStats()))["days"] == before != []


async def test_what_is_decided_is_logged_without_saying_about_whom(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "saboteur")
    async with table(folder, 1) as it:
        for request in (r.Ban(BAD), r.Lift(BAD), r.SetNotice("Ana!"), r.SetNotice(None), r.EndTable(it.code, "Ana!")):
            await asked(it.server, request)
        events = [each.getMessage() for each in caplog.records if each.name == "saboteur"]
        wanted = ["address-banned", "ban-lifted", "notice-set", "notice-withdrawn", "table-ended"]
        assert [event for event in events if event in wanted] == wanted
        assert not any(secret in line for line in events for secret in (BAD, "Ana", it.code, *it.tokens))
