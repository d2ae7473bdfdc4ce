"""P3: when a bot answers tells nothing about its cards. P12: the clock is data, and downtime is given back."""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saboteur.rules import SeededDeals, Setup
from saboteur.server.bots import bot_turns
from saboteur.server.bots.bot_messages import Answer, Question
from saboteur.server.bots.bot_turns import BotTurns
from tests.kit.client import Lobby, Player
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.forked_server import forked_servers
from tests.kit.memory_loop import run_virtual
from tests.kit.scripted_table import Script, eventually
from tests.kit.server_scenes import table
from tests.kit.temporary_database import forget

SECONDS = 300
ROUNDING = 2
"""Milliseconds that whole numbers may make of the same moment."""


def delays_of(folder: Path, patch: pytest.MonkeyPatch, deal: str, thought: Any) -> list[int]:
    """The moments of a bot's first moves, with the cards of a seed, if it thinks for as long as `thought` says."""
    forget(folder)

    async def scene() -> list[int]:
        time_source = Script()

        def dealer(setup: Setup, seed: str) -> SeededDeals:  # noqa: ARG001 - the form of a dealer
            return SeededDeals(setup, deal)

        patch.setattr("saboteur.server.tokens.secrets", DrawnSecrets(random.Random("secrets")))
        parts = {"time_source": time_source, "dealer": dealer, "entropy": lambda size: b"e" * size}
        async with table(folder, 1, 2, limits={"bot_delay": 10.0}, parts=parts, talk="none") as it:
            await it.done("settings", {"first": 1})

            async def ask(question: Question, *_: object) -> Answer:
                time_source.advance(thought(question))
                return Answer(question.id, bot_turns.simple_move(question.view, "x"))

            patch.setattr(it.server.services.bot_pool, "ask", ask)
            it.players[0].ceremony = False
            await it.done("start")
            time_source.advance(SECONDS)
            live = it.server.registry.tables[it.code]
            await eventually(lambda: live.room.stage == "playing")
            for version in (1, 2):
                await eventually(lambda: time_source.waiting > 0)
                time_source.next_alarm()
                await it.players[0].until(lambda told, at=version: told["type"] == "step" and told["version"] == at)  # type: ignore[misc]
            rows = await it.server.services.store.entries(live.id, live.state.n)
            times = [row.at for row in rows if row.n >= live.state.began]
            return [later - earlier for earlier, later in pairwise(times)]

    return run_virtual(scene())


def test_a_bot_answers_at_the_same_moment_whatever_its_cards(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P3: many deals, thoughts of any length within a beat; the moments are always the same."""
    chance = random.Random(3)
    seen = [
        delays_of(folder, monkeypatch, f"deal {number}", lambda _: chance.choice((0.0, 0.5, 3.0)))
        for number in range(8)
    ]
    for time_source in zip(*seen, strict=True):
        assert max(time_source) - min(time_source) <= ROUNDING, seen


def test_a_bot_whose_delay_depends_on_its_role_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    delay = BotTurns._delay

    def telling(turns: BotTurns, table: Any) -> float:
        game = table.state.game
        return delay(turns, table) + float(game.deal.roles[game.to_act] == "saboteur")

    monkeypatch.setattr(BotTurns, "_delay", telling)
    seen = [delays_of(folder, monkeypatch, f"deal {number}", lambda _: 0.0) for number in range(8)]
    assert any(max(time_source) - min(time_source) > ROUNDING for time_source in zip(*seen, strict=True))


@pytest.mark.real
@pytest.mark.slow
async def test_downtime_after_a_kill_is_given_back(folder: Path) -> None:
    """P12: a server that was killed comes back an hour later, and the clock stands where it was last known to run."""
    async with forked_servers(folder) as servers:
        await servers.start()
        async with Lobby(servers.base) as lobby:
            settings = {"rounds": 1, "clock": 120, "talk": "none"}
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": settings})
            player = Player(servers.base, taken["code"], taken["token"])
            await player.connect()
            while player.to_act != 0:
                await player.next()
            clock = await player.until(lambda told: told["type"] == "clock" and told["seat"] == 0)
            assert clock["running"]
        servers.kill()
        await player.close()
        await servers.start(shift=3_600_000)
        answer = await player.connect(resume=True)
        assert answer["type"] == "resumed"
        assert answer["now"] > 1_000 * 3_600
        left = await player.until(lambda told: told["type"] == "clock" and told["running"])
        assert 0 < left["left"] <= 120_000
        assert player.to_act == 0, "the clock ran out while nobody could move"
        await player.close()
