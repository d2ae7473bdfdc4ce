"""Bots play every edition at every number of players to the end, and no move is refused."""

from __future__ import annotations

import pytest

from saboteur.bots import BUILT_IN_NAMES, BadBot, make_bot
from saboteur.rules import EDITIONS, OPTIONS, Setup
from saboteur.rules.events import GoalTurned, ToolBroken
from tests.bots.bot_games import one_among, sitting

NAMES = sorted(BUILT_IN_NAMES)


# The largest table of one edition is enough where the rules are uncompiled.
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        pytest.param(
            edition, players, marks=() if players == 3 or (edition, players) == ("et", 10) else pytest.mark.slow
        )
        for edition in EDITIONS
        for players in range(3, 11)
    ],
)
def test_a_round_with_all_bots_at_one_table(edition: str, players: int) -> None:
    setup = Setup(edition, players, rounds=1)
    names = [NAMES[(seat + players) % len(NAMES)] for seat in range(players)]
    played = sitting(setup, "mixed", lambda seat: make_bot(names[seat], f"bot {seat}")).finish()
    (result,), nuggets = played.game.results, played.game.public().nuggets
    events = [event for observation in played.histories[0] for event in observation.events]
    found = any(isinstance(event, GoalTurned) and event.content == "treasure" for event in events)
    assert result.winner == ("diggers" if found else "saboteurs")
    assert nuggets is not None
    paid = {role for role, own in zip(result.roles, nuggets, strict=True) if own}
    assert paid == ({"digger"} if found else {"saboteur"} & set(result.roles))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_with_every_option(name: str) -> None:
    setup = Setup("et", 6, frozenset(OPTIONS), rounds=2)
    played = sitting(setup, f"options {name}", lambda seat: make_bot(one_among(name, seat), f"bot {seat}")).finish()
    assert len(played.game.results) == 2
    assert played.game.winners


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(BadBot) as refused:
        make_bot("gardener", "x")
    assert (refused.value.code, refused.value.arguments) == ("unknown-bot", {"bot": "gardener"})


@pytest.mark.parametrize("name", ["beginner", "friendly", "gruff"])
def test_a_bot_for_people_never_piles_on(name: str) -> None:
    """It breaks nobody whose tools are broken already, and nobody three times in a row."""
    played = sitting(Setup("lt", 7, rounds=1), f"gentle {name}", lambda seat: make_bot(name, f"bot {seat}"))
    targets: list[int] = []
    while not played.game.over:
        broken = played.game.public().broken
        played.step()
        for event in played.histories[0][-1].events:
            if isinstance(event, ToolBroken):
                assert not broken[event.target]
                targets.append(event.target)
    assert targets
    assert all(len(set(targets[place : place + 3])) > 1 for place in range(len(targets) - 2))
