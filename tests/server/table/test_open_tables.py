"""The list of tables that anybody may join: which are on it, when they leave it, and what it does not tell."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.cluster.open_table_list import SECONDS
from saboteur.server.table.open_tables import MOST_LISTED, OpenTable, packed, together
from tests.kit.client import Player
from tests.kit.server_scenes import Scene, eventually, table

LISTING = {"list_tables": True}


async def listed(it: Scene) -> list[Any]:
    """The list as somebody sees it who has no seat anywhere, and has not asked for it a moment ago."""
    await asyncio.sleep(2 * SECONDS)
    answer = await it.lobby.http.get("/api/tables")
    assert answer.status_code == 200
    told: list[Any] = answer.json()["tables"]
    return told


async def test_a_table_is_listed_if_its_host_and_the_server_want_it(folder: Path) -> None:
    async with table(folder, 2, 1, limits=LISTING) as it:
        assert await listed(it) == []
        await it.done("settings", {"listed": True})
        assert await listed(it) == [{"code": it.code, "edition": "lt", "taken": 3, "free": 7}]
        assert (await it.lobby.http.get("/api/about")).json()["open_tables"]


async def test_a_server_lists_nothing_unless_it_was_told_to(folder: Path) -> None:
    async with table(folder, 2, 1, listed=True) as it:
        assert await listed(it) == []
        assert not (await it.lobby.http.get("/api/about")).json()["open_tables"]


async def test_a_table_leaves_the_list_when_nobody_new_could_join(folder: Path) -> None:
    """Closed, private, full, dealt; and comes back, as long as that can be undone."""
    async with table(folder, 2, 1, limits=LISTING, listed=True) as it:
        for setting in ("closed", "private"):
            await it.done("settings", {setting: True})
            assert await listed(it) == [], setting
            await it.done("settings", {setting: False})
            assert len(await listed(it)) == 1, setting
        await it.done("bots", {"count": 7})
        assert await listed(it) == []
        await it.done("seats/9/remove")
        assert (await listed(it))[0]["free"] == 1
        await it.start()
        assert await listed(it) == []


async def test_a_table_at_which_nobody_is_any_more_is_not_listed(folder: Path) -> None:
    """A spectator is nobody to play with."""
    async with table(folder, 1, limits=LISTING, connected=False, listed=True) as it:
        assert await listed(it) == []
        async with Player(it.server.base, it.code):
            assert await listed(it) == []
            async with Player(it.server.base, it.code, it.tokens[0]):
                assert len(await listed(it)) == 1
        live = it.server.registry.tables[it.code]
        await eventually(lambda: not live.audience.connections)
        assert await listed(it) == []


def test_the_lists_of_several_workers_are_one() -> None:
    """A table whose players are connected to two workers is told once; nobody is told more than fits on a page, and
    the newest come first, whoever has them."""
    one, other = OpenTable(1, "AAAA", "lt", 2, 8), OpenTable(2, "BBBB", "et", 9, 1)
    assert together([packed([one]), packed([]), packed([other, one])]) == [other, one]
    crowd = [OpenTable(number, f"{number:08}", "lt", 1, 9) for number in range(40)]
    told = together([packed(crowd[::2]), packed(crowd[1::2])])
    assert [table.number for table in told] == list(range(39, 39 - MOST_LISTED, -1))


async def test_the_list_is_put_together_at_most_once_a_second(folder: Path) -> None:
    async with table(folder, 2, 1, limits=LISTING, listed=True) as it:
        first = await listed(it)
        await it.done("settings", {"listed": False})
        assert (await it.lobby.http.get("/api/tables")).json()["tables"] == first
        assert await listed(it) == []


async def test_one_address_does_not_fill_the_list(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty idle tables of one visitor kept everybody else's off it."""
    monkeypatch.setattr("saboteur.server.table.open_tables.MOST_LISTED", 2)
    limits = LISTING | {"trusted_proxy": ("127.0.0.1",)}
    async with table(folder, 1, limits=limits) as it, AsyncExitStack() as sockets:
        made: dict[str, str] = {}
        for name, address in (("Ben", "192.0.2.1"), ("Mallory", "192.0.2.2"), ("Malle", "192.0.2.2")):
            settings = {"listed": True}
            host = await it.lobby.done("/api/tables", {"name": name, "settings": settings})
            player = Player(it.server.base, host["code"], host["token"])
            player.headers = {"x-forwarded-for": address}
            await sockets.enter_async_context(player)
            made[name] = host["code"]
        assert [one["code"] for one in await listed(it)] == [made["Malle"], made["Ben"]]


def test_the_lists_of_workers_are_as_fair_together() -> None:
    crowd = [
        OpenTable(number, f"{number:08}", "lt", 1, 9, MOST_LISTED - number) for number in range(1, MOST_LISTED + 1)
    ]
    lists = [packed(crowd), packed([OpenTable(0, "AAAA", "lt", 2, 8)])]
    assert together(lists)[-1].code == "AAAA"
