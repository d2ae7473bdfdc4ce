"""Likelihoods that are fitted to games tell what the players of these games give away, and no more."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk, played_record
from saboteur.bots import Bot, Observation, play
from saboteur.bots.likelihoods import Likelihoods, blank, fitted, from_plain
from saboteur.bots.move_kinds import BROKE, CLASSES, DISCARDED
from saboteur.research.beliefs import believe, public_history
from saboteur.research.fitting import calibration, fit, watched_rounds
from saboteur.rules import Game, Record, Setup, View, final, legal_moves, record_of, to_plain

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


class Telltale(Bot):
    """Its saboteurs discard whenever they can, and its diggers never do while they have a path to lay."""

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - the view is enough
        moves = legal_moves(view)
        discards = [move for move in moves if move.startswith("-")]
        others = [move for move in moves if move[0] in "PVR"]
        lazy = view.own is not None and view.own.role == "saboteur"
        return self.random(view).choice((discards if lazy else others) or discards or moves)


def games(seeds: range, bot: type[Bot] = Telltale, players: int = 5) -> list[Record]:
    setup = Setup(players=players, rounds=1)
    return [play(Game.seeded(setup, seed), [bot(f"{seed} {seat}") for seat in range(players)]).record for seed in seeds]


@pytest.fixture(scope="module")
def model() -> Likelihoods:
    return fit(games(range(20)))


def test_what_gives_saboteurs_away_is_found(model: Likelihoods) -> None:
    """Built-in bots discard for other reasons: who believes that these do so is worse off than who knows nothing."""
    others = games(range(100, 110))
    usual, own = calibration(others)[2], calibration(others, model)[2]
    assert own.quality.log_loss < 0.3 < own.quality.prior_log_loss
    assert own.quality.log_loss < usual.quality.log_loss
    assert own.quality.auc > 0.95
    table = play(Game.seeded(Setup(players=5, rounds=1), 200), [Telltale(str(seat)) for seat in range(5)])
    view, history = table.game.view(None), table.histories[0]
    last = max(place for place, entry in enumerate(history) if entry.events)
    assert view.public.roles is not None
    before = final_before(table.record, last)
    for seat, chance in enumerate(believe(before, public_history(history[:last]), likelihoods=model).saboteur):
        assert (chance > 0.5) == (view.public.roles[seat] == "saboteur")


def final_before(record: Record, entries: int) -> View:
    """The view of a spectator who has seen so many entries of a history: the deal, then the moves."""
    return final(replace(record, moves=record.moves[: entries - 1])).view(None)


def test_rates_are_higher_for_who_does_it_more_often(model: Likelihoods) -> None:
    """Far from the treasure, with cards in the deck: that is where most moves are made."""
    at = 4 * (6 * CLASSES + DISCARDED)
    digger, _, saboteur, _ = model.rates["5"][at : at + 4]
    assert digger < 0.1 < 0.8 < saboteur


def test_only_what_was_played_changes(model: Likelihoods) -> None:
    """Not the rates for other numbers of players, nor how far claims are believed."""
    changed = {players for players, row in model.rates.items() if row != fitted().rates[players]}
    assert changed == {"5"}
    assert replace(model, rates={}) == replace(fitted(), rates={})
    assert all(rate > 0 for rate in model.rates["5"])


def test_little_evidence_leans_towards_the_base() -> None:
    """What the base says of the roles stays, however often a kind of move is made by all."""
    for base in (fitted(), blank()):
        leaning = fit(games(range(2)), base, weight=1e9).rates["5"]
        for at in range(0, len(leaning), 4):
            usual = base.rates["5"][at : at + 4]
            mine = leaning[at : at + 4]
            assert mine[2] / mine[0] == pytest.approx(usual[2] / usual[0], rel=1e-3)
            if at // 4 % CLASSES == BROKE:
                assert mine[3] / mine[1] == pytest.approx(usual[3] / usual[1], rel=1e-3)


def test_beliefs_are_those_that_the_arena_counts() -> None:
    matchup = Matchup(Lineup("detective", "detective"), 5, "fit")
    tally = play_chunk(matchup, 0, 8)
    records = [record for number in range(8) if (record := played_record(matchup, number)) is not None]
    assert any(record.extras["talk"] for record in records)
    found = calibration(records)
    for entry, (diggers, saboteurs) in zip(found, tally.beliefs, strict=False):
        assert entry.quality.count == sum(diggers) + sum(saboteurs)
        assert sum(mean * count for mean, _, count in entry.tenths) == pytest.approx(
            sum(place * (one + other) for place, (one, other) in enumerate(zip(diggers, saboteurs, strict=True))) / 100
        )
    assert len(found) >= 4


def test_rounds_of_a_game_are_told_apart() -> None:
    record = play(Game.seeded(Setup(players=4, rounds=3), 5), ["detective"] * 4).record
    watched = list(watched_rounds([record], fitted()))
    game = Game(record.setup, record.deals)
    for move in record.moves:
        game.play(game.to_act or 0, move)
    assert [one.saboteurs for one in watched] == [
        tuple(role == "saboteur" for role in result.roles) for result in game.results
    ]
    played = sum(not move.startswith("G") for move in record.moves)
    assert sum(len(one.moves) for one in watched) == played
    assert all(set(one.moves[0].believed) == {one.moves[0].believed[0]} for one in watched), "each begins anew"


def test_rounds_that_were_not_played_to_their_end_tell_nothing(tmp_path: Path) -> None:
    game = Game.seeded(Setup(players=5, rounds=1), 1)
    for _ in range(6):
        game.play(game.to_act or 0, game.legal_moves()[0])
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(to_plain(record_of(game))) + "\n", encoding="utf-8")
    for ask in (fit, calibration):
        with pytest.raises(ValueError, match="no round in them was played to its end"):
            ask(file)  # type: ignore[operator]


def test_odd_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="weight: 0 is not allowed"):
        fit([], weight=0)
    with pytest.raises(ValueError, match="passes: 0 is not allowed"):
        fit([], passes=0)


def test_likelihoods_can_be_kept_in_a_file(model: Likelihoods, tmp_path: Path) -> None:
    (tmp_path / "model.json").write_text(json.dumps(model.plain()), encoding="utf-8")
    assert from_plain(json.loads((tmp_path / "model.json").read_text(encoding="utf-8"))) == model
    own = replace(model, opinion=0.7)
    assert from_plain(json.loads(json.dumps(own.plain()))) == own


def test_a_calibration_prints(model: Likelihoods) -> None:
    lines = str(calibration(games(range(100, 103)), model)[0]).splitlines()
    assert re.match(r"after trip 1: log loss 0\.\d{3} \(knowing nothing: 0\.\d{3}\), AUC [01]\.\d{3}", lines[0])
    assert all(re.fullmatch(r"  believed [01]\.\d\d: [01]\.\d\d were, of \d+", line) for line in lines[1:])


def test_the_page_shows_the_example_and_what_it_prints() -> None:
    root = Path(__file__).parents[2]
    source = (root / "examples" / "fit_beliefs.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert f"```python\n{source}```" in PAGE
    done = subprocess.run(
        [sys.executable, "fit_beliefs.py"], cwd=root / "examples", capture_output=True, text=True, check=True
    )
    printed = [line for line in done.stdout.splitlines() if line.startswith("fitted")]
    assert "\n".join(printed) in PAGE
