"""Hints for people: legal, few, different, in words of their own, and from what the seat knows alone."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest

from saboteur.bots import Observation, make_bot
from saboteur.bots.hints import CODES, Hint, hints_for
from saboteur.bots.policy import Policy
from saboteur.bots.policy_bot import PolicyBot
from saboteur.bots.seat_history import HistoryReader
from saboteur.rules import Game, Setup, View, redacted
from tests.bots.bot_games import Sitting, sitting
from tests.bots.bot_twins import twin_of

SETUP = Setup("lt", 5, rounds=1)


def adviser() -> PolicyBot:
    made = make_bot("detective", "")
    assert isinstance(made, PolicyBot)
    return made


def public_history(game: Game) -> list[Observation]:
    """What everybody saw of a game."""
    again = Game(game.setup, game.deals)
    told = [again.opening, *(again.play(again.to_act or 0, move).events for move in game.moves)]
    return [Observation(tuple(redacted(event, None) for event in events)) for events in told]


def moments(seed: str, every: int = 3) -> Iterator[Sitting]:
    """Moments of a game between friendly bots."""
    played = sitting(SETUP, seed, lambda seat: make_bot("friendly", f"{seat}"))
    while not played.game.over:
        if played.game.version % every == 0:
            yield played
        played.step()


def asked(game: Game) -> tuple[Hint, ...]:
    return adviser().hints(game.view(game.to_act), public_history(game))


def test_hints_are_a_few_legal_moves_that_mean_something_different() -> None:
    codes: set[str] = set()
    for played in moments("hints"):
        game, found = played.game, asked(played.game)
        assert {hint.move for hint in found} <= set(game.legal_moves())
        assert len({hint.move for hint in found}) == len(found)
        if game.phase == "play":
            assert min(2, len(game.legal_moves())) <= len(found) <= 3
            assert len({hint.code for hint in found}) == len(found) or len(found) == 2
            assert all(0 < (hint.before or 0) < 100 and 0 < (hint.after or 0) < 100 for hint in found)
        codes |= {hint.code for hint in found}
    assert codes <= set(CODES)
    assert {"nearer", "discards"} <= codes


def test_the_best_hint_is_what_the_bot_itself_would_play() -> None:
    compared = 0
    for played in moments("best"):
        game, seat = played.game, played.game.to_act
        if game.phase == "play" and seat is not None:
            best = adviser().choose(game.view(seat), played.histories[seat])
            scores = {hint.move: number for number, hint in enumerate(asked(game))}
            compared += scores.get(best, 1) == 0
    assert compared > 5, "apart from moves that are worth the same"


def test_what_the_seat_cannot_know_changes_no_hint() -> None:
    for number, played in enumerate(moments("twins", every=7)):
        game, seat = played.game, played.game.to_act
        if game.phase != "play" or seat is None:
            continue
        twin, history = twin_of(game, seat, number), public_history(game)
        assert twin.state.roles != game.state.roles or twin.deal != game.deal
        assert adviser().hints(twin.view(seat), history) == adviser().hints(game.view(seat), history)
        assert adviser().doubts(twin.view(seat), history) == adviser().doubts(game.view(seat), history)


def test_what_a_seat_may_think_of_the_others_is_what_its_hints_say() -> None:
    compared = 0
    for played in moments("doubts"):
        game, seat = played.game, played.game.to_act
        if game.phase != "play" or seat is None:
            continue
        doubts = adviser().doubts(game.view(seat), public_history(game))
        assert [doubt is None for doubt in doubts] == [other == seat for other in range(SETUP.players)]
        assert all(1 <= doubt <= 99 for doubt in doubts if doubt is not None)
        for hint in asked(game):
            if hint.code in ("breaks", "mends"):
                assert hint.arguments["percent"] == doubts[int(hint.arguments["seat"])]
                compared += 1
    assert compared > 0


def test_a_spectator_is_told_of_nobody() -> None:
    game = Game.seeded(SETUP, "watching")
    assert adviser().doubts(game.view(None), public_history(game)) == ()


def test_a_hint_is_made_of_a_view_and_a_history_and_of_nothing_else() -> None:
    """By type: who asks for a hint has no game to give."""
    kinds = {
        name: parameter.annotation for name, parameter in inspect.signature(hints_for, eval_str=True).parameters.items()
    }
    assert kinds == {"view": View, "policy": Policy, "reader": HistoryReader}


def test_whose_turn_it_is_not_gets_none() -> None:
    game = Game.seeded(SETUP, "waiting")
    other = ((game.to_act or 0) + 1) % SETUP.players
    assert adviser().hints(game.view(other), public_history(game)) == ()
    assert adviser().hints(game.view(None), public_history(game)) == ()


def test_no_map_is_proposed_for_a_goal_that_the_seat_knows() -> None:
    """Whoever has seen the treasure, or both stones, knows all three."""
    held = 0
    for number in range(12):
        for played in moments(f"maps {number}", every=1):
            game = played.game
            view = game.view(game.to_act)
            if game.phase != "play" or view.own is None or "V" not in view.own.hand:
                continue
            known = [turned.content or own for turned, own in zip(view.public.goals, view.own.seen, strict=True)]
            if "treasure" in known or known.count(None) < 2:
                held += 1
                assert not [hint for hint in asked(game) if hint.code == "looks"]
        if held > 5:
            return
    assert held > 0


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_digging_on_looks_innocent(role: str) -> None:
    for number in range(40):
        game = Game.seeded(SETUP, f"innocent {number}")
        own = game.view(game.to_act).own
        nearer = [hint for hint in asked(game) if hint.code == "nearer"]
        if own is not None and own.role == role and nearer:
            assert (nearer[0].after or 0) < (nearer[0].before or 0)
            return
    pytest.fail("nobody could dig on")
