"""Scenes that several tests begin with: a server, a table with people and bots, a game that has begun."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.memory_loop import LONGEST as LONGEST
from tests.kit.memory_loop import run_real
from tests.kit.polling import eventually as eventually

run = run_real
"""For tests outside this folder, which all need real sockets or processes."""
NAMES = ("Ana", "Ben", "Cleo", "Dara", "Emil", "Fay", "Gus", "Hana", "Ido", "Jo")


@dataclass
class Scene:
    """A server with one table: its code, the tokens of the people in seat order, and their sockets."""

    server: Running
    lobby: Lobby
    code: str
    tokens: list[str]
    players: list[Player]

    def path(self, rest: str) -> str:
        """A route of the table."""
        return f"/api/tables/{self.code}/{rest}"

    async def done(self, rest: str, body: object = None, seat: int = 0) -> Any:
        """Post to the table as a seat; it must be accepted."""
        return await self.lobby.done(self.path(rest), body, self.tokens[seat])

    async def refused(self, rest: str, body: object = None, seat: int | None = 0) -> tuple[int, str]:
        """Post to the table as a seat; gives status and code of the refusal."""
        token = None if seat is None else self.tokens[seat]
        answer = await self.lobby.post(self.path(rest), body, token)
        assert answer.is_client_error or answer.status_code == 503, answer.text
        return answer.status_code, answer.json()["code"]

    async def start(self) -> None:
        """Everybody is ready and the cards are dealt."""
        for seat in range(1, len(self.tokens)):
            await self.done("ready", {"ready": True}, seat)
        await asyncio.gather(self.done("start"), *(began(player) for player in self.players))


async def began(player: Player) -> None:
    """Read until the game has begun."""
    await player.until(lambda message: message["type"] == "step" and message["move"] is None)


@asynccontextmanager
async def table(
    folder: Path, people: int = 3, bots: int = 0, *, connected: bool = True, parts: dict[str, Any] | None = None,
    limits: dict[str, Any] | None = None, **settings: Any,
) -> AsyncIterator[Scene]:  # fmt: skip
    """A server and a table with people and bots, before the deal."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings_for(folder, **(limits or {})), **(parts or {})))
        lobby = await stack.enter_async_context(Lobby(server.base))
        host = await lobby.table(NAMES[0], **settings)
        code, tokens = host["code"], [host["token"]]
        tokens += [(await lobby.join(code, name))["token"] for name in NAMES[1:people]]
        if bots:
            await lobby.done(f"/api/tables/{code}/bots", {"count": bots, "bot": "random"}, tokens[0])
        players = [Player(server.base, code, token) for token in tokens]
        if connected:
            for player in players:
                await stack.enter_async_context(player)
        yield Scene(server, lobby, code, tokens, players)


@asynccontextmanager
async def game(folder: Path, people: int = 3, bots: int = 0, **settings: Any) -> AsyncIterator[Scene]:
    """The same with the cards dealt."""
    async with table(folder, people, bots, **settings) as scene:
        await scene.start()
        yield scene


async def finish(players: list[Player], seed: int = 0) -> None:
    """Everybody plays at random until the game is over."""
    chance = random.Random(seed)
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_on(chance.choice, until=lambda player=player: player.over))  # type: ignore[misc]


async def at_rest(server: Running) -> None:
    """Whatever was set going in the background is done: an alarm that rang has had its effect."""
    async with asyncio.timeout(PATIENCE):
        while tasks := server.services.background.running:
            await asyncio.wait(tasks)


async def caught_up(it: Scene) -> None:
    """Let every connected player read all that was told, and bots move, until a person must act or the game is over."""
    live = it.server.registry.tables[it.code]

    def behind() -> list[Player]:
        return [player for player in it.players if player.socket is not None and player.n < live.state.n]

    def waits_for_people() -> bool:
        seat = live.to_act
        return not live.busy and (seat is None or live.bot_of(seat) is None)

    while True:
        await eventually(lambda: bool(behind()) or waits_for_people())
        if not behind():
            return
        for player in behind():
            await player.next()


async def actor(it: Scene) -> Player:
    """The person whose move it is, when all know the same."""
    await caught_up(it)
    return next(player for player in it.players if player.to_act in player.seats)
