"""A host runs several workers as one: whichever answers, all of them follow."""

import json
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.server.control import requests as r
from saboteur.server.control.commands import Commands
from tests.cluster.worker_pair import Pair, pair
from tests.kit.client import Lobby, Player
from tests.kit.cluster_process import ClusterProcess
from tests.kit.server_scenes import eventually, run

BAD = "198.51.100.7"


async def asked(both: Pair, worker: int, request: r.Request) -> Any:
    """The answer of one of the workers."""
    answer = await Commands(both.servers[worker].services).answer(request)
    assert answer.problem is None, answer
    return r.decode_answer(r.encode(answer)).found


def test_what_is_decided_at_one_worker_holds_at_the_other(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder, trusted_proxy=("127.0.0.1",)) as both:
            code = (await both.lobbies[0].table("Ana"))["code"]
            async with Player(both.servers[1].base, code) as watching:
                other = both.servers[1].services.moderation
                await asked(both, 0, r.SetNotice("Closed tomorrow"))
                assert (await watching.until(lambda told: told["type"] == "notice"))["text"] == "Closed tomorrow"
                await asked(both, 0, r.Ban(BAD))
                await eventually(lambda: other.is_banned(BAD))
                await asked(both, 1, r.Lift(BAD))
                await eventually(lambda: not both.servers[0].services.moderation.is_banned(BAD))
                await asked(both, 0, r.EndTable(code, "enough"))
                told = await watching.until(lambda told: told["type"] == "bye")
                assert (told["code"], told["arguments"]) == ("table-ended-because", {"reason": "enough"})
            answer = await both.lobbies[1].http.get(f"/api/tables/{code}")
            assert answer.json()["code"] == "table-ended-because"

    run(scene())


def test_a_worker_that_heard_nothing_looks_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with pair(folder) as both:
            monkeypatch.setattr(both.servers[0].services.moderation, "tell_others", lambda: None)
            await asked(both, 0, r.Ban(BAD))
            await eventually(lambda: both.servers[1].services.moderation.is_banned(BAD))

    run(scene())


def test_counts_of_both_workers_are_one(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder) as both:
            for lobby in both.lobbies:
                await lobby.done("/api/play-now", {"name": "Ana", "players": 3})
            days = (await asked(both, 0, r.ShowStats()))["days"]
            assert {(row["what"], row["players"]): row["count"] for row in days} == {("made", 0): 2, ("dealt", 3): 2}

    run(scene())


def test_the_commands_reach_the_workers_of_a_machine(
    servers: ClusterProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two tables, one at each worker, in one list; and their people counted together."""

    def told(*words: str) -> str:
        assert main([*words, "--control", str(servers.control)]) == 0
        return capsys.readouterr().out

    async def scene() -> None:
        async with Lobby(servers.base) as lobby:
            made = [await lobby.done("/api/play-now", {"name": "Ana", "players": 3}) for _ in range(4)]
            players = [Player(servers.base, each["code"], each["token"]) for each in made]
            for player in players:
                await player.connect()
            listed = {table["code"]: table for table in json.loads(told("tables", "--json"))["tables"]}
            assert {listed[each["code"]]["connected"] for each in made} == {1}
            assert "127.0.0.1" in told("tables", made[0]["code"], "--addresses")
            running = [row for row in json.loads(told("stats", "--json"))["now"] if row["what"] == "running"]
            assert sum(row["count"] for row in running if row["players"] == 3) >= 4
            told("end", made[0]["code"])
            assert (await players[0].until(lambda message: message["type"] == "bye"))["code"] == "table-ended"
            for player in players:
                await player.close()

    run(scene())
