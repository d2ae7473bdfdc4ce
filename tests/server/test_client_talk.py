"""A bot talks at a live table as it does under `bots.play`: asked after every move, heard by all, never a nuisance."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Bot, Observation, make_bot
from saboteur.bots.noting import note
from saboteur.client import Player, add_bots, fetch_record, open_table
from saboteur.research.text_seat import TextBot
from saboteur.rules import Game, Record, View, legal_moves
from saboteur.rules.annotations import Said, asides
from saboteur.rules.claims import all_claims
from saboteur.server.settings import Settings
from tests.kit.local_server import running, settings_for

pytestmark = pytest.mark.real


class Talker(Bot):
    """Says something else after every move, and keeps what it was shown."""

    def __init__(self, phrases: Sequence[str] = ()) -> None:
        super().__init__("talker")
        self.phrases = phrases or all_claims(3)
        self.shown: list[tuple[View, list[Observation]]] = []
        self.inner = make_bot("digger", "talker")

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        return self.inner.choose(view, history)

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        self.shown.append((view, list(history)))
        return self.phrases[view.public.version % len(self.phrases)]


async def played(server_settings: Settings, bot: Bot, told: Any = None, **settings: Any) -> tuple[Player, Record]:
    """A game of one round with two bots of the server, from its first move on."""

    def play(address: str) -> tuple[Player, Record]:
        host = open_table(address, "Robo", rounds=1, **settings)
        add_bots(host, 2, "detective")
        player = Player(host, bot, starts_with=3, told=told)
        player.play()
        return player, fetch_record(host)

    async with running(server_settings) as server:
        return await asyncio.to_thread(play, server.base)


def said_by(record: Record, seat: int) -> list[tuple[int, str]]:
    return [(moves, one.text) for moves, found in asides(record).items() for one in found
            if isinstance(one, Said) and one.seat == seat]  # fmt: skip


async def test_a_bot_is_asked_after_every_move_and_everybody_hears_it(tmp_path: Path) -> None:
    bot = Talker()
    _, record = await played(settings_for(tmp_path), bot)
    assert [view.public.version for view, _ in bot.shown] == list(range(1, len(record.moves) + 1))
    heard = said_by(record, 0)
    assert len(heard) > len(record.moves) // 2
    assert {text for _, text in heard} <= set(bot.phrases)


async def test_it_is_shown_what_its_seat_knows_and_nothing_else(tmp_path: Path) -> None:
    """View and history are those of a table in this process, which twin worlds test (tests/research)."""
    bot = Talker()
    _, record = await played(settings_for(tmp_path), bot)
    game, history = Game(record.setup, record.deals), list[Observation]()
    note({0: history}, game.opening)
    events = {0: list(history)}
    views = {}
    for move in record.moves:
        note({0: history}, game.play(game.to_act or 0, move).events)
        events[game.version] = list(history)
        views[game.version] = game.view(0)
    for view, shown in bot.shown:
        assert view == views[view.public.version]
        assert [entry for entry in shown if entry.claim is None] == events[view.public.version]


async def test_a_silent_table_is_not_talked_at(tmp_path: Path) -> None:
    bot = Talker()
    _, record = await played(settings_for(tmp_path), bot, talk="none")
    assert (bot.shown, said_by(record, 0)) == ([], [])


async def test_talk_that_is_refused_ends_nothing(tmp_path: Path) -> None:
    bot, refused = Talker(), list[str]()

    def told(message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            refused.append(message["code"])

    player, record = await played(settings_for(tmp_path, talk_per_minute=2), bot, told)
    assert player.games == 1
    assert set(refused) == {"too-often"}
    assert len(refused) + len(said_by(record, 0)) < len(bot.shown) / 2, "it is silent for as long as the server said"


async def test_the_same_is_said_once_between_two_moves_of_its_own(tmp_path: Path) -> None:
    _, record = await played(settings_for(tmp_path), Talker(["!hello"]))
    said = said_by(record, 0)
    own = [number for number in range(len(record.moves)) if _mover(record, number) == 0]
    assert 1 <= len(said) <= len(own) + 1


def _mover(record: Record, number: int) -> int | None:
    game = Game(record.setup, record.deals)
    for move in record.moves[:number]:
        game.play(game.to_act or 0, move)
    return game.to_act


@pytest.mark.parametrize("text", ["I am innocent", "!suspect>9"])
async def test_what_is_no_claim_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str) -> None:
    with caplog.at_level(logging.WARNING, "saboteur"):
        player, record = await played(settings_for(tmp_path), Talker([text]))
    assert (player.games, said_by(record, 0)) == (1, [])
    assert caplog.text.count(f"{text!r}, which is no claim") == 1, "said after every move, reported once"


async def test_a_text_player_talks(tmp_path: Path) -> None:
    bot = TextBot(lambda _: '{"move": 1, "claim": "!suspect>2"}')
    _, record = await played(settings_for(tmp_path), bot)
    assert {text for _, text in said_by(record, 0)} == {"!suspect>2"}


async def test_a_built_in_bot_says_what_its_map_showed(tmp_path: Path) -> None:
    class Mapper(Talker):
        """Looks at goals whenever it can, and speaks as a detective does."""

        def choose(self, view: View, history: Sequence[Observation]) -> str:
            return next((m for m in legal_moves(view) if m.startswith("V")), self.inner.choose(view, history))

        def claim(self, view: View, history: Sequence[Observation]) -> str | None:
            return detective.claim(view, history)

    detective = make_bot("detective", "mapper")
    _, record = await played(settings_for(tmp_path), Mapper())
    looks = [move for number, move in enumerate(record.moves) if move[0] == "V" and _mover(record, number) == 0]
    assert [text[:5] for _, text in said_by(record, 0)] == ["!saw@"] * len(looks)
