"""The posterior is exact: it equals a slow sum over all worlds, and moves that say nothing leave the prior as it is."""

from __future__ import annotations

from itertools import combinations

import pytest

from saboteur.bots import make_bot
from saboteur.bots.belief import Belief, chances, vector
from saboteur.bots.explanation import CODES, contributions, doubts_of, reasons_for
from saboteur.bots.likelihoods import blank, fitted, from_plain
from saboteur.bots.move_kinds import CLASSES, NO_TARGET, ObservedMove
from saboteur.bots.seat_history import HistoryReader, initial_belief
from saboteur.rules import Setup, View
from saboteur.rules.editions import SABOTEURS
from tests.bots.bot_games import Sitting, sitting

UNKNOWN = [3, 3, 3]


def _asked(belief: Belief, seat: int, role: int, goals: list[int], players: int) -> tuple[list[int], list[int]]:
    hopes, doubts = vector([0, 0, 0]), vector([0] * 10)
    belief.believed(seat, role, vector(goals), hopes, doubts)
    return list(hopes), list(doubts)[:players]


@pytest.mark.parametrize("players", range(3, 11))
def test_the_prior_is_that_of_the_dwarf_cards(players: int) -> None:
    """All ways of dealing are equally likely, the card left over included."""
    saboteurs = SABOTEURS[players]
    belief = initial_belief(Setup("lt", players), blank())
    hopes, doubts = _asked(belief, NO_TARGET, 0, UNKNOWN, players)
    assert all(abs(doubt - 1000 * saboteurs / (players + 1)) <= 1 for doubt in doubts)
    assert all(abs(hope - 333) <= 1 for hope in hopes)
    as_digger = _asked(belief, 0, 0, UNKNOWN, players)[1]
    assert as_digger[0] == 0
    assert all(abs(doubt - 1000 * saboteurs / players) <= 1 for doubt in as_digger[1:])


def test_a_lone_saboteur_knows_that_he_is_alone() -> None:
    doubts = _asked(initial_belief(Setup("lt", 4), blank()), 2, 1, UNKNOWN, 4)[1]
    assert doubts == [0, 0, 1000, 0]


def test_without_a_spare_dwarf_the_number_of_saboteurs_is_known() -> None:
    belief = initial_belief(Setup("lt", 5, frozenset({"all_saboteurs"})), blank())
    assert len(belief.sets) == 10


def _observed(seat: int, target: int, kinds: list[int], contexts: list[int]) -> ObservedMove:
    observed = ObservedMove(seat, target)
    for place in range(3):
        observed.kinds[place], observed.contexts[place] = kinds[place], contexts[place]
    return observed


def _slow_doubt(observed_moves: list[ObservedMove], table: list[float], suspect: int, players: int) -> float:
    """The chance that a seat is a saboteur, by the book."""
    total = guilty = 0.0
    for size in (SABOTEURS[players] - 1, SABOTEURS[players]):
        for members in combinations(range(players), size):
            for place in range(3):
                weight = 1.0
                for seen in observed_moves:
                    row = (seen.contexts[place] * CLASSES + seen.kinds[place]) * 4
                    weight *= table[row + 2 * (seen.seat in members) + (seen.target in members)]
                total += weight
                guilty += weight * (suspect in members)
    return guilty / total


def test_the_posterior_is_the_sum_over_all_worlds() -> None:
    players, table = 6, list(fitted().table(6))
    belief = Belief(players, 1, 2, chances(table))
    observed_moves = [
        _observed(0, NO_TARGET, [9, 9, 9], [2, 2, 2]),
        _observed(3, NO_TARGET, [1, 5, 6], [4, 2, 4]),
        _observed(1, 3, [16, 16, 16], [2, 2, 2]),
        _observed(4, 0, [22, 22, 22], [0, 0, 0]),
    ]
    for observed in observed_moves:
        belief.weigh(observed)
    doubts = _asked(belief, NO_TARGET, 0, UNKNOWN, players)[1]
    assert doubts == [round(1000 * _slow_doubt(observed_moves, table, seat, players)) for seat in range(players)]


def test_a_dead_end_in_the_way_is_suspicious_and_digging_is_not() -> None:
    belief = initial_belief(Setup("lt", 5), fitted())
    belief.weigh(_observed(0, NO_TARGET, [10, 10, 10], [4, 4, 4]))
    belief.weigh(_observed(1, NO_TARGET, [1, 1, 1], [4, 4, 4]))
    doubts = _asked(belief, NO_TARGET, 0, UNKNOWN, 5)[1]
    assert doubts[0] > doubts[2] > doubts[1]


