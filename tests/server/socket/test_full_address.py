"""An address that has all its sockets: a player of a running game comes back, and nobody gets more than the limit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from saboteur.server.broadcast.connection import Connection
from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.metrics import Metrics
from saboteur.server.socket.endpoint import HELLO_SECONDS
from saboteur.server.socket.places import MOST_SILENT
from tests.kit.client import Player
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_scenes import NAMES, Scene, eventually, game, table

ADDRESS = "127.0.0.1"
MOST = 5
LIMITS = {"most_connections_per_address": MOST}


@asynccontextmanager
async def neighbours(it: Scene, count: int, *, playing: bool = False) -> AsyncIterator[list[Player]]:
    """People at another table of the same server, each with one socket; the table is younger than the scene's."""
    host = await it.lobby.table(NAMES[0])
    tokens = [host["token"], *[(await it.lobby.join(host["code"], name))["token"] for name in NAMES[1:count]]]
    async with AsyncExitStack() as stack:
        players = [Player(it.server.base, host["code"], token) for token in tokens]
        for player in players:
            await stack.enter_async_context(player)
        if playing:
            await Scene(it.server, it.lobby, host["code"], tokens, players).start()
        yield players


def counted(it: Scene) -> int:
    sockets: FairEviction[Connection] = it.server.services.sockets
    return sum(one.counted for one in sockets.of(ADDRESS))


def unheard(it: Scene) -> int:
    sockets: FairEviction[Connection] = it.server.services.sockets
    return sum(not one.heard for one in sockets.of(ADDRESS))


def evicted(it: Scene) -> int:
    metrics: Metrics = it.server.services.metrics
    return metrics.value(EVICTED_CONNECTIONS)


async def lost(it: Scene, seat: int) -> None:
    """A player's line is lost, and the server knows."""
    before = counted(it)
    await it.players[seat].close()
    await eventually(lambda: counted(it) == before - 1)


async def refused(player: Player) -> bool:
    answer = await player.connect()
    return (answer["type"], answer.get("code")) == ("bye", "full")


async def test_a_player_of_a_running_game_comes_back_to_a_full_address(folder: Path) -> None:
    """The attack itself: a neighbour has seats at a table where nothing is played, with one socket each."""
    async with game(folder, 3, limits=LIMITS) as it:
        await lost(it, 2)
        async with neighbours(it, 3) as others:
            assert counted(it) == MOST
            assert (await it.players[2].connect(resume=True))["type"] == "resumed"
            assert (await others[0].kind("bye"))["code"] == "full"
            assert await refused(others[0]), "whoever had to make way matters less"
            assert (counted(it), evicted(it)) == (MOST, 1)
            for player in (*it.players, *others[1:]):
                await player.send({"type": "ping"})
                await player.kind("pong")


async def test_of_two_running_games_the_younger_one_makes_way(folder: Path) -> None:
    async with game(folder, 3, limits=LIMITS) as it:
        await lost(it, 1)
        async with neighbours(it, 3, playing=True) as others:
            assert (await it.players[1].connect())["type"] == "welcome"
            assert (await others[0].kind("bye"))["code"] == "full"
            assert await refused(others[0])
            await lost(it, 1)
            assert (await others[0].connect())["type"] == "welcome", "that place is free"
            assert (await it.players[1].connect())["type"] == "welcome"
            assert (await others[1].kind("bye"))["code"] == "full"
            assert (counted(it), evicted(it)) == (MOST, 2)


async def test_whoever_has_no_seat_takes_nobodys_place(folder: Path) -> None:
    """Spectators, table screens and people who wait for a bot's seat."""
    async with game(folder, 2, 1, limits=LIMITS) as it:
        newcomer = (await it.lobby.join(it.code, "Zoe"))["token"]
        async with neighbours(it, 3):
            assert await refused(Player(it.server.base, it.code))
            assert await refused(Player(it.server.base, it.code, it.tokens[0], screen=True))
            assert await refused(Player(it.server.base, it.code, newcomer))
            assert (counted(it), evicted(it)) == (MOST, 0)


async def test_where_all_sit_at_one_table_nobody_makes_way(folder: Path) -> None:
    async with table(folder, 6, connected=False, limits=LIMITS) as it, AsyncExitStack() as stack:
        for player in it.players[:MOST]:
            await stack.enter_async_context(player)
        assert await refused(it.players[MOST])
        assert (counted(it), evicted(it)) == (MOST, 0)


async def test_the_dead_socket_of_a_player_makes_way_for_the_new_one(folder: Path) -> None:
    async with table(folder, MOST, limits=LIMITS) as it, Player(it.server.base, it.code, it.tokens[3]) as again:
        assert again.seats == [3]
        assert (await it.players[3].kind("bye"))["code"] == "full"
        assert counted(it) == MOST


async def test_sockets_that_say_nothing_do_not_keep_a_player_out(folder: Path) -> None:
    """However many there are: few are open at a time, and each has only so long."""
    async with game(folder, 3, limits=LIMITS) as it, AsyncExitStack() as stack:
        await lost(it, 0)
        await stack.enter_async_context(neighbours(it, 3))
        silent = [await RawSocket.open(it.server.base) for _ in range(3 * MOST_SILENT)]
        assert (counted(it), unheard(it), evicted(it)) == (MOST, MOST_SILENT, 2 * MOST_SILENT)
        await eventually(lambda: all(socket.closed is not None for socket in silent[:-MOST_SILENT]))
        async with it.players[0]:
            assert (counted(it), evicted(it)) == (MOST, 2 * MOST_SILENT + 2), "the oldest silent one, and a neighbour"
            before = asyncio.get_running_loop().time()
            await eventually(lambda: unheard(it) == 0)
            assert asyncio.get_running_loop().time() - before <= HELLO_SECONDS
        for socket in silent:
            await socket.close()


async def test_knocking_does_not_end_a_socket_that_is_about_to_say_hello(folder: Path) -> None:
    async with table(folder, MOST, connected=False, limits=LIMITS) as it, AsyncExitStack() as stack:
        for player in it.players[1:]:
            await stack.enter_async_context(player)
        slow = await RawSocket.open(it.server.base)
        knocks = [await RawSocket.open(it.server.base) for _ in range(MOST_SILENT)]
        await slow.ask({"type": "hello", "v": 1, "table": it.code, "token": it.tokens[0]})
        assert slow.closed is None
        assert b'"welcome"' in slow.answers[0]
        for socket in (slow, *knocks):
            await socket.close()


async def test_a_socket_that_says_nothing_takes_no_spectators_place(folder: Path) -> None:
    async with table(folder, 3, limits=LIMITS) as it, AsyncExitStack() as stack:
        watching = [await stack.enter_async_context(Player(it.server.base, it.code)) for _ in range(MOST - 3)]
        silent = [await RawSocket.open(it.server.base) for _ in range(2)]
        for player in watching:
            await player.send({"type": "ping"})
            await player.kind("pong")
        assert (counted(it), evicted(it)) == (MOST, 0)
        for socket in silent:
            await socket.close()


async def test_an_address_full_of_silent_sockets_makes_way(folder: Path) -> None:
    async with table(folder, 3, connected=False, limits={"most_connections_per_address": 2 * MOST_SILENT}) as it:
        silent = [await RawSocket.open(it.server.base) for _ in range(3 * MOST_SILENT)]
        async with Player(it.server.base, it.code):
            assert (counted(it), unheard(it)) == (1, 3 * MOST_SILENT - 1)
            await eventually(lambda: silent[0].closed is not None)
        for socket in silent:
            await socket.close()
