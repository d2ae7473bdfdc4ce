"""`saboteur.client` at a real server: a bot of one's own plays a whole game, with its history, and comes back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Bot, Observation, make_bot
from saboteur.client import Player, Refused, play_at, play_now, play_together, take_seat
from saboteur.rules import GameBegan, RoundBegan, View, legal_moves
from saboteur.server.http.schemas import SettingsChoice
from tests.kit.client import Lobby
from tests.kit.client import Player as Watcher
from tests.kit.local_server import running, settings_for

pytestmark = pytest.mark.real

EXAMPLES = Path(__file__).parents[2] / "examples"


class Curious(Bot):
    """Notes what it was shown, and plays as a detective would."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.inner = make_bot("detective", "curious")
        self.seen: list[tuple[View, int]] = []

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        assert isinstance(history[0].events[0], GameBegan)
        assert any(isinstance(event, RoundBegan) for event in history[0].events)
        self.seen.append((view, len(history)))
        move = self.inner.choose(view, history)
        assert move in legal_moves(view)
        return move


async def test_a_bot_plays_a_game_and_survives_a_lost_connection(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        address = server.base + "/"  # as a browser shows it
        seat = await asyncio.to_thread(play_now, address, "Robo", 3, "random", rounds=1)
        assert server.registry.tables[seat.code].room.seats[0].program
        player = Player(seat, Curious())
        lost: list[int] = []

        def lose(message: dict[str, Any]) -> None:
            if message["type"] == "step" and not lost:
                lost.append(message["n"])
                raise OSError("the cable was pulled")

        player.told = lose
        view = await asyncio.to_thread(player.play)
        assert lost
        assert view is not None
        assert view.public.phase == "over"
        assert player.history[-1].events


async def test_a_seat_says_that_it_is_a_program(tmp_path: Path) -> None:
    """Unless somebody decides every move, and no table has to take one."""
    async with running(settings_for(tmp_path)) as server, Lobby(server.base) as lobby:
        host = await lobby.done("/api/tables", {"name": "Ana"})
        at = (server.base, host["code"])
        await asyncio.to_thread(take_seat, *at, "Robo")
        await asyncio.to_thread(take_seat, *at, "Ben", program=False)
        assert [seat.program for seat in server.registry.tables[host["code"]].room.seats] == [False, True, False]
        await lobby.done(f"/api/tables/{host['code']}/settings", {"no_programs": True}, host["token"])
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(take_seat, *at, "Gizmo")
        assert refused.value.code == "no-programs"


async def test_refusals_have_a_code(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(take_seat, server.base, "ABCD2345", "Robo")
        assert refused.value.code == "no-such-table"


async def test_two_bots_at_a_table_get_ready_and_ready_again(tmp_path: Path) -> None:
    """By the table's code and under one name; a setting that changes undoes their word, and they give it again."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server, Lobby(server.base) as lobby:
        seat = await lobby.table(rounds=1)
        code, token = seat["code"], seat["token"]
        async with Watcher(server.base, code, token) as host:
            asked = [asyncio.to_thread(play_at, server.base, code, Curious(), "Robo") for _ in range(2)]
            games = [asyncio.create_task(each) for each in asked]
            await host.until(lambda _: _ready(host.room) == ["Robo", "Robo 2"])
            await lobby.done(f"/api/tables/{code}/settings", {"edition": "el"}, token)
            await host.until(lambda _: _ready(host.room) == [])
            await host.until(lambda _: len(_ready(host.room)) == 2)
            await lobby.done(f"/api/tables/{code}/start", None, token)
            await host.play_on(lambda legal: legal[0], until=lambda: host.over)
            for view in await asyncio.gather(*games):
                assert view is not None
                assert (view.public.phase, view.public.edition) == ("over", "el")


def _ready(room: dict[str, Any]) -> list[str]:
    """The guests that are ready."""
    return sorted(seat["name"] for seat in room["seats"][1:] if seat["ready"])


async def test_bots_of_ones_own_play_among_themselves(tmp_path: Path) -> None:
    """The example runs: two games at a table that they open, start and fill by themselves."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        command = [sys.executable, "-W", "ignore", "live_bots.py", server.base]
        done = await asyncio.to_thread(
            subprocess.run, command, cwd=EXAMPLES, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "winners of the last game: (" in done.stdout
        (table,) = server.registry.tables.values()
        assert (table.room.game, len(table.room.seats), table.room.settings.edition) == (2, 4, "el")


async def test_a_bot_that_fails_ends_the_game_of_the_others(tmp_path: Path) -> None:
    class Broken(Curious):
        def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it fails before it looks
            raise ZeroDivisionError("broken")

    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        bots = [Curious(), Broken(), Curious()]
        with pytest.raises(ZeroDivisionError, match="broken"):
            await asyncio.to_thread(play_together, server.base, bots)


def test_the_settings_that_can_be_given_are_named() -> None:
    """Where `play_now` is written, and on the page for research."""
    page = (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8").partition("The settings are those")[2]
    for name in SettingsChoice.model_fields:
        assert f"`{name}`" in (play_now.__doc__ or "")
        assert f"`{name}`" in page.partition("###")[0].partition("## ")[0]
