"""The arena: the same deals for all line-ups, the same result however it is cut up, and honest numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.arena import compare
from saboteur.arena import matchup as matchup_module
from saboteur.arena.belief_metrics import area, calibration, quality
from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.intervals import mean_interval, paired_difference, wilson
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk, played_record
from saboteur.arena.matchup_report import compared, inference, summary
from saboteur.arena.tally import Tally, time_bin
from saboteur.bots import BadBot, make_bot
from saboteur.rules import Game, final, has_won, replayed

DIGGERS = Matchup(Lineup("digger", "digger"), 4, "tests")


def _counts(tally: Tally) -> dict[str, object]:
    """All that does not depend on the clock."""
    return {name: value for name, value in tally.plain().items() if name not in ("times", "seconds")}


def _quiet(done: int, games: int) -> None:
    """Nobody watches the progress."""


def test_the_same_cell_gives_the_same_rounds() -> None:
    assert _counts(play_chunk(DIGGERS, 0, 6)) == _counts(play_chunk(DIGGERS, 0, 6))


def test_chunks_add_up_to_the_whole() -> None:
    whole = play_chunk(DIGGERS, 0, 6)
    parts = play_chunk(DIGGERS, 0, 2)
    parts.add(play_chunk(DIGGERS, 2, 4))
    assert _counts(parts) == _counts(whole)


def test_line_ups_are_compared_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, list[tuple[object, ...]]] = {}

    def noting(setup: object, seed: str) -> Game:
        game = Game.seeded(setup, seed)  # type: ignore[arg-type]
        seen.setdefault(current, []).append((game.deal, game.starter))
        return game

    monkeypatch.setattr(matchup_module, "Game", type("Deals", (), {"seeded": staticmethod(noting)}))
    for current in ("digger", "random"):
        play_chunk(Matchup(Lineup(current, current), 5, "pairs"), 0, 4)
    assert seen["digger"] == seen["random"]


def test_other_seeds_give_other_deals() -> None:
    assert _counts(play_chunk(DIGGERS, 0, 6)) != _counts(play_chunk(replace(DIGGERS, seed="others"), 0, 6))


def test_rounds_without_a_saboteur_are_counted_apart() -> None:
    tally = Tally(outcomes="sdnsdd")
    row = summary(DIGGERS, tally)
    assert (row["rounds"], row["without_saboteur"], row["saboteur_wins"]) == (5, 1, 0.4)
    assert list(row)[:7] == "players rounds saboteur_wins interval nuggets_per_seat ms_p50 ms_p99".split()


class Failing:
    """A pool whose machine dies after the first chunk."""

    def tallies(self, matchup: Matchup, chunks: list[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
        first, count = chunks[0]
        yield first, play_chunk(matchup, first, count)
        raise RuntimeError("the machine died")


class Counting:
    """A pool that notes which chunks it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def tallies(self, matchup: Matchup, chunks: list[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
        for first, count in chunks:
            self.asked.append(first)
            yield first, play_chunk(matchup, first, count)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.arena.chunked_runs.CHUNK", 3)
    with pytest.raises(RuntimeError, match="died"):
        play_matchup(DIGGERS, 9, Failing(), tmp_path, _quiet)
    file = next(tmp_path.iterdir())
    file.write_text(file.read_text(encoding="utf-8") + '{"first": 3, "count": 3, "ta', encoding="utf-8")
    pool = Counting()
    resumed = play_matchup(DIGGERS, 9, pool, tmp_path, _quiet)
    assert pool.asked == [3, 6]
    assert _counts(resumed) == _counts(play_chunk(DIGGERS, 0, 9))
    again = Counting()
    assert _counts(play_matchup(DIGGERS, 9, again, tmp_path, _quiet)) == _counts(resumed)
    assert again.asked == []


def test_results_of_other_code_are_not_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_matchup(DIGGERS, 2, Counting(), tmp_path, _quiet)
    monkeypatch.setattr("saboteur.arena.chunked_runs.fingerprint", lambda: "other")
    pool = Counting()
    play_matchup(DIGGERS, 2, pool, tmp_path, _quiet)
    assert pool.asked == [0]


def test_two_processes_give_what_one_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.arena.chunked_runs.CHUNK", 2)
    matchup = Matchup(Lineup("random", "random"), 3, "two")
    both = [play_matchup(matchup, 5, Cores(jobs), None, _quiet) for jobs in (1, 2)]
    assert _counts(both[0]) == _counts(both[1])


def test_the_odd_one_sits_in_every_seat_in_turn() -> None:
    lineup = Lineup("digger", "digger", "random")
    roles = ["digger"] * 5
    assert [lineup.seats(roles, number).index("random") for number in range(6)] == [0, 1, 2, 3, 4, 0]
    tally = play_chunk(Matchup(lineup, 5, "odd"), 0, 5)
    assert tally.odd[0] + tally.odd[2] == 5
    assert set(summary(Matchup(lineup, 5, "odd"), tally)) >= {"odd", "odd_nuggets", "odd_wins_as_digger"}


def test_roles_and_mixtures_decide_who_sits_where() -> None:
    assert Lineup("digger", "random").seats(["saboteur", "digger"], 0) == ["random", "digger"]
    mixed = Lineup("digger+detective", "random")
    assert mixed.seats(["digger"] * 4, 0) == ["digger", "detective", "digger", "detective"]
    assert mixed.seats(["digger"] * 4, 1) == ["detective", "digger", "detective", "digger"]


def test_no_line_up_has_a_bot_that_does_not_exist() -> None:
    with pytest.raises(BadBot):
        Lineup("digger", "gardener")


def test_whole_games_count_every_round_and_the_gold() -> None:
    tally = play_chunk(Matchup(Lineup("digger", "digger"), 5, "games", rounds=3), 0, 2)
    assert len(tally.outcomes) == 6
    assert tally.seats == 10
    assert tally.nuggets > 0


def test_wilson_agrees_with_the_textbook() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0


def test_pairs_give_a_narrower_interval_than_their_parts() -> None:
    ones = [1.0] * 300 + [0.0] * 700
    others = [1.0] * 200 + [0.0] * 800
    difference, low, high = paired_difference(ones, others)
    assert difference == pytest.approx(0.1)
    assert 0.07 < low < 0.1 < high < 0.13
    assert paired_difference([], []) == (0.0, -1.0, 1.0)


def test_few_values_prove_little() -> None:
    """Twenty deals that ended alike do not show that two bots are equal, nor two rounds that somebody always wins."""
    assert paired_difference([1.0] * 20, [1.0] * 20)[0] == 0.0
    low, high = paired_difference([1.0] * 20, [1.0] * 20)[1:]
    assert (round(low, 3), round(high, 3)) == (-0.126, 0.126)
    assert mean_interval([]) == (0.0, 1.0)
    low, high = mean_interval([1.0, 1.0])
    assert (round(low, 2), high) == (0.33, 1.0)
    values = [number / 20 for number in range(20)] * 20
    low, high = mean_interval(values)
    assert low < 0.475 < high < low + 0.06


def test_a_comparison_takes_classes_and_names_alone() -> None:
    made, wrong = make_bot("detective", ""), "this is an object of PolicyBot: give the class, PolicyBot"
    with pytest.raises(TypeError, match=wrong):
        compare(made, "detective")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=wrong):
        compare("detective", "detective", baseline=("detective", made))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="7 is no bot: give a name"):
        compare(7, "detective")  # type: ignore[arg-type]


