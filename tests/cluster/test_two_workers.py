"""P13: any worker serves any table, and the unique key of table and number decides."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.store import Batch, Overtaken, StoreFailed, postgres_writer
from saboteur.server.store.postgres import PostgresStore
from saboteur.server.store.postgres_writer import GroupWriter
from tests.cluster.worker_pair import Pair, Seated, pair, seated
from tests.kit.client import PATIENCE, Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import eventually, finish, run


def test_people_at_two_workers_play_a_whole_game(folder: Path) -> None:
    """Everybody is told the same numbers, and the same seat the same bytes, wherever it is connected."""

    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
            guests = [Player(server.base, made.code) for server in it.servers]
            twins = [Player(it.servers[1].base, made.code, made.tokens[0])]
            for other in (*guests, *twins):
                await other.connect()
            everybody = [*made.players, *guests]
            twins[0].ceremony = False
            await asyncio.gather(finish(everybody), _read(twins[0]))
            assert guests[0].numbered == guests[1].numbered
            shared = twins[0].numbered.keys() & made.players[0].numbered.keys()
            assert len(shared) > 20
            assert all(twins[0].numbered[n] == made.players[0].numbered[n] for n in shared)
            assert len({player.n for player in everybody}) == 1
            assert made.players[0].room["finished"][0]["ended"] == "finished"
            for other in (*guests, *twins):
                await other.close()

    run(scene())


async def _read(player: Player) -> None:
    while not player.over:
        await player.next()


async def _rivals(it: Pair, made: Seated) -> list[Player]:
    """A second socket for each seat, at the other worker."""
    rivals = []
    for player in made.players:
        other = next(server.base for server in it.servers if server.base != player.base)
        rival = Player(other, made.code, player.token)
        await rival.connect()
        rivals.append(rival)
    return rivals


async def race(it: Pair, made: Seated, moves: int, seed: int = 1) -> tuple[int, int]:
    """The seat to act moves at both workers at once, again and again; gives how many were accepted and refused."""
    chance, rivals, counts = random.Random(seed), await _rivals(it, made), {"done": 0, "refused": 0}
    everybody = [*made.players, *rivals]
    for _ in range(moves):
        await _all_know(everybody)
        pairs = [(one, two) for one, two in zip(made.players, rivals, strict=True) if one.to_act in one.seats]
        if not pairs:
            break
        assert pairs[0][0].view is not None
        move = chance.choice(pairs[0][0].view["legal"])  # the same, so that the game takes the same course
        for socket in pairs[0]:
            await socket.send(socket.move(move))
        for socket in pairs[0]:
            answer = await socket.until(lambda told: told["type"] in counts)
            counts[answer["type"]] += 1
            if answer["type"] == "refused":
                assert answer["code"] in ("stale", "not-now"), answer
    for rival in rivals:
        await rival.close()
    return counts["done"], counts["refused"]


async def _all_know(everybody: list[Player]) -> None:
    """All sockets have been told the same."""
    async with asyncio.timeout(PATIENCE):
        while len({player.n for player in everybody}) > 1:
            last = max(player.n for player in everybody)
            for player in everybody:
                while player.n < last:
                    await player.next()


def test_of_two_moves_at_once_at_two_workers_one_is_made_and_the_other_is_stale(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
            done, refused = await race(it, made, 25)
            assert done == refused
            assert done >= 10
            stored = await it.servers[0].services.store.load(made.code)
            assert len(stored.keys) == done

    run(scene())


async def _answered(
    folder: Path, patch: pytest.MonkeyPatch, plant: Callable[[], None] = lambda: None
) -> tuple[list[str], int]:
    """A seat moves at both workers, and neither stores before the other wants to; gives the answers, and how many
    moves are stored. A fault is planted when the cards are dealt: the deal has races of its own."""
    async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
        rivals = await _rivals(it, made)
        await _all_know([*made.players, *rivals])
        plant()
        _meet(patch)
        sockets = next(both for both in zip(made.players, rivals, strict=True) if both[0].to_act in both[0].seats)
        assert sockets[0].view is not None
        for socket in sockets:
            await socket.send(socket.move(sockets[0].view["legal"][0]))
        answers = [await socket.until(lambda told: told["type"] in ("done", "refused")) for socket in sockets]
        stored = await it.servers[0].services.store.load(made.code)
        for rival in rivals:
            await rival.close()
        return sorted(answer["type"] for answer in answers), len(stored.keys)


def _meet(patch: pytest.MonkeyPatch) -> None:
    """Whoever stores a move waits until two want to; later ones do not wait."""
    original, waiting, met = PostgresStore.append, [], asyncio.Event()

    async def meeting(store: PostgresStore, batch: Batch) -> object:
        if batch.keys:
            waiting.append(batch)
            if len(waiting) == 2:
                met.set()
            await met.wait()
        return await original(store, batch)

    patch.setattr(PostgresStore, "append", lambda store, batch: asyncio.ensure_future(meeting(store, batch)))


def test_the_unique_key_decides_between_two_that_store_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(_answered(folder, monkeypatch)) == (["done", "refused"], 1)


def test_ignoring_the_unique_key_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a worker that takes a violation for success tells what is not stored."""

    def as_if_stored(writer: GroupWriter, tasks: list[postgres_writer._Task], failure: StoreFailed) -> None:
        if not isinstance(failure, Overtaken):
            fail(writer, tasks, failure)
            return
        for task in tasks:
            task.done.set_result(None)

    fail = GroupWriter._fail
    plant = partial(monkeypatch.setattr, GroupWriter, "_fail", as_if_stored)
    assert run(_answered(folder, monkeypatch, plant)) == (["done", "done"], 1)


