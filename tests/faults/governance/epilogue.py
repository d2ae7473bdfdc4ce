"""The end of a run: everybody comes back, time passes, and somebody must be able to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.server.table import lobby, votes
from tests.faults.governance.deeds import one_move

if TYPE_CHECKING:
    from tests.faults.governance.table_world import TableWorld

TRIES = 30
CALM_SECONDS = 130.0


async def stuck(world: TableWorld) -> str:
    """S10, S15, S29, S31: why nobody can go on, after everybody came back and all votes lapsed; empty if they can."""
    for human in world.humans:
        await world.connect(human)
    await world.wait(CALM_SECONDS)
    if not world.account.people:
        return ""
    return await _playing(world) if world.account.stage == "playing" else await _starting(world)


async def _playing(world: TableWorld) -> str:
    if world.account.paused:
        for human in world.humans:
            for taken in human.taken:
                if world.account.paused:
                    await world.ask(human, taken, "vote", lambda t, h: votes.vote(t, h, "resume", None), vote="resume")
        if world.account.paused:
            return "nobody can end a pause"
    for number in range(TRIES):
        if await one_move(world, number):
            return ""
    return "nobody can move"


async def _starting(world: TableWorld) -> str:
    host = world.human_at(world.account.host)
    if host is None or not world.account.is_connected(host[1].name):
        return f"{world.account.host} is the host and not here"
    missing = 3 - len(world.account.seats)
    if missing > 0:
        await world.ask(*host, "bots", lambda t, h: lobby.add_bots(t, h, None, missing))
    for human in world.humans:
        for taken in human.taken:
            await world.ask(human, taken, "ready", lambda t, h: lobby.set_ready(t, h, ready=True))
    step = await world.ask(*host, "start", lobby.start)
    await world.wait(1.5)
    return "" if world.account.stage == "playing" else f"nobody can start: {step.code}"
