"""R6: turning goals over, and how a stone lies."""

from __future__ import annotations

from itertools import product

import pytest

from saboteur.rules import Refusal
from saboteur.rules.core.cards import sides_of, turned
from saboteur.rules.events import Drew, GoalsReached, GoalTurned, StoneLaid, StoneMisfitted
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import CHAIN, EDITION_CODES, FORK, NORTH, REMOTE, ROAD, WALL

TURN_ALL = ("lt", "lv", "ru", "el")
CHOOSE = ("lt", "lv", "ru", "et")
TOUCH = ("el", "et")

# One card in the gap, open to all sides, reaches all three goals.
TRIDENT = """
. . . . . . . . ?
. . . . . . . ┌ ┘
S ─ ─ ┬ ┬ ┼ ┼ . ?
. . . . . . . └ ┐
. . . . . . . . ?
"""


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_a_goal_that_the_tunnel_reaches_is_turned(edition: str) -> None:
    """R6.1"""
    table = draw(ROAD, edition=edition, goals=NORTH).deal("Pew")
    table.play("Pew@7,0")
    assert table.goals == "? ┘ ?"


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_a_dead_end_in_front_of_a_goal_does_not_reach_it(edition: str) -> None:
    """R6.1"""
    table = draw(ROAD, edition=edition).deal("Pe/w")
    table.play("Pe/w@7,0")
    assert table.goals == "? ? ?"


def test_a_card_beside_a_goal_with_a_wall_towards_it_does_not_reach_it() -> None:
    """R6.1"""
    table = draw(ROAD).deal("Psw")
    table.play("Psw@7,0")
    assert table.goals == "? ? ?"


@pytest.mark.parametrize("edition", TURN_ALL)
def test_two_goals_reached_at_once_are_both_turned(edition: str) -> None:
    """R6.2"""
    table = draw(FORK, edition=edition, goals=NORTH).deal("Pnes")
    step = table.play("Pnsw@8,1")
    assert [event.goal for event in step.events if isinstance(event, GoalTurned)] == [1, 2]
    assert table.goals == "? ┌ └"


def test_three_goals_may_be_turned_at_once() -> None:
    """R6.2: one of them is the treasure"""
    step = draw(TRIDENT, goals="Pes Psw treasure").deal("Pnesw").play("Pnesw@7,0")
    assert [event.goal for event in step.events if isinstance(event, GoalTurned)] == [0, 1, 2]


def test_et_lets_the_layer_choose_which_goal_is_turned() -> None:
    """R6.3"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes")
    assert table.play("Pnsw@8,1").events[-1] == GoalsReached(0, (1, 2))
    assert (table.game.phase, table.actor, table.legal()) == ("turn-goal", 0, ["T@8,0", "T@8,2"])


@pytest.mark.parametrize(("choice", "goals"), [("T@8,0", "? ┌ ?"), ("T@8,2", "? ? └")])
def test_et_turns_the_goal_that_was_chosen_and_no_other(choice: str, goals: str) -> None:
    """R6.3"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V")
    table.play("Pnsw@8,1", choice)
    assert (table.goals, table.actor) == (goals, 1)


def test_et_offers_only_the_goals_that_are_reached() -> None:
    """R6.3"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes")
    table.play("Pnsw@8,1")
    assert table.refusal("T@8,-2") is Refusal.GOAL_NOT_REACHED
    assert table.refusal("-V") is Refusal.WRONG_PHASE


def test_et_asks_nothing_when_one_goal_is_reached() -> None:
    """R6.3"""
    table = draw(ROAD, edition="et", goals=NORTH).deal("Pew V")
    table.play("Pew@7,0")
    assert (table.game.phase, table.actor) == ("play", 1)


@pytest.mark.parametrize("edition", TURN_ALL)
def test_elsewhere_there_is_no_such_choice(edition: str) -> None:
    """R6.3"""
    table = draw(FORK, edition=edition, goals=NORTH).deal("Pnes V", "V V")
    table.play("Pnsw@8,1")
    assert table.refusal("T@8,0") is Refusal.WRONG_PHASE


def test_et_turns_a_waiting_goal_after_the_next_path_card() -> None:
    """R6.4: wherever that card lies"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V", "V V", "Pns V")
    table.play("Pnsw@8,1", "T@8,0", "V@8,2")
    assert table.goals == "? ┌ ?"
    table.play("Pns@0,-1")
    assert table.goals == "? ┌ └"


