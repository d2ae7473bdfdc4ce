"""A bot that weighs evidence in its own way does so in the arena, too; all others share one belief."""

from __future__ import annotations

from dataclasses import replace

from saboteur.arena.arena_game import ArenaGame, arena_bot, spec_of
from saboteur.bots import Bot
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy_bot import PolicyBot
from saboteur.rules import Game, Setup
from tests.bots.bot_games import sitting

SETUP = Setup("lt", 5, rounds=2)


def _credulous(seat: int) -> Bot:
    """A detective to whom one move says much, and a claim nearly everything."""
    spec = spec_of("detective")
    assert spec is not None
    own = replace(fitted(), floor=0.0, tempers=(2.0,) * len(fitted().tempers), truth_saboteur=0.1, opinion=0.9)
    return PolicyBot("credulous", f"bot {seat}", spec.policy(), spec.claim_rates, own)


def _bot(seat: int, own: tuple[int, ...]) -> Bot:
    return _credulous(seat) if seat in own else arena_bot("detective", f"bot {seat}")


def _arena_game(own: tuple[int, ...], seed: str = "own") -> ArenaGame:
    return ArenaGame(Game.seeded(SETUP, seed), [_bot(seat, own) for seat in range(5)], fitted())


def test_it_plays_as_at_a_table() -> None:
    differ = 0
    for seed in ("a", "b"):
        in_arena = _arena_game((1, 3), seed)
        in_arena.play()
        at_table = sitting(SETUP, seed, lambda seat: _bot(seat, (1, 3))).finish()
        assert in_arena.game.moves == at_table.game.moves
        usual = _arena_game((), seed)
        usual.play()
        differ += usual.game.moves != in_arena.game.moves
    assert differ


def test_there_are_no_more_beliefs_than_likelihoods() -> None:
    """Those who weigh no evidence need none of their own."""
    assert len(_arena_game(())._shared) == 1
    assert len(_arena_game((1, 3))._shared) == 2
    mixed = [arena_bot(name, name) for name in ("random", "digger", "detective", "schemer", "beginner")]
    assert len(ArenaGame(Game.seeded(SETUP, "own"), mixed, fitted())._shared) == 1
