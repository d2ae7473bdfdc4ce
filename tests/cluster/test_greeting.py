"""The greeting is the first word on a socket, whoever comes or goes elsewhere at the same moment; and whoever was
greeted is known to be there at every worker."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from saboteur.server.broadcast.connection import Connection
from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.store.cluster_tables import ClusterTables
from saboteur.server.store.rows import Here
from saboteur.server.table.audience import Audience
from saboteur.server.table.table import Table
from tests.cluster.worker_pair import Pair, pair, seated
from tests.kit.client import Player
from tests.kit.server_scenes import run


def _busy(it: Pair, patch: pytest.MonkeyPatch) -> list[int]:
    """While a worker writes who came to it, it also hears that somebody came elsewhere; gives the tables so far."""
    heard: list[int] = []
    put_presence = ClusterTables.put_presence

    async def putting(board: ClusterTables, rows: Sequence[tuple[int, Here]]) -> None:
        cluster = next(it.cluster(number) for number in range(2) if it.cluster(number).board is board)
        for table, here in rows:
            if here.sockets:
                heard.append(table)
                cluster._note(table, {f"another {len(heard)}": Here(frozenset(), len(heard), len(heard))})
        await put_presence(board, rows)

    patch.setattr(ClusterTables, "put_presence", putting)
    return heard


async def _first_words(folder: Path, patch: pytest.MonkeyPatch) -> list[str]:
    async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
        heard = _busy(it, patch)
        words = []
        for seat in range(3):
            other = it.servers[(seat + 1) % 2].base
            new = Player(other, made.code, made.tokens[seat])
            words.append((await new.connect())["type"])
            await new.close()
            words.append((await new.connect(resume=True))["type"])
            await new.close()
        assert heard, "nobody came elsewhere meanwhile"
        return words


def test_a_greeting_comes_before_the_presence_of_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(_first_words(folder, monkeypatch)) == ["welcome", "resumed"] * 3


def test_presence_before_the_greeting_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: whoever arrives is told at once who is there."""
    arrive = Table.arrive

    def chatty(table: Table, connection: Connection) -> None:
        connection.push(table.presence())
        arrive(table, connection)

    monkeypatch.setattr(Table, "arrive", chatty)
    assert run(_first_words(folder, monkeypatch)) == ["presence"] * 6


async def _known_elsewhere(folder: Path, patch: pytest.MonkeyPatch, may_write: asyncio.Event) -> list[bool]:
    """Somebody is greeted; whether the other worker then knows him. Who is here is written only when it may be."""
    put_presence = ClusterTables.put_presence

    async def waiting(board: ClusterTables, rows: Sequence[tuple[int, Here]]) -> None:
        await may_write.wait()
        await put_presence(board, rows)

    async with pair(folder) as it:
        code = (await it.lobbies[0].table())["code"]
        number, found = it.live(0, code).id, []
        patch.setattr(ClusterTables, "put_presence", waiting)
        for place in (1, 0):
            async with Player(it.servers[place].base, code):
                elsewhere = (await it.cluster(1 - place).board.presence([number]))[number]
                found.append(sum(here.sockets for here in elsewhere.values()) == 1)
        may_write.set()
        return found


def test_whoever_was_greeted_is_known_at_every_worker(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a deal that is started there would not wait for him."""
    may_write = asyncio.Event()
    may_write.set()
    assert run(_known_elsewhere(folder, monkeypatch, may_write)) == [True, True]


def test_telling_the_others_after_the_greeting_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the others learn it some time later, here when everything is over."""

    async def later(cluster: ManyProcesses, audience: Audience, _: Connection) -> None:
        cluster.present(audience)

    monkeypatch.setattr(ManyProcesses, "arrived", later)
    assert run(_known_elsewhere(folder, monkeypatch, asyncio.Event())) == [False, False]
