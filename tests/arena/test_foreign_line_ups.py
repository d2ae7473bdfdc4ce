"""Bots from outside in the arena: the same games as on the fast path, and clear ends where one does not play along."""

from __future__ import annotations

from pathlib import Path

import pytest

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk
from saboteur.bots import BadBot, Observation
from saboteur.bots.likelihoods import fitted
from saboteur.rules import Game, Setup
from tests.bots.bot_games import sitting

pytestmark = pytest.mark.usefixtures("gardeners")
WRAPPED = "gardeners:Wrapped"


def _played(setup: Setup, names: list[str]) -> Game:
    game = Game.seeded(setup, "foreign")
    ArenaGame(game, [arena_bot(name, f"bot {seat}") for seat, name in enumerate(names)], fitted()).play()
    return game


@pytest.mark.parametrize("foreign", [(0, 1, 2, 3, 4), (1, 3), (4,)])
@pytest.mark.parametrize("edition", ["lt", "et"])
def test_a_bot_behind_the_interface_plays_as_on_the_fast_path(edition: str, foreign: tuple[int, ...]) -> None:
    """Whole games of three rounds with gold and claims, move by move."""
    setup = Setup(edition, 5, rounds=3)
    names = [WRAPPED if seat in foreign else "detective" for seat in range(5)]
    assert _played(setup, names).moves == _played(setup, ["detective"] * 5).moves


def test_all_hear_what_a_foreign_bot_says_as_at_a_table() -> None:
    setup = Setup("lt", 5, rounds=2)
    names = ["gardeners:Suspicious", "detective", "detective", "gardeners:Suspicious", "friendly"]
    at_table = sitting(setup, "foreign", lambda seat: arena_bot(names[seat], f"bot {seat}")).finish()
    assert at_table.claims
    assert _played(setup, names).moves == at_table.game.moves


def test_a_history_holds_what_a_table_tells() -> None:
    setup, names = Setup("lt", 4, rounds=2), ["gardeners:First", "detective", "gardeners:Suspicious", "digger"]
    at_table = sitting(setup, "foreign", lambda seat: arena_bot(names[seat], f"bot {seat}")).finish()
    arena_game = ArenaGame(
        Game.seeded(setup, "foreign"), [arena_bot(name, f"bot {seat}") for seat, name in enumerate(names)], fitted()
    )
    arena_game.play()
    assert set(arena_game.histories) == {0, 2}
    assert all(_told(arena_game.histories[seat]) == _told(at_table.histories[seat]) for seat in (0, 2))


def _told(history: list[Observation]) -> list[Observation]:
    """Without what is said once the game is over, which nobody hears."""
    last = max(place for place, observation in enumerate(history) if observation.events)
    return history[: last + 1]


def test_a_matchup_with_a_class_counts_like_any_other(tmp_path: Path) -> None:
    matchup = Matchup(Lineup("gardeners:First", "digger"), 5, "class")
    tallies = [play_matchup(matchup, 4, Cores(jobs), tmp_path, lambda *_: None) for jobs in (1, 2)]
    assert tallies[0].outcomes == tallies[1].outcomes
    assert len(tallies[0].outcomes) == 4
    assert list(tmp_path.iterdir()) == [tmp_path / "installed"], "results of code that may change are not kept"
    assert matchup.lineup.name == "gardeners.First-v-digger"


@pytest.mark.parametrize(
    ("name", "code"),
    [("Raising", "bot-failed"), ("Nonsense", "bot-illegal-move"), ("NoText", "bot-no-text")],
)
def test_a_bot_that_does_not_play_along_ends_the_run(name: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.arena.chunked_runs.CHUNK", 1)
    matchup = Matchup(Lineup(f"gardeners:{name}", "digger"), 5, "bad")
    for jobs in (1, 2):
        with pytest.raises(BadBot) as refused:
            play_matchup(matchup, 2, Cores(jobs), None, lambda *_: None)
        assert refused.value.code == code


def test_a_line_up_is_refused_before_anything_is_played() -> None:
    for name in ("gardeners:Weed", "gardeners:Demanding", "gardeners:Mute", "nowhere_at_all:Bot"):
        with pytest.raises(BadBot):
            Lineup("digger+" + name, "digger")


def test_an_installed_bot_plays_by_its_name() -> None:
    by_name, by_class = (
        play_chunk(Matchup(Lineup("digger", "digger", odd), 4, "odd"), 0, 4) for odd in ("gardener", "gardeners:First")
    )
    assert by_name.outcomes == by_class.outcomes
    assert by_name.odd == by_class.odd
