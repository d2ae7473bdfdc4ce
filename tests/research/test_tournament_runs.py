"""A tournament goes on after errors and interruptions, side by side and balanced, and its scores are the same."""

from __future__ import annotations

import inspect
import json
import re
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import BadBot, Bot, Observation
from saboteur.research.provenance import provenance
from saboteur.research.text_seat import TextBot, Tournament, stand_in
from saboteur.research.tournament import Score, Scores
from saboteur.rules import View, final, from_plain, legal_moves

OTHERS: dict[str, Callable[[], Bot] | str] = {"b": "detective", "c": stand_in("random"), "d": "digger"}


def tournament(model: Callable[[str], str] = lambda _: "[1]") -> Tournament:
    return Tournament({"model": lambda: TextBot(model), **OTHERS})


def lines(path: Path) -> list[dict[str, Any]]:
    """The games in a file, without the times, which are never the same."""
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for game in games:
        for seat in game["tournament"]["seats"]:
            assert seat.pop("seconds") > 0
    return games


class Flaky:
    """A model that fails at some of its calls."""

    def __init__(self, *fails: int) -> None:
        self.calls = 0
        self.fails = fails

    def __call__(self, _: str) -> str:
        self.calls += 1
        if self.calls in self.fails:
            raise TimeoutError("the model took too long")
        return "[1]"


@pytest.mark.parametrize("balanced", [False, True])
def test_a_tournament_that_an_error_ended_goes_on_and_comes_to_the_same(tmp_path: Path, *, balanced: bool) -> None:
    whole = tournament().play(8, records=tmp_path / "whole.jsonl", balanced=balanced)
    path, broken = tmp_path / "games.jsonl", tournament(Flaky(20))
    with pytest.raises(TimeoutError, match="took too long"):
        broken.play(8, records=path, balanced=balanced)
    assert 0 < broken.scores["model"].rounds == len(lines(path)) < whole["model"].rounds
    assert [failure.player for failure in broken.failures] == ["model"]
    model = Flaky()
    again = tournament(model)
    assert again.play(8, records=path, resume=True, balanced=balanced) == whole
    assert lines(path) == lines(tmp_path / "whole.jsonl")
    assert all(game["provenance"] == provenance(["digger"]) for game in lines(path))
    assert all(final(from_plain(json.loads(line))).over for line in path.read_text(encoding="utf-8").splitlines())
    asked = model.calls
    assert tournament(model).play(8, records=path, resume=True, balanced=balanced) == whole
    assert model.calls == asked, "there was nothing left to play"


def test_it_goes_on_after_an_error_and_says_which_games_were_lost(tmp_path: Path) -> None:
    path, whole = tmp_path / "games.jsonl", tournament().play(8)
    flaky = tournament(Flaky(3, 25))
    scores = flaky.play(8, records=path, on_error="continue")
    assert len(flaky.failures) == 2
    assert scores["model"].rounds == scores["b"].rounds == whole["b"].rounds - 2
    lost = [failure.game for failure in flaky.failures]
    assert lost == sorted(lost)
    assert not set(lost) & {game["tournament"]["game"] for game in lines(path)}
    assert str(flaky.failures[0]) == f"game {lost[0]}, player 'model': TimeoutError: the model took too long"
    assert tournament().play(8, records=path, resume=True) == whole, "lost games are played when it goes on"


def test_games_side_by_side_are_the_same_games(tmp_path: Path) -> None:
    """Three at a time: each game of the first three waits at its first prompt for the two others."""
    whole = tournament().play(9, records=tmp_path / "whole.jsonl")
    together, first, seen = threading.Barrier(3, timeout=60), threading.local(), Counter[str]()

    def model(_: str) -> str:
        if not getattr(first, "met", False):
            first.met = True
            together.wait()
        seen[threading.current_thread().name] += 1
        return "[1]"

    assert tournament(model).play(9, records=tmp_path / "games.jsonl", jobs=3) == whole
    assert len(seen) == 3
    assert lines(tmp_path / "games.jsonl") == lines(tmp_path / "whole.jsonl"), "in the order of their numbers"


