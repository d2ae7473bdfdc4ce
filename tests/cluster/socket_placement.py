"""Where sockets are when several workers serve: who should have them, who has them, and through whom they came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.hosting.test_metrics import values
from tests.kit import client
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.cluster_process import PLACES, ClusterProcess, home
from tests.kit.server_scenes import LONGEST, NAMES

PEOPLE = 3


async def numbers(lobby: Lobby) -> dict[str, float]:
    """The numbers of both workers; whoever is asked knows them all, unless the other is too busy to answer soon."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):  # the worker that was asked is dead
                told = values((await lobby.http.get("/api/metrics")).text)
                if all(f"saboteur_connections {name}" in told for name in PLACES):
                    return told
            await asyncio.sleep(0.05)


async def counted(lobby: Lobby, name: str) -> float:
    """A number, of both workers together."""
    told = await numbers(lobby)
    return sum(value for key, value in told.items() if key.split()[0] == name)


async def where(lobby: Lobby) -> dict[str, int]:
    """How many sockets each worker has."""
    told = await numbers(lobby)
    return {name: int(told[f"saboteur_connections {name}"]) for name in PLACES}


async def until_at(lobby: Lobby, wanted: dict[str, int]) -> None:
    """Wait until each worker has so many sockets."""
    async with asyncio.timeout(LONGEST):
        while await where(lobby) != wanted:
            await asyncio.sleep(0.05)


async def nobody_is_left(base: str) -> None:
    """Wait until both workers serve, and nobody."""
    async with Lobby(base) as lobby:
        await until_at(lobby, dict.fromkeys(PLACES, 0))


def homes(tables: list[list[Player]]) -> dict[str, int]:
    """How many sockets each worker should have."""
    counts = dict.fromkeys(PLACES, 0)
    for table in tables:
        counts[home(table[0].code)] += len(table)
    return counts


async def table_at(lobby: Lobby, place: str, **settings: Any) -> Any:
    """A new table that a worker has; gives code, seat and token of its host."""
    while True:
        host = await lobby.table(NAMES[0], **settings)
        if home(host["code"]) == place:
            return host


@contextmanager
def knocking(servers: ClusterProcess, doors: Sequence[str]) -> Iterator[None]:
    """Players shake hands with these workers in turn, again and again; their hello may then bring them to another."""
    knocks = 0

    async def through(address: str, **how: Any) -> ClientConnection:
        nonlocal knocks
        knocks += 1
        with servers.only(doors[(knocks - 1) % len(doors)]):
            return await connect(address, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "connect", through)
        yield


@asynccontextmanager
async def seated(base: str, lobby: Lobby, *places: str) -> AsyncIterator[list[list[Player]]]:
    """People at tables that these workers have."""
    made = []
    for place in places:
        host = await table_at(lobby, place, rounds=1, talk="none")
        taken = [host] + [await lobby.join(host["code"], name) for name in NAMES[1:PEOPLE]]
        made.append([Player(base, host["code"], one["token"]) for one in taken])
    everybody = [player for table in made for player in table]
    for player in everybody:
        await player.connect()
    yield made
    for player in everybody:
        await player.close()
