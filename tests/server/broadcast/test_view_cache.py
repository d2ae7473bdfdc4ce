"""The bytes of views: kept in parts, they are those of the whole view encoded anew, whatever happens in a game."""

import hashlib
import random

import msgspec
import pytest

from saboteur.rules import EDITIONS, OPTIONS, Event, Game, Setup
from saboteur.rules.core_reading import reached_cells
from saboteur.server.broadcast.step_messages import EncodedViews
from saboteur.server.broadcast.view_cache import ViewCache
from saboteur.server.wire.messages import WireView

encode = msgspec.json.encode


def games(count: int) -> list[tuple[Game, random.Random]]:
    """Games of all editions, sizes and options."""
    editions = list(EDITIONS)
    made = []
    for number in range(count):
        chance = random.Random(number)
        options = frozenset(chance.sample(list(OPTIONS), number % 4))
        setup = Setup(editions[number % 5], 3 + number % 8, options, 2)
        made.append((Game.seeded(setup, f"parts {number}"), chance))
    return made


def step(game: Game, chance: random.Random) -> tuple[Event, ...]:
    """A move that digs towards the goals more often than not, so that every phase comes up."""
    legal = game.legal_moves()
    paths = [move for move in legal if move[0] == "P" and "/" not in move]
    digging = paths and (game.setup.rounds == 1 or chance.random() < 0.8)
    move = max(paths, key=lambda path: int(path.partition("@")[2].split(",")[0])) if digging else chance.choice(legal)
    return game.play(game.to_act or 0, move).events


def differences(game: Game, parts: ViewCache) -> list[str]:
    """What is not as it would be if it were encoded anew."""
    seats = range(game.setup.players)
    wrong = [f"own {seat}" for seat in seats if parts.own(seat) != encode(game.own(seat))]
    if parts.public() != encode(game.public()):
        wrong.append("public")
    reached = sorted(reached_cells(game.state), key=lambda cell: (cell[1], cell[0]))
    return wrong + (["reached"] if parts.reached() != encode(reached) else [])


def diggers_games(count: int) -> list[tuple[Game, random.Random]]:
    """Games in which everybody digs and goals lie close together in time: decisions come up."""
    setup = Setup("et", 3, rounds=1)
    return [(Game.seeded(setup, f"clock {number}"), random.Random(number)) for number in range(count)]


def test_parts_are_the_whole_after_every_step() -> None:
    phases = set()
    for game, chance in [*games(20), *diggers_games(60)]:
        parts = ViewCache(game)
        while not game.over:
            assert differences(game, parts) == []
            phases.add(game.phase)
            parts.forget(step(game, chance))
        assert differences(game, parts) == []
    assert phases == {"play", "turn-goal", "lay-stone", "pick-gold"}


@pytest.mark.parametrize("part", ["_MINE", "_TOOLS", "_PLAYED", "_RESULT"])
def test_a_part_that_is_not_renewed_is_caught(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"saboteur.server.broadcast.view_cache.{part}", frozenset())
    wrong = []
    for game, chance in games(5):
        parts = ViewCache(game)
        while not game.over:
            wrong += differences(game, parts)
            parts.forget(step(game, chance))
        wrong += differences(game, parts)
    assert wrong


def test_a_view_is_what_the_rules_say_with_its_legal_moves_and_hash() -> None:
    game, chance = games(1)[0]
    for _ in range(10):
        step(game, chance)
    for seat in (None, *range(game.setup.players)):
        digest, view = EncodedViews(game).of(seat)
        decoded = msgspec.json.decode(view, type=WireView)
        rules = game.view(seat)
        assert (decoded.public, decoded.seat, decoded.own) == (rules.public, rules.seat, rules.own)
        assert list(decoded.legal) == (game.legal_moves() if seat == game.to_act else [])
        assert digest.decode() == hashlib.sha256(view).hexdigest()[:16]
