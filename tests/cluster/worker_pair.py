"""Two workers in one process, each with a port of its own, on one PostgreSQL; and a table with people at both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from saboteur.server.store import cluster_tables, postgres
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.server_scenes import NAMES, began
from tests.kit.temporary_database import postgres_database


@dataclass
class Pair:
    """Two workers and their lobbies."""

    servers: list[Running]
    lobbies: list[Lobby]

    def cluster(self, number: int) -> Any:
        """The cluster as one of the workers sees it."""
        return self.servers[number].services.cluster

    def live(self, number: int, code: str) -> Any:
        """A table as one of the workers has it in memory."""
        return self.servers[number].registry.tables[code]


@asynccontextmanager
async def pair(folder: Path, *, parts: dict[str, Any] | None = None, **limits: Any) -> AsyncIterator[Pair]:
    """Two workers, until the block ends."""
    settings = settings_for(folder, database=postgres_database(folder), **{"bot_workers": 0} | limits)
    async with AsyncExitStack() as stack:
        stack.enter_context(_nobody_dies())
        servers = [await stack.enter_async_context(running(settings, **(parts or {}))) for _ in range(2)]
        lobbies = [await stack.enter_async_context(Lobby(server.base)) for server in servers]
        for server in servers:
            await server.services.cluster._beat()  # each knows that there is another
        yield Pair(servers, lobbies)


@contextmanager
def _nobody_dies() -> Iterator[None]:
    """Both workers run as long as the test does: on a busy machine a beat that comes late is no sign of death."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster_tables, "PRESENCE", cluster_tables.PRESENCE.replace(cluster_tables.LIVE, "true"))
        patch.setattr(cluster_tables, "LIVE", "true")
        be_patient(patch)
        yield


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """A database that answers late is not away."""
    patch.setattr(postgres, "SECONDS", PATIENCE)
    patch.setattr(postgres, "CONNECT_SECONDS", PATIENCE)


@dataclass
class Seated:
    """A table with people, each at one of the workers."""

    code: str
    tokens: list[str]
    players: list[Player]

    def path(self, rest: str) -> str:
        """A route of the table."""
        return f"/api/tables/{self.code}/{rest}"


@asynccontextmanager
async def seated(it: Pair, where: Iterable[int], *, dealt: bool = True, **settings: Any) -> AsyncIterator[Seated]:
    """A table whose people are at the workers named, in seat order; every request goes to the other worker."""
    places = list(where)
    host = await it.lobbies[0].table(NAMES[0], **settings)
    code, tokens = host["code"], [host["token"]]
    for seat, name in enumerate(NAMES[1 : len(places)], 1):
        tokens.append((await it.lobbies[seat % 2].join(code, name))["token"])
    async with AsyncExitStack() as stack:
        bases = [it.servers[place].base for place in places]
        players = [Player(base, code, token) for base, token in zip(bases, tokens, strict=True)]
        for player in players:
            await stack.enter_async_context(player)
        made = Seated(code, tokens, players)
        if dealt:
            await deal(it, made)
        yield made


async def deal(it: Pair, made: Seated) -> None:
    """Everybody is ready, and the cards are dealt."""
    for seat, token in enumerate(made.tokens[1:], 1):
        await it.lobbies[seat % 2].done(made.path("ready"), {"ready": True}, token)
    starting = it.lobbies[1].done(made.path("start"), None, made.tokens[0])
    await asyncio.gather(starting, *(began(player) for player in made.players))
    deal = made.players[0].room["deal"]
    assert None not in deal["nonces"], "somebody was not waited for"


async def come_back(player: Player) -> None:
    """Connect again and resume, however often it takes."""
    while True:
        try:
            first = await player.connect(resume=True)
        except (OSError, WebSocketException):
            await asyncio.sleep(0.02)
            continue
        if first["type"] == "resumed":
            return
        assert (first["type"], first["code"]) == ("bye", "stopping")