def test_et_offers_the_choice_again_when_two_goals_wait() -> None:
    """R6.4"""
    table = draw(TRIDENT, edition="et", goals="Pes Psw treasure").deal("Pnesw V", "Pns V", "Pns V")
    table.play("Pnesw@7,0")
    assert table.legal() == ["T@8,-2", "T@8,0", "T@8,2"]
    table.play("T@8,-2", "Pns@0,1")
    assert (table.actor, table.legal()) == (1, ["T@8,0", "T@8,2"])


def test_et_does_not_turn_a_waiting_goal_after_other_cards() -> None:
    """R6.4"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V", "V V", "V V")
    table.play("Pnsw@8,1", "T@8,0", "V@8,2", "-V")
    assert table.goals == "? ┌ ?"


def test_et_does_not_turn_a_waiting_goal_that_a_rockfall_cut_off() -> None:
    """R6.5"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V", "R V", "Pns V")
    table.play("Pnsw@8,1", "T@8,0", "R@4,0", "Pns@0,-1")
    assert table.goals == "? ┌ ?"


def test_et_turns_it_when_the_tunnel_reaches_it_again() -> None:
    """R6.5"""
    table = draw(FORK, edition="et", goals=NORTH).deal("Pnes V", "R V", "Pnesw V")
    table.play("Pnsw@8,1", "T@8,0", "R@4,0", "Pnesw@4,0")
    assert table.goals == "? ┌ └"


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_the_treasure_ends_the_round_at_once(edition: str) -> None:
    """R6.6"""
    table = draw(ROAD, edition=edition).deal("Pew", deck="V")
    step = table.play("Pew@7,0")
    assert table.goals.split()[1] == "┼"
    assert not [event for event in step.events if isinstance(event, Drew)]
    assert table.game.phase == "pick-gold"


@pytest.mark.parametrize("edition", TURN_ALL)
def test_a_stone_turned_together_with_the_treasure_is_not_laid(edition: str) -> None:
    """R6.6"""
    table = draw(FORK, edition=edition).deal("Pnes")
    step = table.play("Pnsw@8,1")
    assert [event.content for event in step.events if isinstance(event, GoalTurned)] == ["treasure", "Psw"]
    assert not [event for event in step.events if isinstance(event, StoneLaid)]
    assert table.goals == "! ┼ !"


def test_with_the_treasure_no_misfit_is_decided() -> None:
    """R6.6: the stone in the south fits neither way"""
    mine = FORK.removesuffix("?\n") + "? │\n"
    assert _phase_after(mine, "treasure Pes Psw") == "lay-stone"
    assert _phase_after(mine, "Pes treasure Psw") == "pick-gold"


def _phase_after(mine: str, goals: str) -> str:
    table = draw(mine, goals=goals).deal("Pnes")
    table.play("Pnsw@8,1")
    return table.game.phase


def test_a_treasure_that_is_not_turned_is_not_found() -> None:
    """R6.7: et's layer turned the other one"""
    table = draw(FORK, edition="et").deal("Pnes V")
    table.play("Pnsw@8,1", "T@8,2")
    assert (table.goals, table.game.phase, table.actor) == ("? ? └", "play", 1)


def test_a_treasure_that_waited_to_the_end_was_not_found() -> None:
    """R6.7"""
    table = draw(FORK, edition="et").deal("Pnes", "V", "V")
    table.play("Pnsw@8,1", "T@8,2", "-V", "-V")
    assert [result.winner for result in table.game.results] == ["saboteurs"]


