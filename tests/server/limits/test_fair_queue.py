"""Replays and records for everybody: no address waits for what another one asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.limits.fair_queue import MOST_OF_ONE, MOST_WAITING_REQUESTS, RETRY_SECONDS, FairQueue
from saboteur.server.problems import Problem
from saboteur.server.replay import replay_requests
from saboteur.server.replay.replay_requests import AT_ONCE, Replays
from saboteur.server.table import game_records
from tests.kit.memory_loop import run_virtual
from tests.kit.server_scenes import eventually, finish, game, table
from tests.server.replay.test_replay import record


class Turns:
    """Who has a turn at a queue and who had; turns end when they are told to."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self.begun: list[str] = []
        self.refused: list[str] = []
        self.seconds: list[object] = []
        """After which the refused may come back."""
        self._ends: dict[int, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *who: str) -> None:
        """Each of these asks for a turn, in this order."""
        for each in who:
            self.tasks.append(asyncio.ensure_future(self._have(each)))
            for _ in range(3):  # he asks; whoever makes way for him is told; and notices
                await asyncio.sleep(0)

    async def _have(self, who: str) -> None:
        try:
            async with self._queue.turn(who):
                number = len(self.begun)
                self.begun.append(who)
                self._ends[number] = asyncio.Event()
                await self._ends[number].wait()
        except Problem as problem:
            self.refused.append(who)
            self.seconds.append(problem.arguments["seconds"])

    async def end(self, *numbers: int) -> None:
        """These turns are over, counted from 0 in the order in which they began."""
        for number in numbers:
            self._ends[number].set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def queued(scene: Callable[[Turns], Awaitable[None]], queue: FairQueue) -> None:
    """Play a scene at a queue; afterwards the queue must be as it was."""

    async def whole() -> None:
        turns = Turns(queue)
        free = queue._free
        await scene(turns)
        await turns.close()
        assert (queue._free, queue._running, dict(queue._waiting)) == (free, set(), {})

    run_virtual(whole())


def test_an_address_has_one_turn_and_the_others_have_the_rest() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask(*"aaaa", *"bb")
        assert turns.begun == ["a", "b"]
        await turns.ask("c")
        await turns.end(0)
        assert turns.begun == ["a", "b", "a"], "it asked before the third"
        await turns.ask("d")
        await turns.end(1)
        assert turns.begun[3:] == ["b"]
        await turns.end(2)
        assert turns.begun[4:] == ["c"], "it asked while the first one had its turn"
        await turns.end(3, 4)
        assert turns.begun[5:] == ["a", "d"]

    queued(scene, FairQueue(2))


def test_a_newcomer_is_not_behind_all_that_somebody_else_asked_for() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask(*"aaaaaaaaaa")
        await turns.ask("b")
        assert turns.begun == ["a", "b"]

    queued(scene, FairQueue(2))


def test_so_many_may_wait_from_one_address() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask(*"a" * (MOST_OF_ONE + 3))
        assert (turns.begun, turns.refused) == (["a"], ["a", "a"])
        assert turns.seconds == [RETRY_SECONDS] * 2
        await turns.ask("b")
        assert turns.begun == ["a", "b"]

    queued(scene, FairQueue(AT_ONCE))


def test_when_all_places_are_taken_those_with_many_make_way() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask(*"xy", *"a" * 3, *"b" * 3)
        assert turns.refused == []
        await turns.ask("c")
        assert turns.refused == ["a"]
        await turns.ask("c")
        assert turns.refused == ["a", "b"]
        await turns.ask("c")
        assert turns.refused == ["a", "b", "c"], "nobody waits more often"

    queued(scene, FairQueue(2, of_one=4, waiting=6))


def test_whoever_gives_up_waiting_takes_no_turn() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask("a", "b", "c")
        turns.tasks[1].cancel()
        await turns.end(0)
        assert turns.begun == ["a", "c"]

    queued(scene, FairQueue(1))


