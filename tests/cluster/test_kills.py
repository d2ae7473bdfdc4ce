"""P5, P6, P13 with several workers: one is killed while games run, all are exchanged, the database restarts. Nothing is
lost, nothing is doubled, and players notice at most a reconnect."""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.cluster.worker_pair import come_back
from tests.kit.client import Lobby, Player
from tests.kit.cluster_process import PLACES, ClusterProcess, cluster, home
from tests.kit.reconnecting_clients import ReconnectingClients
from tests.kit.server_scenes import LONGEST, run
from tests.kit.temporary_database import postgres

TABLES = int(os.environ.get("SABOTEUR_TEST_CREW_TABLES", "5"))
KILLS = int(os.environ.get("SABOTEUR_TEST_CREW_KILLS", "2"))
"""`make soak` has more tables and more kills."""
MOVES = 30
"""Moves of the whole clients between two blows."""
PAUSE = 0.2
"""Seconds that people think: new workers need the machine to come up."""

Blow = Callable[[ClusterProcess, ReconnectingClients, int], Awaitable[None]]


async def played_through(
    servers: ClusterProcess, tables: int, blows: int, blow: Blow
) -> tuple[ReconnectingClients, list[str]]:
    """Clients play while something happens to the server again and again; gives everything that was found wrong."""
    clients = ReconnectingClients(servers.base, seed=1, pause=PAUSE, apart=True)
    await clients.embark(tables)
    await _all_play(clients)
    for number in range(blows):
        await blow(servers, clients, number)
        await _some_moves(clients, MOVES)
    await _all_play(clients)
    await clients.land()
    wrong = [fault for client in clients.clients for fault in client.broken]
    if not wrong:
        wrong += await clients.remembered() + clients.audited(servers.database)
    return clients, wrong


async def _all_play(clients: ReconnectingClients) -> None:
    """Wait until every table has seen another move acknowledged."""
    before = [sum(len(client.accepted) for client in table.clients) for table in clients.tables]
    async with asyncio.timeout(LONGEST):
        for table, count in zip(clients.tables, before, strict=True):
            while sum(len(client.accepted) for client in table.clients) <= count and not _broken(clients):
                await asyncio.sleep(0.02)


async def _some_moves(clients: ReconnectingClients, moves: int) -> None:
    wanted = clients.progress + moves
    async with asyncio.timeout(LONGEST):
        while clients.progress < wanted and not _broken(clients):
            await asyncio.sleep(0.005)


def _broken(clients: ReconnectingClients) -> bool:
    return any(client.broken for client in clients.clients)


async def _kill(servers: ClusterProcess, clients: ReconnectingClients, number: int) -> None:
    """A worker dies, first the one that has the first table; wait until another has its place."""
    first = home(clients.tables[0].code)
    victim = servers.kill([first, *(place for place in PLACES if place != first)][number % len(PLACES)])
    async with asyncio.timeout(LONGEST):
        while victim in servers.workers() or len(servers.workers()) < len(PLACES):
            await asyncio.sleep(0.02)


@pytest.mark.slow
def test_one_of_two_workers_is_killed_while_games_run(servers: ClusterProcess) -> None:
    before = servers.kills
    clients, wrong = run(played_through(servers, TABLES, KILLS, _kill))
    returns = sum(client.returns for client in clients.clients)
    print(f"\n{KILLS} kills, {TABLES} games, {clients.progress} moves acknowledged, {returns} returns")
    assert wrong == []
    assert servers.kills - before == KILLS
    assert any(client.returns for client in clients.tables[0].clients), "nobody was at the worker that died"


@pytest.mark.slow
@pytest.mark.parametrize("plant", ["tell_first", "forget_keys"])
def test_a_planted_fault_is_caught(folder: Path, plant: str) -> None:
    with cluster(folder, plant=plant, TRUSTED_PROXY="127.0.0.1") as servers:
        _, wrong = run(played_through(servers, 3, 1, _kill))
    assert wrong, f"nobody noticed {plant}"


@pytest.mark.slow
def test_all_workers_are_exchanged_while_games_run(servers: ClusterProcess) -> None:
    async def roll(servers: ClusterProcess, _: ReconnectingClients, __: int) -> None:
        old, before = set(servers.workers()), servers.log.read_text().count("workers-exchanged")
        servers.roll()
        async with asyncio.timeout(LONGEST):
            while servers.log.read_text().count("workers-exchanged") == before:
                await asyncio.sleep(0.05)
        assert not old & set(servers.workers())

    clients, wrong = run(played_through(servers, TABLES, 1, roll))
    assert wrong == []
    assert all(any(client.returns for client in table.clients) for table in clients.tables)


@pytest.mark.slow
@pytest.mark.parametrize("how", [pytest.param(signal.SIGINT, marks=pytest.mark.soak), signal.SIGQUIT])
def test_the_database_restarts_in_the_middle_of_games(servers: ClusterProcess, how: signal.Signals) -> None:
    """An orderly restart and a crash."""

    async def restart(_: ClusterProcess, __: ReconnectingClients, ___: int) -> None:
        await asyncio.to_thread(postgres().stop, how)
        await asyncio.to_thread(postgres().start)

    _, wrong = run(played_through(servers, 4, 1, restart))
    assert wrong == []


@pytest.mark.soak
@pytest.mark.slow
def test_a_table_is_served_elsewhere_before_its_worker_has_a_successor(servers: ClusterProcess) -> None:
    """Clock and bots go on at the other worker: nobody need come back for that."""

    async def scene() -> None:
        async with Lobby(servers.base) as lobby:
            settings = {"rounds": 1, "clock": 5, "talk": "none"}
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 5, "settings": settings})
            sockets = [Player(servers.base, taken["code"], taken["token"]) for _ in range(4)]
            for socket in sockets:
                await socket.connect()
            with servers.nobody_new():
                victim = servers.kill(home(taken["code"]))
                for socket in sockets:
                    with pytest.raises(WebSocketException):
                        await socket.kind("never")
                known = sockets[0].n
                for socket in sockets:
                    await come_back(socket)
                # Nobody moves: only the clock does, and after it the bots.
                await _until_told(sockets[0], known, ["clock", "bot:fallback"])
                assert victim in servers.workers(), "the supervisor has not even noticed yet"
            for socket in sockets:
                await socket.close()

    run(scene())


async def _until_told(player: Player, known: int, wanted: list[str]) -> None:
    """Read on until moves of these were told after a number, in this order. Whoever is sent away comes back: a worker
    that came up a moment ago sends people home once, also to one who died meanwhile."""
    while not _in_order(wanted, [_by(player, n) for n in range(known + 1, player.n + 1)]):
        try:
            await player.next()
        except WebSocketException:
            await come_back(player)


def _by(player: Player, n: int) -> str | None:
    message = json.loads(player.numbered[n])
    by: str | None = message.get("by")
    return by


def _in_order(wanted: list[str], told: list[str | None]) -> bool:
    rest = iter(told)
    return all(each in rest for each in wanted)
