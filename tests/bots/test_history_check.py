"""Built-in bots take the history of their view, and no other."""

from __future__ import annotations

import pytest

from saboteur.bots import BotGame, make_bot
from saboteur.bots.built_in_bots import BUILT_IN_NAMES
from saboteur.rules import Game, Setup


def _table(moves: int = 7, players: int = 5, seed: int = 3) -> BotGame:
    bots = [make_bot("detective", str(seat)) for seat in range(players)]
    table = BotGame(Game.seeded(Setup(players=players, rounds=1), seed), bots)
    for _ in range(moves):
        table.step()
    return table


@pytest.mark.parametrize("name", [name for name in BUILT_IN_NAMES if name != "search"])
def test_a_history_of_something_else_is_refused(name: str) -> None:
    table = _table()
    seat = table.game.to_act
    assert seat is not None
    view, history = table.game.view(seat), table.histories[seat]
    last = max(place for place, entry in enumerate(history) if entry.events)
    bot = make_bot(name, "seed")
    move = bot.choose(view, history)
    for asked in (bot, make_bot(name, "seed")):  # one has read a history, the other none
        with pytest.raises(ValueError, match="the history is empty"):
            asked.choose(view, [])
        with pytest.raises(ValueError, match="the history has 6 moves, and the view 7"):
            asked.choose(view, history[:last])
        with pytest.raises(ValueError, match="does not begin with the beginning"):
            asked.choose(view, history[1:])
        with pytest.raises(ValueError, match=f"the history is that of seat {seat - 1}, and the view of {seat}"):
            asked.choose(view, table.histories[seat - 1])
        with pytest.raises(ValueError, match="the history is of another table"):
            asked.choose(view, _table(players=4).histories[seat])
        with pytest.raises(TypeError, match="the histories of several seats"):
            asked.choose(view, table.histories)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="Game is no view"):
            asked.choose(table.game, history)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="the history has 6 moves"):
            asked.suspects(view, history[:last])
        assert asked.choose(view, history) == move, "nothing of it stays"


def test_a_bot_that_is_asked_for_another_seat_reads_that_seat_s_history() -> None:
    table = _table()
    bot = make_bot("detective", "seed")
    for seat in range(5):
        view, history = table.game.view(seat), table.histories[seat]
        assert bot.suspects(view, history) == make_bot("detective", "seed").suspects(view, history)
    longer = _table(9, seed=4)
    for seat in range(5):
        view, history = longer.game.view(seat), longer.histories[seat]
        assert bot.suspects(view, history) == make_bot("detective", "seed").suspects(view, history)