def test_one_clumsy_card_convicts_nobody() -> None:
    """Whatever one sees once, nobody is held for a saboteur with more than 95 %."""
    for players in range(3, 11):
        for kind in range(CLASSES):
            for context in range(8):
                belief = initial_belief(Setup("lt", players), fitted())
                belief.weigh(_observed(0, NO_TARGET, [kind] * 3, [context] * 3))
                assert _asked(belief, NO_TARGET, 0, UNKNOWN, players)[1][0] < 950


def test_a_claim_counts_for_what_it_says_and_for_who_says_it() -> None:
    belief = initial_belief(Setup("lt", 5), fitted())
    belief.weigh_claim(0, 1, 1, 0.97, 0.6)
    hopes = _asked(belief, NO_TARGET, 0, UNKNOWN, 5)[0]
    assert hopes[1] > 600
    knowing = _asked(belief, 2, 0, [0, 3, 3], 5)[1]
    assert knowing[0] > knowing[1]


def test_a_goal_that_is_a_stone_is_ruled_out() -> None:
    belief = initial_belief(Setup("lt", 5), blank())
    belief.rule_out(1)
    assert _asked(belief, NO_TARGET, 0, UNKNOWN, 5)[0] == [500, 0, 500]


def test_likelihoods_for_other_kinds_of_moves_are_refused() -> None:
    with pytest.raises(ValueError, match="other kinds"):
        from_plain({"rates": {"5": [1.0]}, "floor": 0.1, "tempers": [1.0] * 3})


def test_the_data_file_says_where_it_comes_from() -> None:
    import json
    from importlib import resources

    plain = json.loads(resources.files("saboteur.bots").joinpath("likelihoods.json").read_text(encoding="utf-8"))
    assert plain["provenance"]["made by"].count("fit_likelihoods --rounds ")
    assert not set(plain["provenance"]["pool"]) & set(plain["provenance"]["held out"])


def _watched(seed: str, moves: int) -> tuple[Sitting, View, HistoryReader, int]:
    played = sitting(Setup("lt", 5, rounds=1), seed, lambda seat: make_bot("detective", f"bot {seat}"))
    while played.game.version < moves:
        played.step()
    seat = next(seat for seat, role in enumerate(played.game.deal.roles) if role == "digger")
    reader = HistoryReader(fitted())
    reader.take(played.histories[seat])
    return played, played.game.view(seat), reader, seat


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_removing_the_first_reason_moves_the_posterior_most(seed: str) -> None:
    _, view, reader, seat = _watched(seed, 18)
    reasons = reasons_for(view, reader)
    suspect = reasons[0].arguments["seat"]
    now = doubts_of(view, reader)[int(suspect)]
    shifts = {noted.number: now - _without(view, reader, seat, noted.number, int(suspect)) for noted in reader.noted}
    assert reasons[1].weight > 0
    assert shifts[int(reasons[1].arguments["number"])] >= max(shifts.values()) - 0.002


def _without(view: View, reader: HistoryReader, seat: int, number: int, suspect: int) -> float:
    """The belief of somebody who never saw one of the moves."""
    belief = initial_belief(reader.setup, reader.likelihoods)
    for noted in reader.noted:
        if noted.number != number:
            belief.weigh(noted.observed)
    for speaker, claim in reader.claims:
        if claim.goal is not None:
            belief.weigh_claim(speaker, claim.goal, int(claim.content == "treasure"), *reader.trust.truth(speaker))
    goals = [0 if seen == "treasure" else 3 if seen is None else 1 for seen in (view.own.seen if view.own else ())]
    return _asked(belief, seat, 0, goals, 5)[1][suspect] / 1000


def test_reasons_are_codes_that_every_language_can_say() -> None:
    _, view, reader, _ = _watched("d", 20)
    reasons = reasons_for(view, reader)
    assert reasons[0].code == "suspects"
    assert {reason.code for reason in reasons[1:]} <= set(CODES)
    assert len(contributions(view, reader, int(reasons[0].arguments["seat"]))) == 20


def test_a_seat_whose_claims_failed_is_believed_less() -> None:
    reader = HistoryReader(fitted())
    reader.take(sitting(Setup("lt", 3), "trust", lambda seat: make_bot("digger", f"{seat}")).histories[0])
    before = reader.trust.truth(1)[0]
    reader.trust.learn(1, true=False)
    assert reader.trust.truth(1)[0] < before < 1
    reader.trust.learn(2, true=True)
    assert reader.trust.truth(2)[0] > before