def test_an_error_ends_games_side_by_side_after_those_that_were_begun(tmp_path: Path) -> None:
    broken = tournament(Flaky(8))
    with pytest.raises(TimeoutError):
        broken.play(40, records=tmp_path / "games.jsonl", jobs=2)
    assert len(lines(tmp_path / "games.jsonl")) == broken.scores["b"].rounds < 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_balanced_tournament_gives_everybody_every_seat_and_role_alike(players: int, tmp_path: Path) -> None:
    names = "abcdefghij"[:players]
    scores = Tournament(dict.fromkeys(names, "random")).play(3 * players, records=tmp_path / "games", balanced=True)
    games = lines(tmp_path / "games")
    seats = Counter((name, seat) for game in games for seat, name in enumerate(game["bots"]))
    roles = Counter(
        (name, place["role"])
        for game in games
        for name, place in zip(game["bots"], game["tournament"]["seats"], strict=True)
    )
    deals = 3 - scores["a"].without_saboteur
    assert deals > 0
    assert set(seats.values()) == {deals}
    assert len({roles[name, "saboteur"] for name in names}) == 1 == len({roles[name, "digger"] for name in names})
    assert {score.as_saboteur for score in scores.values()} == {roles["a", "saboteur"]}
    assert len({game["seed"] for game in games}) == deals
    assert len(games) == players * deals
    assert players == 3 or len({_neighbors(game["bots"]) for game in games}) > 1, "neighbors vary from deal to deal"


def _neighbors(seated: Sequence[str]) -> frozenset[tuple[str, str]]:
    return frozenset(zip(seated, [*seated[1:], seated[0]], strict=True))


def test_what_cannot_be_balanced_is_refused() -> None:
    with pytest.raises(ValueError, match="games: 10 cannot be balanced for 4 players, only multiples of 4, such as 12"):
        tournament().play(10, balanced=True)


def test_a_game_that_was_cut_off_while_it_was_written_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = tournament().play(6, records=path)
    games, text = lines(path), path.read_text(encoding="utf-8")
    path.write_text(text[:-100], encoding="utf-8")
    assert tournament().play(6, records=path, resume=True) == whole
    assert lines(path) == games
    assert list(tmp_path.iterdir()) == [path]


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    few = tournament().play(4, records=path, resume=True)  # there is no file yet
    assert tournament().play(7, records=path, resume=True) == tournament().play(7)
    assert tournament().play(4, records=path, resume=True) == few, "what was not asked for does not count"


@pytest.mark.parametrize(
    ("players", "given", "why"),
    [
        ({"x": "random", **OTHERS}, {}, "line 1: who sits where, or the deal, is not that of game"),
        ({"model": "random", **OTHERS}, {"seed": "other"}, "line 1: seed was 'tournament' and now is 'other'"),
        ({"model": "random", **OTHERS}, {"balanced": True}, "line 1: balanced was False and now is True"),
    ],
)
def test_games_of_another_tournament_are_not_mixed_in(
    tmp_path: Path, players: dict[str, Any], given: dict[str, Any], why: str
) -> None:
    path = tmp_path / "games.jsonl"
    tournament().play(4, records=path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match=why):
        Tournament(players).play(4, records=path, resume=True, **given)
    assert path.read_bytes() == before
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 1: it is no record of a tournament"):
        tournament().play(4, records=path, resume=True)


