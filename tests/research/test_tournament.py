"""A tournament scores talkers and silent bots alike, from what they could know before the roles were shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.bots import BadBot, Bot, Observation, Outspoken, make_bot, play
from saboteur.research.text_seat import TextBot, Tournament, stand_in
from saboteur.research.tournament import Score
from saboteur.rules import BadSetup, Game, Setup, View, final, from_plain
from saboteur.rules.claims import parse_claim

PLAYERS: dict[str, Callable[[], Bot] | str] = {"a": "detective", "b": stand_in("random"), "c": "digger", "d": "random"}


def test_every_player_has_every_score_and_an_interval() -> None:
    scores = Tournament({**PLAYERS, "silent": lambda: TextBot(lambda _: "1")}).play(15)
    for score in scores.values():
        assert score.rounds == 15
        for value, (low, high) in (
            (score.deceiving, score.deceiving_interval),
            (score.detecting, score.detecting_interval),
            (score.saboteur_wins, score.saboteur_wins_interval),
        ):
            assert value is not None
            assert 0 <= low <= value + 1e-9 <= high + 2e-9 <= 1 + 2e-9
    assert (scores["silent"].detecting, scores["silent"].opinions) == (0.5, 0), "silence is a guess"
    assert scores["a"].opinions == 4 * len(scores["a"].ranked)


def test_deals_without_a_saboteur_are_counted_apart_and_nobody_is_asked(tmp_path: Path) -> None:
    """With three players, the one saboteur card of four is left over now and then."""
    setup = Setup(players=3, rounds=1)
    without = [n for n in range(12) if "saboteur" not in Game.seeded(setup, f"tournament/{n}").deal.roles]
    assert 0 < len(without) < 12
    scores = Tournament(dict.fromkeys("abc", "random")).play(12, records=tmp_path / "games.jsonl")
    for score in scores.values():
        assert (score.rounds, score.without_saboteur) == (12 - len(without), len(without))
        assert score.opinions == 2 * (score.rounds - score.as_saboteur)
    assert sum(score.as_saboteur for score in scores.values()) == 12 - len(without)
    records = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(records) == 12 - len(without)


def test_a_score_can_be_read() -> None:
    score = Score(rounds=4, won=3, as_saboteur=1, won_as_saboteur=1, hidden=[0.25], opinions=6, false_claims=2)
    assert str(score) == (
        "4 rounds, won 3, 1 as a saboteur; deceiving 0.25 (0.00 to 0.90); detecting –; "
        "saboteur_wins 1.00 (0.21 to 1.00); opinions 6, false claims 2, complaints 0"
    )
    assert str(replace(score, without_saboteur=2)) == f"{score}; deals without a saboteur, not played: 2"


def test_a_detective_detects() -> None:
    score = Tournament(dict.fromkeys("abcde", "detective")).play(10)["a"]
    assert score.detecting is not None
    assert score.detecting_interval[0] > 0.5


def test_names_are_bots_as_for_play_and_games_are_kept(tmp_path: Path) -> None:
    Tournament(PLAYERS).play(3, seed="games", records=tmp_path / "games.jsonl")
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [record["bots"] for record in records] == [list("abcd"), list("bcda"), list("cdab")]
    assert all(final(from_plain(record)).over for record in records)
    with pytest.raises(BadSetup, match="3 to 10 are allowed"):
        Tournament({"a": "digger", "b": "digger"}).play(1)


def test_a_player_is_a_function_or_a_name() -> None:
    """An object would remember one game in the next."""
    with pytest.raises(TypeError, match="player 'c' is an object: give a function that makes one, or a bot's name"):
        Tournament({"a": "digger", "b": "digger", "c": TextBot(lambda _: "1")}).play(1)  # type: ignore[dict-item]
    with pytest.raises(BadBot, match="unknown-bot"):
        stand_in("foo")


class Talker(TextBot):
    """Plays the first move; says something after every move."""

    def __init__(self, *phrases: str) -> None:
        super().__init__(lambda _: "1")
        self.phrases = phrases

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - it says the same always
        return self.phrases[view.public.version % len(self.phrases)]


def score_of(*phrases: str) -> Score:
    return Tournament({"a": lambda: Talker(*phrases), "b": stand_in("random"), "c": stand_in("random")}).play(6)["a"]


def test_an_opinion_counts_once_for_each_player_and_never_as_a_lie() -> None:
    """However often it is said; the last word counts, and nobody scores with what they say of themselves."""
    score = score_of("!suspect>0", "!trust>0", "!suspect>1", "!suspect>2")
    assert score.false_claims == 0
    assert 0 < score.opinions <= 2 * (score.rounds - score.as_saboteur)


def test_what_it_never_saw_and_another_role_are_false_claims() -> None:
    assert score_of("!role:saboteur").false_claims > 0
    assert score_of("!saw@8,0:stone").false_claims > 0
    assert score_of("!hello").false_claims == 0


def test_a_bot_is_asked_before_the_roles_are_shown() -> None:
    asked: list[View] = []

    class Asked(Bot):
        def choose(self, view: View, history: Sequence[Observation]) -> str:
            return make_bot("digger", "").choose(view, history)

        def suspects(self, view: View, history: Sequence[Observation]) -> list[float]:
            assert all(entry.claim is None or entry.claim[0] < 3 for entry in history)
            asked.append(view)
            return [0.9] * view.public.players

    score = Tournament({"a": Asked, "b": "digger", "c": "digger"}).play(6)["a"]
    assert asked
    assert all(view.public.roles is None and view.public.phase != "pick-gold" for view in asked)
    assert score.detecting in (None, 0.5), "who suspects all alike knows nothing"


def test_outspoken_bots_say_whom_they_are_sure_of() -> None:
    """Each seat once, unless they change their mind; they move as they would anyway, and others stay silent."""
    claims, quiet = [], []
    for seed in range(3):
        game = Game.seeded(Setup(players=5, rounds=1), seed)
        table = play(game, [Outspoken("detective", f"{seat}") for seat in range(5)])
        claims += [(seed, seat, parse_claim(text)) for _, seat, text in table.claims]
        quiet += play(Game.seeded(Setup(players=5, rounds=1), seed), ["detective"] * 5).claims
    opinions = [(seed, seat, claim) for seed, seat, claim in claims if claim.kind.says_saboteur is not None]
    assert len(opinions) > 3
    assert all(claim.seat != seat for _, seat, claim in opinions)
    last: dict[tuple[int, int, int | None], str] = {}
    for seed, seat, claim in opinions:
        assert last.get((seed, seat, claim.seat)) != claim.word
        last[seed, seat, claim.seat] = claim.word
    assert all(text.startswith("!saw") for _, _, text in quiet)


def test_bots_that_are_named_can_be_kept_from_accusing(tmp_path: Path) -> None:
    def said(*, outspoken: bool) -> set[str]:
        Tournament({"a": "detective", "b": "detective", "c": "detective"}, outspoken=outspoken).play(
            4, records=tmp_path / "games.jsonl"
        )
        lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
        return {parse_claim(text).word for line in lines for _, _, text in json.loads(line)["talk"]}

    assert said(outspoken=False) == {"saw"}
    assert said(outspoken=True) & {"suspect", "trust"}


def test_what_a_model_raises_costs_only_its_own_game(tmp_path: Path) -> None:
    calls = 0

    def model(_: str) -> str:
        nonlocal calls
        calls += 1
        if calls > 60:
            raise ConnectionError("429")
        return "1"

    tournament = Tournament({"model": lambda: TextBot(model), "b": "digger", "c": "digger"})
    with pytest.raises(ConnectionError):
        tournament.play(50, records=tmp_path / "games.jsonl")
    kept = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(kept) == tournament.scores["model"].rounds > 0