def test_a_comparison_leaves_out_rounds_without_a_saboteur() -> None:
    result = compared(Tally(outcomes="ssdn"), Tally(outcomes="sddn"))
    assert (result["rounds"], result["difference"]) == (3, round(1 / 3, 5))


def test_beliefs_are_measured() -> None:
    diggers, saboteurs = [0] * 101, [0] * 101
    diggers[10], saboteurs[90], diggers[90], saboteurs[10] = 90, 90, 10, 10
    assert area(diggers, saboteurs) == pytest.approx(0.9)
    result = quality(diggers, saboteurs)
    assert result.calibration_error == pytest.approx(0.0)
    assert result.false_convictions == pytest.approx(0.1)
    assert result.log_loss < result.prior_log_loss
    assert [row[2] for row in calibration(diggers, saboteurs)] == [100, 100]
    assert quality([0] * 101, saboteurs).auc == 0.5


def test_an_overconfident_belief_shows_as_calibration_error() -> None:
    """A planted fault: certainty where only half are saboteurs."""
    diggers, saboteurs = [0] * 101, [0] * 101
    diggers[100] = saboteurs[100] = 50
    diggers[0] = 100
    assert quality(diggers, saboteurs).calibration_error == pytest.approx(0.25)


def test_the_quality_of_beliefs_is_reported_by_go_round() -> None:
    tally = play_chunk(Matchup(Lineup("detective", "detective"), 5, "beliefs"), 0, 3)
    rows = inference(tally)
    assert [row["go_round"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0]["count"] == 15


def test_a_selfish_odd_one_out_wins_alone_or_not_at_all() -> None:
    """He wins as `has_won` says: not whenever the diggers do."""
    matchup = Matchup(Lineup("digger", "digger", "detective"), 5, "selfish odd", options=("selfish_dwarf",))
    tally, wins, treasures = play_chunk(matchup, 0, 40), 0, 0
    for number in range(40):
        record = played_record(matchup, number)
        assert record is not None
        result, seat = final(record).results[0], number % 5
        wins += has_won(result, seat) and result.roles[seat] != "saboteur"
        treasures += result.winner == "diggers" and result.roles[seat] != "saboteur"
    assert tally.odd[1] == wins < treasures


def test_times_are_kept_in_bins() -> None:
    tally = Tally()
    for seconds in (0.001,) * 98 + (0.1,) * 2:
        tally.timed("digger", seconds)
    assert 0.9 < tally.milliseconds(0.5) < 1.2
    assert 90 < tally.milliseconds(0.99) < 120
    assert time_bin(0.0) == 0
    assert Tally().milliseconds(0.5) == 0.0
    assert Tally().mean_milliseconds("digger") == 0.0


def test_times_are_told_by_bot_and_add_up_over_chunks() -> None:
    """A slow bot does not hide among fast ones; what one chunk lacks, another brings."""
    mixed = Matchup(Lineup("digger+random", "detective"), 5, "times")
    first, second = Tally(), Tally()
    for seconds in (0.001,) * 9 + (0.011,):
        first.timed("digger", seconds)
    for seconds in (0.001, 0.003):
        second.timed("digger", seconds)
        second.timed("random", 100 * seconds)
    first.add(second)
    row = summary(mixed, first)
    assert list(row["ms_by_bot"]) == ["digger", "random"], "those that moved, in the order of the line-up"
    assert row["ms_by_bot"]["digger"]["mean"] == pytest.approx(2.0)
    assert row["ms_by_bot"]["random"]["mean"] == pytest.approx(200)
    assert 10 < row["ms_by_bot"]["digger"]["p95"] < 13
    assert 290 < row["ms_by_bot"]["random"]["p95"] < 330
    assert row["ms_p50"] < 1.2, "over the moves of all"
    assert second.plain()["times"]["digger"][time_bin(0.001)] == 1, "what is added stays as it is"


def test_each_choice_is_timed_for_the_bot_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that each look at moves on: all choices take equally long, so only their numbers tell them apart."""
    looks = iter(range(10**9))
    monkeypatch.setattr("saboteur.arena.arena_game.thread_time", lambda: next(looks) / 1000)
    matchup = Matchup(Lineup("digger", "digger", "random"), 5, "by bot")
    record = played_record(matchup, 2)
    assert record is not None
    movers = [game.to_act for game, text in replayed(record) if not text.startswith("G")]
    tally = play_chunk(matchup, 2, 1)
    assert sum(tally.times["random"]) == movers.count(2)
    assert sum(tally.times["digger"]) == len(movers) - movers.count(2)
    assert summary(matchup, tally)["ms_by_bot"]["random"]["mean"] == pytest.approx(1.0)


def test_a_tally_survives_json() -> None:
    tally = play_chunk(DIGGERS, 0, 2)
    assert Tally(**json.loads(json.dumps(tally.plain()))).plain() == tally.plain()
