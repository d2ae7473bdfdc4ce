"""Worlds fit their view, and a posterior or a history that belongs to another view is refused."""

from __future__ import annotations

import pydoc
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from saboteur.bots import BotGame, Observation, make_bot
from saboteur.research import beliefs, worlds
from saboteur.research.beliefs import Posterior, believe, plot
from saboteur.research.worlds import play_out, sample
from saboteur.rules import EDITIONS, Game, Setup, View


def table(setup: Setup | None = None, seed: str = "fitting", moves: int = 14) -> BotGame:
    """A game between random bots after so many moves, or when it is over."""
    setup = setup or Setup(players=5, rounds=1)
    played = BotGame(Game.seeded(setup, seed), [make_bot("random", f"{seat}") for seat in range(setup.players)])
    while not played.game.over and played.game.version < moves:
        played.step()
    return played


def seen(played: BotGame, seat: int) -> tuple[View, list[Observation]]:
    return played.game.view(seat), played.histories[seat]


def of_role(played: BotGame, role: str) -> int:
    return played.game.deal.roles.index(role)


def test_no_world_is_drawn_once_the_round_is_over() -> None:
    played = table(moves=1000)
    view, history = seen(played, 0)
    assert view.public.phase == "over"
    for posterior in (None, believe(view, history)):
        with pytest.raises(ValueError, match=r"for a seat, while a round is played: this round is over"):
            sample(view, 1, posterior=posterior)
    with pytest.raises(ValueError, match="this is the view of a spectator"):
        sample(table(moves=3).game.view(None), 1)


def test_a_posterior_of_another_view_is_refused() -> None:
    here = table()
    digger, saboteur = of_role(here, "digger"), of_role(here, "saboteur")
    view = here.game.view(digger)
    six = table(Setup(players=6, rounds=1))
    with pytest.raises(ValueError, match="the posterior is of 6 players, and the view of 5"):
        sample(view, 1, posterior=believe(*seen(six, of_role(six, "digger"))))
    for other in (believe(*seen(here, saboteur)), believe(here.game.view(None), None)):
        with pytest.raises(ValueError, match=f"another seat: seat {digger} knows that it is a digger"):
            sample(view, 1, posterior=other)
    impossible = frozenset(range(5)) - {digger}
    with pytest.raises(ValueError, match="cannot be the saboteurs of this one"):
        sample(view, 1, posterior=Posterior(5, {(impossible, 0): 1.0}))
    for empty in ({}, {(frozenset({saboteur}), 0): 0.0}):
        with pytest.raises(ValueError, match="no world in it"):
            sample(view, 1, posterior=Posterior(5, empty))


def test_a_posterior_from_before_a_map_is_refused() -> None:
    here = table()
    digger = of_role(here, "digger")
    view, history = seen(here, digger)
    assert view.own is not None
    before = believe(view, history)
    after = replace(view, own=replace(view.own, seen=("Pes", None, None)))
    with pytest.raises(ValueError, match="not of this moment: goal 0 is known not to be the treasure"):
        sample(after, 1, posterior=before)


