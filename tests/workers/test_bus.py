"""P8: notices wake, reading decides. A worker that hears nothing catches up; one that hears all thrice does nothing
twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.crew import together
from saboteur.server.crew.together import Notice, Together
from tests.server.playing import finish, run
from tests.workers.pair import pair, seated


def _deaf(_: Any, __: str) -> None:
    """Hears nothing."""


async def _game(folder: Path, seconds: float = 120) -> None:
    async with asyncio.timeout(seconds), pair(folder) as it, seated(it, (0, 1, 0), rounds=1) as made:
        await finish(made.players)
        assert made.players[1].room["finished"][0]["ended"] == "finished"
        assert len({player.n for player in made.players}) == 1


def test_deaf_workers_catch_up_by_reading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Together, "hear", _deaf)
    monkeypatch.setattr(together, "BEAT_SECONDS", 0.05)  # the game would be as sure with a second, but longer
    run(_game(folder))


def test_a_deaf_worker_that_trusts_the_bus_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody looks by himself."""

    async def blind(_: Any) -> None:
        """Looks at nothing."""

    monkeypatch.setattr(Together, "hear", _deaf)
    monkeypatch.setattr(Together, "_look_around", blind)
    monkeypatch.setattr(together, "BEAT_SECONDS", 0.05)
    with pytest.raises(TimeoutError):
        run(_game(folder, seconds=15))


def test_notices_that_come_again_late_or_wrong_change_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    hear = Together.hear

    def echoing(crew: Together, text: str) -> None:
        heard.append(text)
        notice = together.decoder.decode(text)
        wrong = Notice(notice.worker, {table: n + 50 for table, n in notice.stored.items()}, notice.present)
        lie = Notice("nobody", {10**9: 5}, (10**9,), leaves=True)
        for told in (text, heard[0], together.encode(wrong).decode(), text, together.encode(lie).decode()):
            hear(crew, told)

    monkeypatch.setattr(Together, "hear", echoing)
    run(_game(folder))
    assert len(heard) > 20
