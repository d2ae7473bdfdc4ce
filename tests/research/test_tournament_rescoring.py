"""Who deceives is scored by likelihoods that a record names, and can be scored again by others."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.bots import Bot
from saboteur.bots.likelihoods import Likelihoods, blank, fitted
from saboteur.research.data import read_records
from saboteur.research.text_seat import Scores, Tournament, rescore
from saboteur.rules import Game, Record, Setup

PLAYERS: dict[str, Callable[[], Bot] | str] = dict.fromkeys("abcde", "detective")
DEAF = replace(fitted(), truth_digger=0.5, truth_saboteur=0.5, opinion=0.5)


def played(path: Path, likelihoods: Likelihoods | None = None) -> Scores:
    return Tournament(PLAYERS, likelihoods=likelihoods).play(5, records=path)


def named_in(path: Path) -> list[dict[str, str]]:
    return [json.loads(line)["tournament"]["likelihoods"] for line in path.read_text(encoding="utf-8").splitlines()]


def test_records_are_scored_again_as_if_other_likelihoods_had_been_given(tmp_path: Path) -> None:
    default, deaf = played(tmp_path / "default.jsonl"), played(tmp_path / "deaf.jsonl", DEAF)
    assert rescore(tmp_path / "default.jsonl") == default, "exactly, not nearly"
    assert rescore(read_records(tmp_path / "default.jsonl"), DEAF) == deaf
    assert rescore(tmp_path / "deaf.jsonl") == default
    assert any(default[name].deceiving != deaf[name].deceiving for name in PLAYERS)
    assert all(default[name].detecting == deaf[name].detecting for name in PLAYERS), "bots believe as they did"


def test_a_record_says_by_which_likelihoods_it_was_scored(tmp_path: Path) -> None:
    digests = []
    for likelihoods, source in ((None, "default"), (fitted(), "default"), (DEAF, "own"), (blank(), "own")):
        played(tmp_path / "games.jsonl", likelihoods)
        first, *others = named_in(tmp_path / "games.jsonl")
        assert first["source"] == source
        assert all(other == first for other in others)
        digests.append(first["digest"])
    assert digests[0] == digests[1]
    assert len({*digests}) == 3


def test_a_file_has_games_of_one_model_alone(tmp_path: Path) -> None:
    played(tmp_path / "games.jsonl")
    with pytest.raises(ValueError, match=r"likelihoods was .*default.* and now is .*own"):
        Tournament(PLAYERS, likelihoods=DEAF).play(10, records=tmp_path / "games.jsonl", resume=True)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"rates": {}}, "likelihoods: Dict"),
        (replace(fitted(), rates={"3": fitted().rates["3"]}), "no rates for 5 players, only for 3"),
        (replace(fitted(), rates={"5": (1.0, 2.0)}), "the rates for 5 players must be"),
        (replace(fitted(), rates={"5": (-1.0,) * len(fitted().rates["5"])}), "numbers from 0 on"),
    ],
)
def test_what_are_no_likelihoods_is_refused_before_a_game_is_played(
    given: Likelihoods, why: str, tmp_path: Path
) -> None:  # fmt: skip
    with pytest.raises((TypeError, ValueError), match=f"(?i){why}"):
        Tournament(PLAYERS, likelihoods=given).play(1, records=tmp_path / "games.jsonl")
    assert not (tmp_path / "games.jsonl").exists()


def test_a_game_of_no_tournament_has_no_scores() -> None:
    game = Game.seeded(Setup(players=5, rounds=1), 1)
    with pytest.raises(ValueError, match="records: number 0, counted from 0, is not of a tournament"):
        rescore([Record(game.setup, game.deals)])
