"""Histories from environments and records are those that bots are given, and beliefs follow from them."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

from saboteur.bots import BotGame, Observation, play
from saboteur.research import saboteur_v0
from saboteur.research.beliefs import believe
from saboteur.research.data import histories
from saboteur.research.single_seat import SingleSeatEnv
from saboteur.rules import Game, Record, Setup, from_plain, record_of, to_plain

pytestmark = pytest.mark.filterwarnings("default")


def _as_bots_are_told(record: Record) -> list[list[Observation]]:
    class Scripted:
        def __init__(self) -> None:
            self.moves = list(reversed(record.moves))

        def choose(self, _view: object, _history: object) -> str:
            return self.moves.pop()

    table = BotGame(Game(record.setup, record.deals), [Scripted()] * record.setup.players)  # type: ignore[list-item]
    while table.game.version < len(record.moves):
        table.step()
    return table.histories


def test_an_agent_has_its_history() -> None:
    env, chance = saboteur_v0.env(players=4, rounds=2), random.Random(3)
    env.reset(seed=3)
    assert [len(env.history(agent)) for agent in env.agents] == [1] * 4
    while not env.game.over:
        if env.game.version % 9 == 5 and env.game.phase == "play":
            for agent, told in zip(env.agents, _as_bots_are_told(env.record), strict=True):
                assert env.history(agent) == told
                believe(env.view(agent), env.history(agent))
        env.step(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    assert env.history("player_0") == _as_bots_are_told(env.record)[0]
    env.history("player_0").clear()
    assert env.history("player_0"), "it is the caller's own list"
    assert copy.deepcopy(env).history("player_1") == env.history("player_1")


def test_the_learner_has_its_history_with_what_others_claim() -> None:
    env = SingleSeatEnv("detective", players=5, seat=2)
    over, heard = False, 0
    seen, _ = env.reset(seed=1)
    while not over:
        believe(env.view, env.history())
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    heard = sum(entry.claim is not None for entry in env.history())
    assert heard
    assert env.history() == histories(env.table.record)[2]
    env.history().clear()
    assert env.history()


def test_a_record_gives_the_histories_of_its_game() -> None:
    table = play(Game.seeded(Setup(players=5, rounds=2), 4), ["detective"] * 5)
    record = from_plain(to_plain(table.record))
    assert histories(record) == table.histories
    some = histories(record, 20)
    assert [history[: len(own)] for history, own in zip(table.histories, some, strict=True)] == some
    assert sum(bool(entry.events) for entry in some[0]) == 21
    assert len(histories(record, 0)[0]) == 1
    for moves in (-1, len(record.moves) + 1):
        with pytest.raises(ValueError, match=rf"moves: {moves} is not allowed, only whole numbers from 0 to"):
            histories(record, moves)


def test_beliefs_need_the_history_of_the_view() -> None:
    game = Game.seeded(Setup(players=5), 7)
    assert believe(game.view(0)) == believe(game.view(0), histories(record_of(game))[0]), "no move has been made"
    for _ in range(9):
        game.play(game.to_act or 0, game.legal_moves()[0])
    view, history = game.view(0), histories(record_of(game))[0]
    with pytest.raises(ValueError, match=r"the history is empty, and the view is of a time after 9 moves"):
        believe(view)
    with pytest.raises(ValueError, match="the history has 8 moves, and the view 9"):
        believe(view, history[:-1])
    assert believe(view, None) != believe(view, history)


def test_what_is_no_view_or_no_history_is_refused() -> None:
    game = Game.seeded(Setup(players=5), 7)
    told = histories(record_of(game))
    with pytest.raises(TypeError, match=r"Game is no view: game.view\(seat\) is one"):
        believe(game, told[0])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"the histories of several seats: give that of the view's seat"):
        believe(game.view(0), told)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a history is a list of Observation, and this one has int in it"):
        believe(game.view(0), [1])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="str is no history"):
        believe(game.view(0), "x")  # type: ignore[arg-type]