@pytest.mark.parametrize("options", [(), ("selfish_dwarf",), ("all_saboteurs",)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_worlds_fit_and_histories_are_taken_in_any_game(edition: str, options: tuple[str, ...]) -> None:
    """The checks refuse nothing that is right: over whole games of two rounds, for every seat, also with claims."""
    setup, chance = Setup(edition, 4, frozenset(options), 2), Random(edition)
    played = BotGame(Game.seeded(setup, edition), [make_bot("detective", f"{seat}") for seat in range(4)])
    while not played.game.over:
        seat = chance.randrange(4)
        view, history = seen(played, seat)
        posterior = believe(view, history)
        if view.public.roles is None:
            for world in sample(view, 2, 1, posterior):
                assert world.view(seat).own == view.own
        for _ in range(3):
            if not played.game.over:
                played.step()


def test_shown_roles_are_believed() -> None:
    played = table(moves=1000)
    roles = played.game.results[0].roles
    for seat in (None, *range(5)):
        view = played.game.view(seat)
        for history in (None, played.histories[seat] if seat is not None else None):
            posterior = believe(view, history)
            assert posterior.saboteur == tuple(float(role == "saboteur") for role in roles)
            assert posterior.treasure == tuple(float(goal == "treasure") for goal in played.game.deal.goals)


def test_a_history_from_elsewhere_is_refused() -> None:
    here, elsewhere = table(), table(seed="elsewhere")
    view, history = seen(here, 2)
    others = {
        "another table: .*players=6": seen(table(Setup(players=6, rounds=1)), 2)[1],
        "another table: .*edition='et'": seen(table(Setup("et", 5, rounds=1)), 2)[1],
        "another game: it leads to another mine": seen(elsewhere, 2)[1],
        "the history has 13 moves, and the view 14": history[:-1],
        "the history has 0 moves, and the view 14": history[:1],
        "that of seat 1, and the view of 2": seen(here, 1)[1],
        "does not begin with the beginning": history[1:],
    }
    for message, other in others.items():
        with pytest.raises(ValueError, match=message):
            believe(view, other)
    believe(view, history)
    believe(view, [*history, Observation(claim=(1, "!hello"))])


@pytest.mark.parametrize("seat", [-1, 5])
def test_a_world_has_no_other_seats(seat: int) -> None:
    world = sample(table().game.view(0), 1)[0]
    with pytest.raises(ValueError, match=f"there is no seat {seat}: 0 to 4 are seats"):
        world.view(seat)


def test_other_numbers_and_policies_are_refused() -> None:
    view = table().game.view(0)
    asked: dict[str, Any] = {
        "seed: -1": lambda: sample(view, 1, -1),
        "count: -1": lambda: sample(view, -1),
        "count: 1.5": lambda: sample(view, 1.5),  # type: ignore[arg-type]
        "policy: 'foo' is none of 'sensible', 'random'": lambda: play_out(sample(view, 1)[0], 1, "foo"),
        "seed: -2": lambda: play_out(sample(view, 1)[0], -2),
        "posteriors: give at least one": lambda: plot([]),
    }
    for message, ask in asked.items():
        with pytest.raises(ValueError, match=message):
            ask()


def test_a_plot_can_show_the_treasure_the_moves_and_who_the_saboteurs_were() -> None:
    views = [table(moves=moves) for moves in (2, 4, 9)]
    posteriors = [believe(*seen(played, 0)) for played in views]
    roles = views[0].game.deal.roles
    figure = plot(posteriors, moves=[2, 4, 9], roles=roles, treasure=True)
    first, second = figure.axes
    assert [list(line.get_xdata()) for line in (*first.lines, *second.lines)] == [[2, 4, 9]] * 8
    chances = [[posterior.treasure[goal] for posterior in posteriors] for goal in range(3)]
    assert [list(line.get_ydata()) for line in second.lines] == chances
    assert (first.get_ylabel(), second.get_ylabel()) == ("P(saboteur)", "P(treasure)")
    assert second.get_xlabel() == "moves played"
    told = [text.get_text() for text in first.get_legend().texts]
    assert told == [f"seat {n} (saboteur)" if role == "saboteur" else f"seat {n}" for n, role in enumerate(roles)]
    assert [line.get_linestyle() == "--" for line in first.lines] == [role == "saboteur" for role in roles]
    for given in ({"moves": [1]}, {"roles": roles[:2]}, {"names": ["a"]}, {"rounds": [1, 1]}):
        with pytest.raises(ValueError, match=f"{next(iter(given))}: . are not allowed, only none or"):
            plot(posteriors, **given)


def test_a_plot_of_several_rounds_takes_the_roles_of_each() -> None:
    game = Game.seeded(Setup(players=3, rounds=3), 1)
    posteriors, rounds = [believe(game.view(None))] * 6, (1, 1, 2, 2, 3, 3)
    roles = [["saboteur", "digger", "digger"], ["digger", "saboteur", "digger"], ["saboteur", "digger", "digger"]]
    lines = plot(posteriors, rounds=rounds, roles=roles).axes[0].get_lines()
    thick = [line.get_linewidth() > 2 for line in lines if len(line.get_xdata()) == 2 and line.get_linestyle() != ":"]
    assert thick == [True, False, True, False, True, False, False, False, False]
    legend = plot(posteriors, rounds=rounds, roles=roles).axes[0].get_legend().get_texts()
    assert [text.get_text() for text in legend] == [
        "seat 0 (saboteur in rounds 1, 3)", "seat 1 (saboteur in round 2)", "seat 2"
    ]  # fmt: skip
    for wrong, why in (
        (roles[0], "roles: 3 rounds are drawn, so give a list of roles for each"),
        (roles[:2], "roles: 3 rounds are drawn"),
        ([["saboteur"]] * 3, "roles: 1 are not allowed, only none or 3"),
    ):
        with pytest.raises(ValueError, match=why):
            plot(posteriors, rounds=rounds, roles=wrong)


def test_a_plot_counts_observations_in_whole_numbers() -> None:
    view, history = seen(table(moves=3), 0)
    axes = plot([believe(view, history)] * 6).axes[0]
    axes.figure.canvas.draw()
    assert all(float(place).is_integer() for place in axes.get_xticks())


@pytest.mark.parametrize(("module", "inner"), [(worlds, ("redealt", "rate", "bisect")), (beliefs, ("mine_of",))])
def test_help_shows_what_is_meant_to_be_used(module: Any, inner: tuple[str, ...]) -> None:
    text = pydoc.plain(pydoc.render_doc(module))
    assert all(f"    {name}(" in text or f"class {name}(" in text for name in ("Posterior",) if module is beliefs)
    for name in inner:
        assert f"    {name}(" not in text


def test_no_probability_is_above_one() -> None:
    """Ten times a tenth, and a little: rounding would make it more."""
    joint = {(frozenset({0, seat}), 1): 0.1 + 1e-16 * 3 for seat in range(1, 11)}
    assert sum(joint.values()) > 1
    posterior = Posterior(11, joint)
    assert (posterior.saboteur[0], posterior.treasure) == (1.0, (0.0, 1.0, 0.0))