def test_the_same_move_at_two_workers_is_one_move_with_one_answer(folder: Path) -> None:
    """P6 across workers."""

    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
            rivals = await _rivals(it, made)
            for _ in range(10):
                await _all_know([*made.players, *rivals])
                one, two = next(
                    (one, two) for one, two in zip(made.players, rivals, strict=True) if one.to_act in one.seats
                )
                assert one.view is not None
                message = one.move(one.view["legal"][0])
                for socket in (one, two, one):
                    await socket.send(message)
                answers = [
                    await socket.until(lambda told: told["type"] in ("done", "refused")) for socket in (one, two, one)
                ]
                assert [answer["type"] for answer in answers] == ["done"] * 3, answers
                assert len({answer["n"] for answer in answers}) == 1
            for rival in rivals:
                await rival.close()

    run(scene())


def test_deeds_of_the_lobby_at_two_workers_do_not_get_in_each_others_way(folder: Path) -> None:
    """Ten people join at once, at both workers: nobody is refused, nobody shares a seat."""

    async def scene() -> None:
        async with pair(folder) as it:
            code = (await it.lobbies[0].table("Ana"))["code"]
            names = [f"Guest {number}" for number in range(9)]
            taken = await asyncio.gather(
                *(it.lobbies[number % 2].join(code, name) for number, name in enumerate(names))
            )
            assert sorted(one["seat"] for one in taken) == list(range(1, 10))
            preview = (await it.lobbies[1].http.get(f"/api/tables/{code}")).json()
            assert sorted(preview["names"]) == sorted(["Ana", *names])

    run(scene())


def test_who_is_connected_is_known_at_both(folder: Path) -> None:
    """Presence, votes and transfers count devices wherever they are."""

    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 1), rounds=1) as made:
            await eventually(lambda: all(it.live(0, made.code).audience.connected(seat) for seat in range(3)))
            await eventually(lambda: all(it.live(1, made.code).audience.connected(seat) for seat in range(3)))
            await it.lobbies[0].done(made.path("votes"), {"vote": "pause"}, made.tokens[1])
            assert it.live(0, made.code).room.paused is None
            await it.lobbies[1].done(made.path("votes"), {"vote": "pause"}, made.tokens[0])
            assert (await made.players[2].change("paused"))["room"]["paused"] == "vote"
            await made.players[2].close()
            left = await made.players[0].until(lambda told: told["type"] == "presence" and not all(told["connected"]))
            assert left["connected"] == [True, True, False]
            since = it.live(0, made.code).audience.disconnected_since
            assert set(since) == {2}

    run(scene())


def test_a_seat_moves_to_another_device_through_the_other_worker_once(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 1), dealt=False) as made:
            await eventually(lambda: it.live(1, made.code).audience.connected(0))
            code = (await it.lobbies[1].done(made.path("transfer"), None, made.tokens[0]))["code"]
            wish = {"table": made.code, "code": code}
            answers = await asyncio.gather(*(lobby.post("/api/transfers", wish) for lobby in it.lobbies * 2))
            assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
            assert (await made.players[0].kind("bye"))["code"] == "seat-gone"
            for number in range(2):
                answer = await it.lobbies[number].post(made.path("ready"), {"ready": True}, made.tokens[0])
                assert answer.status_code == 401

    run(scene())


def test_a_table_deleted_at_one_worker_is_gone_at_the_other(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder) as it, seated(it, (1, 1, 1), dealt=False) as made:
            headers = {"authorization": f"Bearer {made.tokens[0]}"}
            assert (await it.lobbies[0].http.delete(f"/api/tables/{made.code}", headers=headers)).status_code == 200
            assert (await made.players[0].kind("bye"))["code"] == "table-deleted"
            assert (await it.lobbies[1].http.get(f"/api/tables/{made.code}")).status_code == 404

    run(scene())


def test_bots_and_clocks_are_looked_after_by_one_and_by_the_other_when_that_one_is_gone(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder, bot_delay=0.0) as it:
            host = await it.lobbies[0].done(
                "/api/play-now", {"name": "Ana", "players": 4, "settings": {"rounds": 1, "talk": "none"}}
            )
            sockets = [Player(server.base, host["code"], host["token"]) for server in it.servers]
            for socket in sockets:
                await socket.connect()
            tables = [it.live(number, host["code"]) for number in range(2)]
            await eventually(lambda: sorted(tables[n].runs_here for n in range(2)) == [False, True])
            first = next(number for number in range(2) if tables[number].runs_here)
            await sockets[1 - first].play_on(lambda legal: legal[0], until=lambda: sockets[1 - first].n > 30)
            await sockets[first].close()
            await sockets[1 - first].play_on(lambda legal: legal[0], until=lambda: sockets[1 - first].over)
            assert sockets[1 - first].room["finished"][0]["ended"] == "finished"
            await sockets[1 - first].close()

    run(scene())


def test_a_clock_goes_on_though_somebody_spoke_at_the_other_worker(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Talk gives nobody more time, though a worker that heard of it late reads the table anew."""

    def deaf(_: ManyProcesses, __: int, ___: int) -> None:
        """Looks at nothing."""

    async def scene() -> None:
        time_source = FakeTime()
        async with pair(folder, parts={"time_source": time_source}) as it, seated(it, (0, 1, 0), clock=60) as made:
            tables = [it.live(number, made.code) for number in range(2)]
            await eventually(lambda: all(table.clock.running for table in tables))
            monkeypatch.setattr(ManyProcesses, "_look", deaf)
            time_source.advance(30)
            for player in (made.players[1], made.players[0]):
                await player.send({"type": "claim", "key": "spoken-once", "text": "!role:digger"})
                await player.kind("done")
            assert [table.clock.left for table in tables] == [30_000, 30_000]

    run(scene())
