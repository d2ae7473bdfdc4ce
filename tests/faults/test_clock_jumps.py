"""P12 when somebody sets the system's time by a day, forward and back: no clock of a move runs out for it, and none
stands still. A real server, whose time of day is moved on command."""

from pathlib import Path

import pytest

from tests.kit.client import Lobby, Message, Player
from tests.kit.lossy_disk import SHIFT
from tests.kit.memory_loop import run_real
from tests.kit.power_cuts import PowerCutServers
from tests.kit.server_scenes import eventually

pytestmark = [pytest.mark.real, pytest.mark.sqlite]
DAY = 86_400
CLOCK = 5


async def _jumped(folder: Path, seconds: int, clock: int, plant: str = "") -> list[Message]:
    """Let the time jump while a clock runs, and come back; gives what was told until the clock ran out, or until it was
    told how long it has to go, if that is long."""
    async with PowerCutServers(folder, plant) as servers:
        await servers.power_on()
        async with Lobby(servers.base) as lobby:
            settings = {"rounds": 1, "clock": clock, "talk": "none"}
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": settings})
            player = Player(servers.base, taken["code"], taken["token"])
            await player.connect()
            while player.to_act != 0 or not _clock_runs(player):
                await player.next()
            before = len(player.told)
            servers.recorder.switch(SHIFT, seconds)
            await player.close()
            await _nobody_is_there(lobby)  # so that the clock stops, and is wound anew for whoever comes back
            await player.connect(resume=True)
            if clock == CLOCK or plant:
                while not any(_by_clock(message) for message in player.told[before:]):
                    await player.next()
            else:
                await player.until(lambda told: told["type"] == "clock" and told["running"])
                await player.send({"type": "ping"})
                await player.kind("pong")
            await player.close()
            return player.told[before:]


async def _nobody_is_there(lobby: Lobby) -> None:
    async def empty() -> bool:
        return "\nsaboteur_connections 0.0\n" in (await lobby.http.get("/api/metrics")).text

    await eventually(empty)


def _clock_runs(player: Player) -> bool:
    """Whether the player was told that his clock runs: a jump before that would change nothing."""
    clocks = [message for message in player.told if message["type"] == "clock"]
    return bool(clocks) and clocks[-1]["seat"] == 0 and clocks[-1]["running"]


def _by_clock(message: Message) -> bool:
    return (message["type"], message.get("by")) == ("step", "clock")


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [DAY, -DAY], ids=["forward", "back"])
def test_no_clock_runs_out_because_the_time_jumps(folder: Path, seconds: int) -> None:
    told = run_real(_jumped(folder, seconds, clock=600))
    assert not any(_by_clock(message) for message in told)
    clocks = [message for message in told if message["type"] == "clock"]
    assert clocks
    assert all(500_000 < message["left"] <= 600_000 for message in clocks)


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [DAY, -DAY], ids=["forward", "back"])
def test_no_deadline_is_lost_because_the_time_jumps(folder: Path, seconds: int) -> None:
    assert any(_by_clock(message) for message in run_real(_jumped(folder, seconds, CLOCK)))


@pytest.mark.slow
def test_a_server_that_looks_at_the_time_of_day_is_caught(folder: Path) -> None:
    told = run_real(_jumped(folder, DAY, clock=600, plant="wall_clock"))
    assert any(_by_clock(message) for message in told)
