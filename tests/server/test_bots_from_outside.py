"""Bots from outside at live tables: chosen like any other, in processes of their own, and costing a move at most."""

from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import BUILT_IN_NAMES
from saboteur.rules import Game, Setup
from saboteur.server.bots.bot_turns import BOT_FALLBACKS
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.metrics import Metrics
from saboteur.server.settings import Settings, changed, texts
from tests.kit.client import PATIENCE
from tests.kit.server_scenes import Scene, finish, table
from tests.server.bots.test_bots_at_tables import question

pytestmark = pytest.mark.usefixtures("gardeners")
START = Game.seeded(Setup("lt", 4), "bots")


def _moved_by(it: Scene) -> list[str]:
    return [m["by"] for m in it.players[0].told if m["type"] == "step" and m["move"] and m["seat"] != 0]


async def _played(folder: Path, bot: str, **limits: Any) -> tuple[Scene, set[str], int]:
    async with table(folder, 1, rounds=1, limits=limits) as it:
        await it.done("bots", {"count": 3, "bot": bot})
        await it.start()
        await finish(it.players)
        return it, set(_moved_by(it)), it.server.services.metrics.value(BOT_FALLBACKS)


async def test_installed_bots_are_told_of_and_play(folder: Path) -> None:
    async with table(folder, 1, rounds=1) as it:
        about = (await it.lobby.http.get("/api/about")).json()
        assert about["bots"] == [*BUILT_IN_NAMES, "clumsy-gardener", "gardener"]
    assert (await _played(folder, "gardener"))[1:] == ({"bot:gardener"}, 0)


@pytest.mark.parametrize("name", ["Raising", "Quitting", "Nonsense", "NoText"])
async def test_a_bot_that_does_not_play_along_costs_its_moves_only(folder: Path, name: str) -> None:
    it, by, fallbacks = await _played(folder, "weed", foreign_bots=(f"weed=gardeners:{name}",))
    assert by == {"bot:fallback"}
    assert fallbacks > 0
    assert not [m for m in it.players[0].told if m["type"] == "said"]


async def test_what_a_bot_says_of_a_seat_that_nobody_has_is_left_out(folder: Path) -> None:
    it, by, fallbacks = await _played(folder, "weed", foreign_bots=("weed=gardeners:Accusing",))
    assert (by, fallbacks) == ({"bot:weed"}, 0)
    assert not [m for m in it.players[0].told if m["type"] == "said"]


@pytest.mark.parametrize("name", ["gardeners:First", "weed", "Gardener"])
async def test_nobody_names_a_class_over_the_network(folder: Path, name: str) -> None:
    async with table(folder, 1, rounds=1) as it:
        assert await it.refused("bots", {"count": 1, "bot": name}) == (422, "unknown-bot")


async def test_a_host_may_let_none_in(folder: Path) -> None:
    async with table(folder, 1, rounds=1, limits={"foreign_bots": ()}) as it:
        assert (await it.lobby.http.get("/api/about")).json()["bots"] == [*BUILT_IN_NAMES]
        assert await it.refused("bots", {"count": 1, "bot": "gardener"}) == (422, "unknown-bot")


async def test_a_seat_whose_bot_is_gone_plays_on() -> None:
    """It was installed when the table was made, and is not let in after a restart."""
    pool = _pool()
    assert await pool.ask(question(START, bot="gardener", sitting="gone")) is None
    answer = await pool.ask(question(START))
    assert answer is not None
    await pool.close()


async def test_nobody_sits_down_under_the_name_of_a_bot(folder: Path) -> None:
    async with table(folder, 1, rounds=1) as it:
        answer = await it.lobby.post(it.path("join"), {"name": "Gardener"})
        assert answer.json()["code"] == "name-of-a-bot"


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("none", ()), ("", ()), ("installed", ("installed",)),
        ("installed, rose=gardeners:First", ("installed", "rose=gardeners:First")),
    ],
)  # fmt: skip
def test_the_setting_is_read(text: str, sources: tuple[str, ...]) -> None:
    settings = changed(Settings(), {"foreign_bots": text})
    assert settings.foreign_bots == sources
    assert changed(Settings(), texts(settings)).foreign_bots == sources
    assert Settings().foreign_bots == ("installed",)


@pytest.mark.parametrize("text", ["everything", "gardeners:First", "digger=gardeners:First"])
def test_a_setting_that_names_no_bots_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        changed(Settings(), {"foreign_bots": text})


def _pool(*sources: str, seconds: float = PATIENCE) -> BotPool:
    return BotPool(Settings(bot_workers=1, bot_seconds=seconds, foreign_bots=sources), Metrics())


@pytest.mark.real
async def test_in_a_process_of_its_own_a_bot_may_print_and_finds_no_input() -> None:
    """The pipes to the server are not its own."""
    pool = _pool("weed=gardeners:Printing")
    answers = [await pool.ask(question(START, bot="weed")) for _ in range(2)]
    assert [answer.text for answer in answers if answer] == [START.legal_moves()[0]] * 2
    await pool.close()


@pytest.mark.real
async def test_in_a_process_of_its_own_a_bot_that_hangs_is_ended() -> None:
    pool = _pool("weed=gardeners:Hanging", "installed")
    answer = await pool.ask(question(START))
    assert answer is not None
    pool._settings = Settings(bot_workers=1, bot_seconds=0.5, foreign_bots=pool._settings.foreign_bots)
    assert await pool.ask(question(START, bot="weed", sitting="hangs")) is None
    pool._settings = Settings(bot_workers=1, bot_seconds=PATIENCE, foreign_bots=pool._settings.foreign_bots)
    again = await pool.ask(question(START, bot="gardener", sitting="other"))
    assert again is not None
    assert again.text == START.legal_moves()[0]
    await pool.close()
