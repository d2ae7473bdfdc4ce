"""Which tables make way when memory is full although somebody is connected to each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.kit.client import Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.server_scenes import eventually

PROXIED = {"trusted_proxy": ("127.0.0.1",)}
MOST = 8
CROWD = ("192.0.2.1", "192.0.2.2")


class Visitor:
    """Somebody at an address."""

    def __init__(self, server: Running, stack: AsyncExitStack, address: str) -> None:
        self.server, self.stack, self.lobby = server, stack, Lobby(server.base)
        self.headers = {"x-forwarded-for": address}
        self.lobby.http.headers.update(self.headers)

    async def makes(self, path: str = "/api/tables") -> dict[str, Any]:
        """What the server answers to somebody who wants a table."""
        return {**(answer := await self.lobby.post(path, {"name": "Ana"})).json(), "status": answer.status_code}

    async def comes(self, made: dict[str, Any], *, seated: bool = True) -> Player:
        """A socket at a table, and what it is told first."""
        player = Player(self.server.base, made["code"], made["token"] if seated else None)
        player.headers = self.headers
        await player.connect()
        self.stack.push_async_callback(player.close)
        return player

    async def occupies(self, path: str = "/api/tables") -> tuple[dict[str, Any], Player]:
        """A new table, and its host's socket there."""
        made = await self.makes(path)
        assert made["status"] == 201, made
        return made, await self.comes(made)


@asynccontextmanager
async def crowded(folder: Path, path: str, crowd: tuple[str, ...] = CROWD) -> AsyncIterator[tuple[Running, Any]]:
    """A server that is full: with one table of Ana's and, for the rest, tables of a crowd that stays connected."""
    async with running(settings_for(folder, most_tables=MOST, **PROXIED)) as server, AsyncExitStack() as stack:
        honest = await Visitor(server, stack, "192.0.2.77").occupies(path)
        people = [Visitor(server, stack, address) for address in crowd]
        for number in range(MOST - 1):
            await people[number % len(people)].occupies(path)
        assert len(server.registry.tables) == MOST
        yield server, (stack, honest, people)


@pytest.mark.parametrize("path", ["/api/tables", "/api/play-now"])
async def test_a_crowd_that_stays_connected_keeps_nobody_out(folder: Path, path: str) -> None:
    async with crowded(folder, path) as (server, (stack, (made, player), _)):
        newcomer = Visitor(server, stack, "192.0.2.99")
        for wanted in ("/api/tables", "/api/play-now"):
            await newcomer.occupies(wanted)
        assert made["code"] in server.registry.tables, "of Ana, who has one table, nothing is taken"
        await player.send({"type": "ping"})
        await player.kind("pong")


async def test_somebody_comes_back_to_a_table_that_left_memory(folder: Path) -> None:
    async with running(settings_for(folder, most_tables=MOST, **PROXIED)) as server, AsyncExitStack() as stack:
        ana = Visitor(server, stack, "192.0.2.77")
        made = await ana.makes()
        for number in range(MOST):
            await Visitor(server, stack, CROWD[number % 2]).occupies()
        assert made["code"] not in server.registry.tables
        assert (await ana.comes(made)).seats == [0]


async def test_who_has_most_tables_gets_no_more(folder: Path) -> None:
    async with crowded(folder, "/api/tables", CROWD[:1]) as (server, (_, _, people)):
        before = set(server.registry.tables)
        refused = await people[0].makes()
        assert (refused["status"], refused["code"]) == (503, "full")
        assert set(server.registry.tables) == before


async def test_whoever_must_go_is_told_and_loses_nothing(folder: Path) -> None:
    async with running(settings_for(folder, most_tables=2, **PROXIED)) as server, AsyncExitStack() as stack:
        mallory = Visitor(server, stack, CROWD[0])
        older, newer = await mallory.occupies(), await mallory.occupies()
        ana, _ = await Visitor(server, stack, "192.0.2.77").occupies()
        assert (await newer[1].kind("bye"))["code"] == "full"
        assert set(server.registry.tables) == {older[0]["code"], ana["code"]}
        await older[1].close()
        await eventually(lambda: not server.registry.tables[older[0]["code"]].audience.connections)
        assert (await mallory.comes(newer[0])).seats == [0]


async def test_nobody_makes_anothers_table_go_by_watching_it(folder: Path) -> None:
    async with crowded(folder, "/api/tables", CROWD[:1]) as (server, (stack, (made, _), people)):
        for _ in range(3):
            await people[0].comes(made, seated=False)
        await Visitor(server, stack, "192.0.2.99").occupies()
        assert made["code"] in server.registry.tables


async def test_a_running_game_goes_after_all_rooms_that_wait(folder: Path) -> None:
    async with running(settings_for(folder, most_tables=5, **PROXIED)) as server, AsyncExitStack() as stack:
        club = Visitor(server, stack, "192.0.2.50")
        games = [(await club.occupies("/api/play-now"))[0]["code"] for _ in range(3)]
        mallory = Visitor(server, stack, CROWD[0])
        rooms = [(await mallory.occupies())[0]["code"] for _ in range(2)]
        await Visitor(server, stack, "192.0.2.99").occupies()
        assert set(games) <= set(server.registry.tables)
        assert len(set(rooms) & set(server.registry.tables)) == 1


async def test_a_wide_network_counts_as_one(folder: Path) -> None:
    networks = tuple(f"2001:db8:1:{number}::1" for number in range(1, MOST))
    async with crowded(folder, "/api/tables", networks) as (server, (stack, (made, _), _)):
        await Visitor(server, stack, "192.0.2.99").occupies()
        assert made["code"] in server.registry.tables


async def test_rooms_and_games_of_an_address_count_together(folder: Path) -> None:
    async with running(settings_for(folder, most_tables=6, **PROXIED)) as server, AsyncExitStack() as stack:
        mallory, ana = Visitor(server, stack, CROWD[0]), Visitor(server, stack, "192.0.2.77")
        for path in ("/api/tables", "/api/play-now") * 2:
            await mallory.occupies(path)
        for _ in range(2):
            await ana.occupies()
        made, _ = await ana.occupies()
        assert made["code"] in server.registry.tables, "two and two of Mallory's are more than three"
