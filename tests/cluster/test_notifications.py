"""P8: notices wake, reading decides. A worker that hears nothing catches up; one that hears all thrice does nothing
twice."""

from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from saboteur.server import background
from saboteur.server.cluster import many_processes
from saboteur.server.cluster.many_processes import ManyProcesses, Notice
from tests.cluster.worker_pair import pair, seated
from tests.kit.client import Player
from tests.kit.server_scenes import eventually, finish, run


def _deaf(_: Any, __: str) -> None:
    """Hears nothing."""


async def _game(folder: Path) -> None:
    async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
        await finish(made.players)
        assert made.players[1].room["finished"][0]["ended"] == "finished"
        assert len({player.n for player in made.players}) == 1


def test_deaf_workers_catch_up_by_reading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ManyProcesses, "hear", _deaf)
    monkeypatch.setattr(many_processes, "BEAT_SECONDS", 0.05)  # the game would be as sure with a second, but longer
    run(_game(folder))


@pytest.mark.parametrize(
    "failure",
    [
        asyncpg.CannotConnectNowError,
        OSError,
        *(pytest.param(failure, marks=pytest.mark.soak) for failure in (asyncpg.InvalidPasswordError, RuntimeError)),
    ],
)
def test_a_heartbeat_outlives_a_database_that_is_not_there_yet(
    folder: Path, monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    """A database that starts up again refuses connections in ways of its own. A worker without its heartbeat would be
    given up by the others, and its people would be told nothing."""
    monkeypatch.setattr(many_processes, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(background, "SECONDS_AFTER_A_FAILURE", 0.05)

    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
            board, refused = it.cluster(1).board, 0

            async def refusing() -> Any:
                nonlocal refused
                refused += 1
                raise failure("the database system is starting up")

            with monkeypatch.context() as patch:
                patch.setattr(it.servers[1].services.store, "connect", refusing)
                board._ear.terminate()
                await eventually(lambda: refused >= 3)
            await eventually(lambda: not board._ear.is_closed())
            await finish(made.players)
            assert len({player.n for player in made.players}) == 1

    run(scene())


def test_a_deaf_worker_that_trusts_the_bus_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody looks by himself. Beats pass, and one worker's people are not told of the other's move."""

    beats: Counter[object] = Counter()

    async def blind(cluster: Any) -> None:
        """Looks at nothing."""
        beats[cluster] += 1

    async def scene() -> None:
        async with pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
            look_around = ManyProcesses._look_around
            monkeypatch.setattr(ManyProcesses, "_look_around", blind)
            mover = next(player for player in made.players if player.to_act in player.seats)
            other = next(player for player in made.players if player.base != mover.base)
            await eventually(lambda: len(beats) == 2)  # beats follow one another: a look that had begun is over
            for number in range(2):
                follows, table = it.cluster(number)._following, it.live(number, made.code)
                await eventually(lambda follows=follows, table=table: not follows and not table.busy)
            number = await _moved(mover)
            beats.clear()
            await eventually(lambda: len(beats) == 2 and min(beats.values()) >= 5)
            await other.send({"type": "ping"})
            assert (await other.until(lambda told: told["type"] in ("step", "pong")))["type"] == "pong"
            for cluster in map(it.cluster, range(2)):
                await look_around(cluster)
            assert (await other.kind("step"))["n"] == number

    monkeypatch.setattr(ManyProcesses, "hear", _deaf)
    monkeypatch.setattr(many_processes, "BEAT_SECONDS", 0.05)
    run(scene())


async def _moved(player: Player) -> int:
    """Make a move; gives its number."""
    assert player.view is not None
    await player.send(player.move(player.view["legal"][0]))
    return int((await player.kind("done"))["n"])


def test_notices_that_come_again_late_or_wrong_change_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    hear = ManyProcesses.hear

    def echoing(cluster: ManyProcesses, text: str) -> None:
        heard.append(text)
        notice = many_processes.decoder.decode(text)
        wrong = Notice(notice.worker, {table: n + 50 for table, n in notice.stored.items()}, notice.present)
        lie = Notice("nobody", {10**9: 5}, (10**9,), leaves=True)
        for told in (text, heard[0], many_processes.encode(wrong).decode(), text, many_processes.encode(lie).decode()):
            hear(cluster, told)

    monkeypatch.setattr(ManyProcesses, "hear", echoing)
    monkeypatch.setattr(many_processes, "BEAT_SECONDS", 3600)  # so that only notices wake
    run(_game(folder))
    assert heard, "the game went on without notices"