def test_a_stone_becomes_part_of_the_tunnel() -> None:
    """R6.8: the stone is open to the north"""
    table = draw(ROAD, goals=NORTH).deal("Pew V", "Pns V")
    table.play("Pew@7,0")
    assert "Pns@8,-1" in table.legal()


def test_a_stone_that_is_not_joined_is_not_part_of_the_tunnel() -> None:
    """R6.8: laid with its back to the tunnel"""
    table = draw(WALL, goals=NORTH).deal("Pew V", "Pnew V")
    table.play("Pew@7,0", "L@8,0:es")
    assert table.refusal("Pnew@9,0") is Refusal.NOT_REACHED


def test_a_stone_stays_when_a_rockfall_cuts_it_off() -> None:
    """R6.9"""
    table = draw(ROAD, goals=NORTH).deal("Pew V", "R V", "Pns V")
    table.play("Pew@7,0", "R@7,0")
    assert table.goals == "? ┘ ?"
    assert table.refusal("Pns@8,-1") is Refusal.NOT_REACHED


def test_a_stone_that_was_cut_off_is_joined_again() -> None:
    """R6.9"""
    table = draw(ROAD, goals=NORTH).deal("Pew Pns", "R V", "Pnew V")
    table.play("Pew@7,0", "R@7,0", "Pnew@7,0")
    assert "Pns@8,-1" in table.legal()


def test_a_stone_carries_the_tunnel_on_to_the_next_goal() -> None:
    """R6.10"""
    table = draw(CHAIN, edition="el", goals="treasure Psw Pes").deal("Pew")
    step = table.play("Pew@7,0")
    told = [event for event in step.events if isinstance(event, GoalTurned | StoneLaid)]
    assert told == [GoalTurned(1, "Psw"), StoneLaid(1, "Psw"), GoalTurned(2, "Pes"), StoneLaid(2, "Pnw")]


def test_a_chain_may_lead_to_the_treasure() -> None:
    """R6.10"""
    table = draw(CHAIN, edition="el", goals="Pes Psw treasure").deal("Pew")
    table.play("Pew@7,0")
    assert [result.how for result in table.game.results] == ["treasure"]


def test_a_chain_goes_on_after_a_stone_was_decided() -> None:
    """R6.10: the middle stone fits neither way, and its layer lets it lead north"""
    mine = BOTH_WAYS.replace(". . . . . . . . .", ". . . . . . . . │")
    table = draw(mine, edition="el", goals="Psw Pes treasure").deal("Pew V")
    table.play("Pew@2,0", "L@8,0:nw")
    assert table.goals == "┐ ┘ ?"


def test_in_et_a_stone_does_not_chain() -> None:
    """R6.10"""
    table = draw(CHAIN, edition="et", goals="treasure Psw Pes").deal("Pew V", "Pns V")
    table.play("Pew@7,0")
    assert table.goals == "? ┐ ?"
    table.play("Pns@0,1")
    assert table.goals == "? ┐ ┘"


@pytest.mark.parametrize("edition", TOUCH)
def test_a_goal_reached_from_afar_is_turned(edition: str) -> None:
    """R6.11"""
    table = draw(REMOTE, edition=edition, goals=NORTH).deal("Pew")
    assert table.goals == "? ? ?"
    table.play("Pew@2,0")
    assert table.goals == "? ┘ ?"


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_the_draw_comes_after_the_decisions(edition: str) -> None:
    """R6.12"""
    table = draw(WALL if edition != "el" else BOTH_WAYS, edition=edition, goals=NORTH).deal("Pew V", deck="R")
    table.play("Pew@7,0" if edition != "el" else "Pew@2,0")
    assert (table.game.phase, table.actor, table.game.own(0).hand) == ("lay-stone", 0, ("V",))
    step = table.play("L@8,0:nw")
    assert step.events[:2] == (StoneLaid(1, "Pnw"), Drew(0, "R"))
    assert table.actor == 1


