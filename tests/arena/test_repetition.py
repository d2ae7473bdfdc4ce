"""Who says the same thing again between two moves of its own is not heard, in the arena as at a live table."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time

import pytest

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.bots import Bot, Observation, Outspoken, play
from saboteur.bots.likelihoods import fitted
from saboteur.bots.repetition import Repetition
from saboteur.rules import Game, Setup, View, legal_moves

SETUP = Setup("lt", 4, rounds=2)


class Insistent(Bot):
    """Accuses seat 0 whenever it is asked, and thinks about it for a millisecond."""

    name = "insistent"

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - the interface
        return legal_moves(view)[0]

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - the interface
        until = thread_time() + 0.001
        while thread_time() < until:
            pass
        return "!suspect>0"


def _bots() -> list[Bot]:
    return [arena_bot("detective", "0"), Insistent("1"), Insistent("2"), arena_bot("digger", "3")]


def _arena() -> ArenaGame:
    return ArenaGame(Game.seeded(SETUP, "again"), _bots(), fitted())


def test_a_bot_is_heard_once_between_two_of_its_moves() -> None:
    arena = _arena()
    arena.play()
    table = play(Game.seeded(SETUP, "again"), _bots())
    movers = Game.seeded(SETUP, "again")
    moved: dict[int, list[int]] = {1: [], 2: []}
    for number, move in enumerate(table.game.moves, 1):
        seat = movers.to_act
        assert seat is not None
        movers.play(seat, move)
        moved.setdefault(seat, []).append(number)
    assert arena.game.moves == table.game.moves
    for seat in (1, 2):
        for talk in (arena.talk, table.claims):
            said = [moves for moves, speaker, _ in talk if speaker == seat and moves < len(table.game.moves)]
            first = [1] if moved[seat][0] > 1 else []
            assert said == first + [number for number in moved[seat] if number < len(table.game.moves)]


def test_the_time_of_a_move_includes_the_claims_before_it() -> None:
    arena = _arena()
    times: dict[int, list[float]] = {seat: [] for seat in range(4)}
    arena.timed = lambda seat, seconds: times[seat].append(seconds)
    arena.play()
    for seat in (1, 2):
        assert min(times[seat][1:]) >= 0.001


@pytest.mark.slow
def test_built_in_bots_never_repeat_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """So what was measured before is still true."""
    heard: list[bool] = []
    is_new = Repetition.is_new

    def noted(self: Repetition, seat: int, claim: str) -> bool:
        heard.append(is_new(self, seat, claim))
        return heard[-1]

    monkeypatch.setattr(Repetition, "is_new", noted)
    names = ["detective", "schemer", "digger", "random"]
    for number in range(5):
        play(Game.seeded(SETUP, f"built-in {number}"), names)
        play(Game.seeded(SETUP, f"outspoken {number}"), [Outspoken(name, f"{number}") for name in names])
    assert len(heard) > 20
    assert all(heard)
