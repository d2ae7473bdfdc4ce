"""`saboteur.client` at a real server: a bot of one's own plays a whole game, with its history, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Bot, Observation, make_bot
from saboteur.client import Player, Refused, play_now, take_seat
from saboteur.rules import GameBegan, RoundBegan, View, legal_moves
from tests.kit.client import Lobby
from tests.kit.local_server import running, settings_for

pytestmark = pytest.mark.real


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
