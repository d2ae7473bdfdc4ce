"""Games between bots from Python, bots from files, and what bots ask about a view."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.arena import compare
from saboteur.bots import (
    BadBot,
    Bot,
    BotGame,
    BotRegistry,
    Observation,
    Outspoken,
    bot_names,
    change,
    distances,
    make_bot,
    named,
    open_cells,
    play,
)
from saboteur.rules import Game, Setup, View, final, from_plain, legal_moves, reached, redacted, to_plain
from tests.bots.bot_games import sitting
from tests.kit.drawn_board import draw

OWN = """from saboteur.rules import legal_moves
from beside import FIRST
class Mine:
    def choose(self, view, history):
        return legal_moves(view)[FIRST]
"""


class First(Bot):
    """Plays the first legal move and trusts seat 0 once it has a history."""

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        assert history
        return legal_moves(view)[0]

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - the interface's
        return "!trust>0" if view.public.version == 3 else None


def test_no_step_is_left_when_the_game_is_over() -> None:
    """After the round, gold is picked with steps; then they are refused, also where assertions are off."""
    table = BotGame(Game.seeded(Setup(players=4, rounds=1), "steps"), [make_bot("detective", "s") for _ in range(4)])
    while not table.game.over:
        table.step()
    moves = list(table.game.moves)
    with pytest.raises(ValueError, match="the game is over"):
        table.step()
    assert list(table.game.moves) == moves


def test_a_game_is_played_and_histories_are_those_of_a_table() -> None:
    setup = Setup(players=4, rounds=2)
    table = play(Game.seeded(setup, "table"), [make_bot("detective", f"{seat}") for seat in range(4)])
    usual = sitting(setup, "table", lambda seat: make_bot("detective", f"{seat}")).finish()
    assert table.game.moves == usual.game.moves
    assert table.histories == usual.histories
    assert final(from_plain(to_plain(table.record))).nuggets == table.game.nuggets


def test_each_seat_is_told_what_redaction_leaves() -> None:
    table = play(Game.seeded(Setup(players=3, rounds=1), "told"), [First(), First(), First()])
    opening = table.game.opening
    for seat, history in enumerate(table.histories):
        assert history[0] == Observation(tuple(redacted(event, seat) for event in opening))
    assert [claim for claim in table.claims if claim[0] == 3] == [(3, seat, "!trust>0") for seat in range(3)]


def test_nobody_speaks_of_a_seat_that_nobody_has() -> None:
    class Accusing(First):
        def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - the interface's
            return f"!suspect>{view.public.players}"

    with pytest.raises(BadBot, match="bot-not-a-claim: Accusing said '!suspect>3'"):
        play(Game.seeded(Setup(players=3), "accusing"), [Accusing(), First(), First()])


def test_an_illegal_move_names_the_bot() -> None:
    class Wrong(First):
        def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - the interface's
            return "Pns@40,40"

    with pytest.raises(BadBot) as refused:
        play(Game.seeded(Setup(players=3), "wrong"), [Wrong(), Wrong(), Wrong()])
    assert refused.value.arguments == {"bot": "Wrong", "move": "Pns@40,40"}
    assert str(refused.value).endswith("Wrong chose 'Pns@40,40', which is not legal: return one of legal_moves(view)")
    Wrong.choose = lambda *_: None  # type: ignore[method-assign, assignment]
    with pytest.raises(BadBot, match="bot-no-text: Wrong returned None, which is no text: return one of legal"):
        play(Game.seeded(Setup(players=3), "wrong"), [Wrong(), Wrong(), Wrong()])
    with pytest.raises(ValueError, match="3 seats and 2 bots"):
        play(Game.seeded(Setup(players=3), "wrong"), ["random", "random"])


def test_a_bot_may_lie_in_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    (folder / "own.py").write_text(OWN, encoding="utf-8")
    (folder / "beside.py").write_text("FIRST = 0\n", encoding="utf-8")
    path = f"{folder}/own.py:Mine"
    (result,) = compare(path, "random", players=4, rounds=6)
    assert result.rounds <= 6
    for wrong, code in ((f"{folder}/own.py:Nobody", "bot-class-missing"), (f"{folder}/no.py:X", "bot-file-missing")):
        with pytest.raises(BadBot) as refused:
            make_bot(wrong, "")
        assert refused.value.code == code


def test_classes_are_compared_on_the_same_deals_and_games_are_kept(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    (same,) = compare(First, "random", (First, "random"), players=5, rounds=8, records=records)
    low, high = same.difference_interval or (0.0, 0.0)
    assert (same.difference, low) == (0.0, -high)
    assert 0.2 < high < 0.5, "eight rounds without a difference prove little"
    assert same.provenance["seed"] == "compare"
    assert "5 players, 8 rounds" in str(same)
    lines = records.read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line)["provenance"] == same.provenance for line in lines)
    assert same.provenance["foreign_bots"][named(First)], "a digest of this file"
    assert len(lines) == 8
    compare(First, "random", players=[4, 5], rounds=2, records=records)
    players = [json.loads(line)["players"] for line in records.read_text(encoding="utf-8").splitlines()]
    assert (set(players), len(players) <= 4) == ({4, 5}, True), "a run takes the place of what was in the file"
    assert named(First) == named(First) == "First"
    (three,) = compare("random", "random", ("digger", "random"), players=3, rounds=12, records=tmp_path / "three.jsonl")
    kept = (tmp_path / "three.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(kept) == 12 - three.row["without_saboteur"], "those without a saboteur and the baseline's are left out"
    assert "nor rounds that were dealt without a saboteur" in (compare.__doc__ or "")


def test_a_comparison_refuses_what_it_cannot_play() -> None:
    for baseline in ("detective", ("detective",), ("a", "b", "c"), 7):
        with pytest.raises(ValueError, match=r"baseline: .* is no pair of bots, diggers and saboteurs"):
            compare("random", "random", baseline)  # type: ignore[arg-type]
    for rounds in (0, -1):
        with pytest.raises(ValueError, match=f"rounds: {rounds} are too few, 1 is the least"):
            compare("random", "random", rounds=rounds)
    with pytest.raises(TypeError, match="options: 'open_gold' is one text"):
        compare("random", "random", options="open_gold")
    with pytest.raises(BadBot, match="unknown-bot"):
        compare("random", "random", ("random", "nobody"))


def test_an_unknown_bot_is_told_who_there_is() -> None:
    with pytest.raises(BadBot) as refused:
        make_bot("nobody", "")
    listed = ", ".join(bot_names())
    assert str(refused.value) == (
        f"unknown-bot (bot nobody): {listed} and classes such as my.py:Mine are allowed"
    )  # fmt: skip
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    assert refused.value.arguments == {"bot": "nobody"}
    with pytest.raises(BadBot, match=r"random, digger, .* are allowed"):
        BotRegistry(()).make("nobody", "")
    with pytest.raises(BadBot, match="are allowed"):
        Outspoken("nobody")


def test_a_bot_is_an_object_or_a_name() -> None:
    game = Game.seeded(Setup(players=3, rounds=1), "objects")
    bots: list[Any] = ["random", First(), "random"]
    others: list[Any] = [First, 7]
    table = BotGame(game.clone(), bots)
    table.step()
    assert [bot.name for bot in table.bots] == ["random", "First", "random"]
    seated: list[Any] = [BotGame, play]
    for seat in seated:
        with pytest.raises(TypeError, match=r"First is a class: give an object of it, such as First\(\)"):
            seat(game, ["random", others[0], "random"])
        with pytest.raises(TypeError, match=r"7 is no bot: it has no method choose\(view, history\)"):
            seat(game, ["random", others[1], "random"])


@pytest.mark.parametrize("move", ["Pns@5,5", "Pns@7,0", "Pew@0,0", "Pew@8,0", "R@0,0", "R@8,0", "R@3,3"])
def test_what_cannot_be_laid_or_removed_changes_nothing(move: str) -> None:
    view = draw("S ┼ ┼ ┼ ┼ ┼ ─ . .").deal("Pew Pw", "V V", "V V").game.view(0)
    with pytest.raises(ValueError, match=f"{move}: (this card cannot be laid|no card can be removed) there"):
        change(view, move)
    assert change(view, "R@6,0").nearer[1] == -1
    assert change(view, "V@8,0").nearer == (0, 0, 0)


def test_distances_and_what_a_card_would_change() -> None:
    table = draw("S ┼ ┼ ┼ ┼ ┼ ─ . .").deal("Pew Pw", "V V", "V V")
    view = table.game.view(0)
    assert distances(view)[1] == 1
    laid = change(view, "Pew@7,0")
    assert laid.nearer[1] == 1
    assert (change(view, "Pw@7,0").nearer[1] or 0) < 0, "a dead end in the way"
    assert (7, 0) in open_cells(view)
    assert not open_cells(view) & reached(view)
    assert change(view, "-Pw").opens == frozenset()


def test_a_table_is_shown_without_all_its_histories() -> None:
    table = play(Game.seeded(Setup(players=3, rounds=1), "shown"), [First(), First(), First()])
    assert repr(table).startswith("BotGame(game=<Game ")
    assert len(repr(table)) < 500


def test_named_bots_draw_something_else_in_each_game_and_the_same_again() -> None:
    """Else a bot would lie at the same moves of all games, and whoever studies lies would find that out."""

    def seeds(deal: int) -> list[object]:
        names: list[Any] = ["detective"] * 5
        return [vars(bot)["seed"] for bot in BotGame(Game.seeded(Setup(players=5, rounds=1), deal), names).bots]

    assert seeds(1) == seeds(1)
    assert len({*seeds(1), *seeds(2)}) == 10