def test_odd_parameters_are_refused() -> None:
    for given, why in (
        ({"resume": True}, "resume: there is no file to go on with"),
        ({"on_error": "ignore"}, "on_error: 'ignore' is none of 'raise', 'continue'"),
        ({"jobs": 0}, "jobs: 0 is not allowed"),
    ):
        with pytest.raises(ValueError, match=why):
            tournament().play(1, **given)  # type: ignore[arg-type]
    for player in (TextBot, lambda prompt: prompt):
        with pytest.raises(TypeError, match=r"player 'a' .* without any, such as lambda: TextBot\(model\)"):
            Tournament({"a": player, "b": "digger", "c": "digger"}).play(1)  # type: ignore[dict-item]
    with pytest.raises(BadBot, match="unknown-bot"):
        Tournament({"a": "nobody", "b": "digger", "c": "digger"}).play(1, on_error="continue")


class Playing(Bot):
    """Plays the first move; what else it does is up to the test."""

    def __init__(self, claims: str | None = None, suspected: Sequence[float] | None = None) -> None:
        super().__init__()
        self.claims, self.suspected = claims, suspected

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it takes the first
        return legal_moves(view)[0]

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - it says the same always
        return self.claims

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:  # noqa: ARG002 - see claim
        return self.suspected


class Confused(Playing):
    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it never looks
        return "dig"


def unmade() -> Bot:
    raise ValueError("no key")


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (Confused, "BadBot: bot-illegal-move"),
        (lambda: Playing(claims="gold!"), "BadBot: bot-not-a-claim: Playing said 'gold!'"),
        (lambda: Playing(suspected=[0.5]), "ValueError: suspects: 1 numbers for 4 seats"),
        (unmade, "ValueError: no key"),
        (lambda: object(), "is no bot: it has no method choose(view, history)"),
    ],
)
def test_whoever_fails_is_named_and_nobody_else(made: Callable[[], Bot], why: str) -> None:
    played = Tournament({"bad": made, **OTHERS})
    played.play(4, on_error="continue")
    assert played.failures
    assert {failure.player for failure in played.failures} == {"bad"}
    assert all(why in str(failure) for failure in played.failures)


def test_the_time_of_a_move_is_told_and_scores_are_equal_whatever_it_was() -> None:
    played = tournament().play(4)
    assert all(score.ms_per_move is not None and score.ms_per_move > 0 for score in played.values())
    assert Score(moves=2, seconds=0.5) == Score(moves=2, seconds=0.25)
    assert str(Score(moves=4, seconds=1)).endswith("; 250.0 ms per move")
    assert Score().ms_per_move is None


def test_scores_print_as_a_table() -> None:
    seen = Score(rounds=4, won=3, as_saboteur=1, won_as_saboteur=1, hidden=[0.25], moves=4, seconds=1)
    assert str(Scores(mine=seen, other=Score())).splitlines() == [
        "player  rounds  won  as saboteur  deceiving            detecting  saboteur_wins        ms per move",
        "mine    4       3    1            0.25 (0.00 to 0.90)  –          1.00 (0.21 to 1.00)  250.0",
        "other   0       0    0            –                    –          –                    –",
    ]


PAGE = (Path(__file__).parents[2] / "docs" / "text-seat.md").read_text(encoding="utf-8")


def test_the_page_lists_the_parameters_and_its_programs_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parameters = inspect.signature(Tournament.play).parameters.values()
    shown = [
        one.name if one.default is one.empty else f"{one.name}={json.dumps(one.default)}"
        for one in parameters
        if one.name != "self"
    ]
    shown.insert(3, "*")
    text = ", ".join(shown).replace("null", "None").replace("false", "False")
    assert f"play({text})" in PAGE
    monkeypatch.chdir(tmp_path)
    section = PAGE.partition("\n## Tournament\n")[2]
    for block in re.findall(r"```python\n(.*?)```", section, re.DOTALL):
        if "Tournament(" in block:  # what follows reads the games of the last one
            (tmp_path / "games.jsonl").unlink(missing_ok=True)
        exec(block.replace("games=100", "games=3").replace("play(40", "play(16"), {})
        assert (tmp_path / "games.jsonl").exists()
    assert "player  rounds  won" in capsys.readouterr().out