def test_a_turn_that_comes_too_late_is_passed_on() -> None:
    async def scene(turns: Turns) -> None:
        await turns.ask("a", "b", "c")
        turns._ends[0].set()
        await asyncio.sleep(0)  # now the turn is b's, who has not noticed yet
        turns.tasks[1].cancel()
        await eventually(lambda: turns.begun == ["a", "c"])

    queued(scene, FairQueue(1))


async def test_a_nuisance_does_not_keep_others_from_their_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays that never end, from one address; somebody else's is told all the same."""
    never = asyncio.Event()
    worked_out = replay_requests._worked_out

    async def slow(question: bytes) -> bytes:
        if b"endless" in question:
            await never.wait()
        return await worked_out(question)

    monkeypatch.setattr(replay_requests, "_worked_out", slow)
    replays = Replays()
    crowd = [asyncio.ensure_future(replays.ask("192.0.2.66", {"endless": n}, 0)) for n in range(MOST_WAITING_REQUESTS)]
    await asyncio.sleep(0)
    assert len(await replays.ask("192.0.2.1", record(), 0)) > 1000
    refused = [task for task in crowd if task.done()]
    assert len(refused) == MOST_WAITING_REQUESTS - MOST_OF_ONE - 1
    assert {task.exception().code for task in refused} == {"too-often"}  # type: ignore[union-attr]
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_the_same_replay_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    async def counted(question: bytes) -> bytes:
        asked.append(question)
        await asyncio.sleep(0)
        return b"{}"

    monkeypatch.setattr(replay_requests, "_worked_out", counted)
    replays = Replays()
    await asyncio.gather(*(replays.ask(f"192.0.2.{n % 3}", record(), 0) for n in range(12)))
    assert len(asked) <= AT_ONCE


async def test_too_many_replays_are_refused_with_a_time_to_come_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game(folder, 3) as it:
        go_on = asyncio.Event()

        async def slow(_: bytes) -> bytes:
            await go_on.wait()
            return b"{}"

        monkeypatch.setattr(replay_requests, "_worked_out", slow)
        bodies = [{"record": {"n": number}} for number in range(MOST_OF_ONE + 3)]
        posts = [asyncio.ensure_future(it.lobby.post("/api/replay", body)) for body in bodies]
        await eventually(lambda: sum(post.done() for post in posts) == 2)
        refused = [post.result() for post in posts if post.done()]
        assert {answer.status_code for answer in refused} == {429}
        assert {answer.headers["retry-after"] for answer in refused} == {str(RETRY_SECONDS)}
        assert (await it.lobby.http.get("/api/health")).status_code == 200
        go_on.set()
        assert [(await post).status_code for post in posts].count(200) == MOST_OF_ONE + 1


async def test_records_are_put_together_a_few_at_a_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading one takes a thread for a while; however many are asked for, threads are left for everything else."""
    running: list[int] = [0]
    most: list[int] = [0]
    compiled = game_records.compiled

    def counted(*given: Any) -> dict[str, Any]:
        running[0] += 1
        most[0] = max(most[0], running[0])
        try:
            return compiled(*given)
        finally:
            running[0] -= 1

    monkeypatch.setattr(game_records, "compiled", counted)
    async with game(folder, 3, rounds=1) as it:
        await finish(it.players)
        path = f"/api/records/{it.players[0].room['finished'][0]['record']}"
        answers = await asyncio.gather(*(it.lobby.http.get(path) for _ in range(12)))
        assert {answer.status_code for answer in answers} == {200}
        assert most[0] == 1


async def test_a_file_is_not_even_read_where_people_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a megabyte of nested brackets takes a tenth of a second to read: the process of the replay does it."""
    asked: list[bytes] = []

    async def noted(question: bytes) -> bytes:
        asked.append(question)
        return b"{}"

    monkeypatch.setattr(replay_requests, "_worked_out", noted)
    async with table(folder, 1) as it:
        deep = b'{"record": {"x": [' + b",".join([b"[" * 8 + b"]" * 8] * 20_000) + b"]}} and no JSON at all"
        headers = {"content-type": "application/json"}
        answers = [await it.lobby.http.post("/api/replay", content=deep, headers=headers) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200] * 3
        assert asked == [deep]