@pytest.mark.parametrize(
    ("goals", "lies"), [("treasure Pes Psw", "? ┘ ?"), ("treasure Psw Pes", "? ┐ ?")]
)  # fmt: skip
def test_a_stone_lies_the_way_that_agrees(goals: str, lies: str) -> None:
    """R6.13"""
    table = draw(ROAD, goals=goals).deal("Pew")
    table.play("Pew@7,0")
    assert table.goals == lies


def test_all_face_up_neighbours_of_the_stone_count() -> None:
    """R6.13: open to the west it would meet the wall of a card that leads nowhere"""
    mine = """
    . . . . . . . . ?
    . . . . . . . . .
    S ─ ─ ┬ ┬ ┼ ┼ ┐ ?
    . . . . . . . └ .
    . . . . . . . . ?
    """
    table = draw(mine, goals="Psw Pes treasure").deal("Pes")
    table.play("Pnw@8,1")
    assert table.goals == "? ┌ ?"


@pytest.mark.parametrize("stone", ["Pes", "Psw"])
def test_the_two_ways_of_a_stone_are_complements(stone: str) -> None:
    """R6.14: whatever lies around it, at most one way agrees"""
    ways = (sides_of(stone), sides_of(turned(stone)))
    assert ways[0] ^ ways[1] == 15
    for lying, is_open in product(range(1, 16), range(16)):
        assert sum((way ^ is_open) & lying == 0 for way in ways) <= 1


@pytest.mark.parametrize("edition", CHOOSE)
def test_the_layer_decides_how_a_misfitting_stone_lies(edition: str) -> None:
    """R6.15"""
    table = draw(WALL, edition=edition, goals=NORTH).deal("Pew")
    assert table.play("Pew@7,0").events[-1] == StoneMisfitted(0, 1)
    assert (table.game.phase, table.actor, table.legal()) == ("lay-stone", 0, ["L@8,0:es", "L@8,0:nw"])
    assert table.goals == "? ! ?"


@pytest.mark.parametrize(("choice", "goals"), [("L@8,0:es", "? ┌ ?"), ("L@8,0:nw", "? ┘ ?")])
def test_a_misfitting_stone_lies_as_its_layer_says(choice: str, goals: str) -> None:
    """R6.15"""
    table = draw(WALL, goals=NORTH).deal("Pew V")
    table.play("Pew@7,0", choice)
    assert (table.goals, table.actor) == (goals, 1)


@pytest.mark.parametrize("move", ["L@8,0:sw", "L@8,0:ne", "L@8,2:es", "L@8,-2:es", "L@7,0:es"])
def test_a_misfitting_stone_keeps_its_corner_and_its_place(move: str) -> None:
    """R6.15"""
    table = draw(WALL, goals=NORTH).deal("Pew")
    table.play("Pew@7,0")
    assert table.refusal(move) is Refusal.NOT_THIS_STONE


def test_the_other_stone_has_the_other_corners() -> None:
    """R6.15: it is open to the west or the south, where the wall is, never to both"""
    mine = """
    S ─ ─ ┬ ┬ ┼ ┼ . ?
    . . . . . . . . ═
    """
    table = draw(mine, goals="treasure Psw Pes").deal("Pew")
    table.play("Pew@7,0")
    assert table.legal() == ["L@8,0:ne", "L@8,0:sw"]


# The search will come in from the west, by the card just laid, and from the south.
TWO_IN = """
. . . . . . . . ?
. . . . . . . . .
S ─ ─ ┬ ┬ ┼ ┼ . ?
. . . . . . . └ ┘
. . . . . . . . ?
"""
# The same with the gap far off, so that the card just laid touches no goal.
BOTH_WAYS = """
. . . . . . . . ?
. . . . . . . . .
S ─ . ┬ ┬ ┼ ┼ ┬ ?
. . . . . . . └ ┘
. . . . . . . . ?
"""


def test_el_lays_a_misfit_open_towards_the_card_just_laid() -> None:
    """R6.16"""
    table = draw(TWO_IN, edition="el", goals=NORTH).deal("Pnew")
    table.play("Pesw@7,0")
    assert table.goals == "? ┘ ?"


def test_el_lays_it_towards_the_card_just_laid_wherever_that_lies() -> None:
    """R6.16: the card in the gap leads in from the south, and round the corner from the west"""
    mine = """
    . . . . . . . . ? .
    ┌ ┼ ┼ ┼ ┼ ┬ ─ ─ ─ ┐
    S . . . . . . ┌ ? │
    . . . . . . . └ . ┘
    . . . . . . . . ? .
    """
    table = draw(mine, edition="el", goals=NORTH).deal("Pnew")
    table.play("Pnew@8,1")
    assert table.goals == "? ┌ ?"


def test_el_lays_a_misfit_reached_from_afar_where_the_search_came_in() -> None:
    """R6.17"""
    mine = WALL.replace("S ─ ─ ┬ ┬ ┼ ┼ .", "S ─ . ┬ ┬ ┼ ┼ ┬")
    table = draw(mine, edition="el", goals=NORTH).deal("Pew")
    table.play("Pew@2,0")
    assert table.goals == "? ┘ ?"


def test_el_follows_the_search_where_the_card_just_laid_has_a_wall_to_the_goal() -> None:
    """R6.17: it lies west of the goal, but leads round the corner and in from the south"""
    mine = """
    . . . . . . . . ? .
    . . . . . . . . . .
    S ─ ─ ┬ ┬ ┼ ┼ . ? │
    . . . . . . . └ ┘ .
    . . . . . . . . ? .
    """
    table = draw(mine, edition="el", goals=NORTH).deal("Psw")
    table.play("Psw@7,0")
    assert table.goals == "? ┌ ?"


def test_el_lets_the_layer_decide_when_the_search_came_in_both_ways() -> None:
    """R6.18"""
    table = draw(BOTH_WAYS, edition="el", goals=NORTH).deal("Pew")
    table.play("Pew@2,0")
    assert (table.game.phase, table.actor, table.legal()) == ("lay-stone", 0, ["L@8,0:es", "L@8,0:nw"])


@pytest.mark.parametrize("edition", ["lt", "lv", "ru"])
def test_several_stones_are_decided_from_north_to_south(edition: str) -> None:
    """R6.19: a wall to the west of each stone"""
    mine = FORK.removesuffix(". ?\n") + "╴ ?\n"
    table = draw(mine, edition=edition, goals="treasure Psw Pes").deal("Pnes V")
    table.play("Pnsw@8,1")
    assert table.legal() == ["L@8,0:ne", "L@8,0:sw"]
    table.play("L@8,0:ne")
    assert (table.actor, table.legal()) == (0, ["L@8,2:es", "L@8,2:nw"])
    table.play("L@8,2:nw")
    assert (table.actor, table.goals) == (1, "? └ ┘")


def test_a_side_open_against_a_wall_is_closed() -> None:
    """R6.20: the tunnel does not pass from the stone through the wall"""
    table = draw(WALL.replace("═", "─"), goals=NORTH).deal("Pnew V", "Psw V")
    table.play("Pesw@7,0", "L@8,0:nw")
    assert table.refusal("Psw@9,-1") is Refusal.NOT_REACHED


def test_the_stone_keeps_its_sides_for_later_neighbours() -> None:
    """R6.20: when the wall is gone, the tunnel goes on to the north and finds the treasure"""
    table = draw(WALL, goals=NORTH).deal("Pew V", "R V", "Pns V")
    table.play("Pew@7,0", "L@8,0:nw", "R@8,-1", "Pns@8,-1")
    assert [result.how for result in table.game.results] == ["treasure"]
