"""The examples run as they stand, and the pages show what they hold."""

from __future__ import annotations

import contextlib
import io
import json
import re
import subprocess
import sys
import textwrap
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saboteur import __version__
from saboteur.bots import BotGame, make_bot
from saboteur.research.beliefs import believe
from saboteur.research.codec import Codec
from saboteur.research.encoding import AIM_ACTIONS, CARDS_DISCARDED, LOOK_ACTIONS, OWN_DISCARDS, SEAT_FIELDS
from saboteur.rules import Game, Setup

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
ENVIRONMENTS = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
NEEDS_MORE = {"cautious", "eastward", "host_table", "live_bots", "live_table", "learn"}
"""Bots, which the arena imports; three need a server (tests/server/test_client.py); one takes minutes."""
SCRIPTS = sorted(path.stem for path in EXAMPLES.glob("*.py") if path.stem not in NEEDS_MORE)


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_runs(name: str) -> None:
    command = [sys.executable, "-W", "ignore", f"{name}.py"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_win_is_called_a_win_although_gold_is_picked_after_it() -> None:
    """The reward came before: with one of these seeds, gold is picked at last, with a reward of 0."""
    source = (EXAMPLES / "single_seat.py").read_text(encoding="utf-8")
    checks = "print(env.table.game.results[0].roles[env.own], env.table.game.results[0].winner, reward)"
    printed = set()
    for seed in range(4):
        told, role, winner, last = _run(source.replace("seed=5", f"seed={seed}"), checks)
        assert told == ("won" if (winner == "saboteurs") == (role == "saboteur") else "lost")
        printed.add((told, last))
    assert ("won", "0.0") in printed


def _run(source: str, checks: str) -> list[str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(f"{source}\n{checks}", {})
    return out.getvalue().split()


@pytest.mark.parametrize("options", [[], ["--believe"]])
def test_search_gives_the_same_move_again(options: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["is_mcts.py", *options])
    source = (EXAMPLES / "is_mcts.py").read_text(encoding="utf-8")
    assert "RandomState(1)" in source
    assert len({str(_run(source, "")) for _ in range(2)}) == 1


def test_the_search_of_the_page_moves() -> None:
    code = blocks("IS-MCTS", ENVIRONMENTS).replace("max_simulations=300", "max_simulations=5")
    known: dict[str, Any] = {}
    exec(code, known)
    state = known["game"].new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert known["bot"].step(state) in state.legal_actions()


def test_the_page_goes_from_data_to_a_bot() -> None:
    """What it learns, it does again: on the decisions that it has seen, far more often than by chance."""
    known: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(blocks("From data to a bot"), known)
    assert out.getvalue().strip() in ("diggers", "saboteurs")
    data = known["data"]
    right = (np.where(data.masks, known["seen"] @ known["weights"], -np.inf).argmax(axis=1) == data.actions).mean()
    assert right > 3 * (1 / data.masks.sum(axis=1)).mean()


def test_learning_runs_in_short_form() -> None:
    command = [sys.executable, "-W", "ignore", "learn.py", "--updates", "1", "--games", "8", "--evaluate", "2"]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "digger" in done.stdout


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.py")))
def test_every_example_is_named_on_a_page(name: str) -> None:
    assert f"{name}.py" in PAGE or name == "eastward"


def test_the_notebook_runs() -> None:
    cells = json.loads((EXAMPLES / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    known: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
    assert known["table"].game.over
    assert "notebook.ipynb" in PAGE


def blocks(heading: str, page: str = PAGE) -> str:
    """The Python of a section of a page."""
    section = re.split(r"^#+ ", page.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return "\n".join(textwrap.dedent(block) for block in re.findall(r"```python\n(.*?)```", section, re.DOTALL))


def test_the_page_shows_how_to_believe_and_to_sample() -> None:
    known: dict[str, Any] = {}
    exec(blocks("Concepts"), known)
    assert len(known["posterior"].saboteur) == 5
    assert len(known["worlds"]) == 1000


def test_the_page_shows_how_to_write_likelihoods() -> None:
    table = BotGame(Game.seeded(Setup(players=5, rounds=1), "b"), [make_bot("random", str(n)) for n in range(5)])
    for _ in range(40):
        table.step()
    view, history = table.game.view(0), table.histories[0]
    known: dict[str, Any] = {"believe": believe, "view": view, "history": history}
    exec(blocks("Your own likelihoods"), known)
    models = [known["fitted"](), known["blank"](), known["harsh"]]
    posteriors = [believe(view, history, likelihoods=model) for model in models]
    assert len({posterior.saboteur for posterior in posteriors}) == 3, "each model believes something else"
    assert known["deaf"].opinion == 0.5


def test_the_likelihoods_of_the_page_tell_something() -> None:
    """In the middle of a round, two models believe different things, and the page shows which."""
    assert " ".join(_run(blocks("Your own likelihoods"), "")) in " ".join(PAGE.split())


def test_beliefs_go_along_with_an_environment() -> None:
    code = blocks("PettingZoo", ENVIRONMENTS)
    assert len(code.splitlines()) <= 11
    told = _run(code, "print(env.game.version)")
    assert told[-1] == "30"
    assert len([word for word in told if word.startswith("player_")]) == 30


def test_moves_of_many_rounds_are_noted_as_each_seat_has_seen_them() -> None:
    """All that the observations tell of discards and maps, and nothing of what others discarded."""
    known: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(blocks("Histories of moves", ENVIRONMENTS), known)
    env, start, own, hidden = known["env"], 2 * int(known["env"].codec.window.cells), 0, 0
    assert known["history"] == known["seen_by"](env.seats[0], known["moves"][0])
    for observer, noted, numbers in zip(env.seats.tolist(), known["moves"], env.observations, strict=True):
        seen, rest = known["seen_by"](observer, noted), numbers[start:].tolist()
        cards = Counter(action for seat, action in seen if seat == observer and action < AIM_ACTIONS)
        assert [cards[kind] for kind in range(27)] == rest[OWN_DISCARDS : OWN_DISCARDS + 27]
        others = [action for seat, action in seen if seat != observer and action < AIM_ACTIONS]
        assert set(others) <= {-1}
        assert len(others) + cards.total() == rest[CARDS_DISCARDED]
        looks = {
            ((seat - observer) % 5, action - LOOK_ACTIONS) for seat, action in seen if 0 <= action - LOOK_ACTIONS < 3
        }
        told = {(seat, goal) for seat in range(5) for goal in range(3) if rest[SEAT_FIELDS + 8 * seat + 5 + goal]}
        assert looks == told
        own, hidden = own + cards.total(), hidden + len(others)
    assert min(own, hidden) > 100


def test_the_target_of_a_noted_action_is_found_as_the_page_says() -> None:
    formula = "(seat + (action - AIM_ACTIONS) % 10) % players"
    assert f"`{formula}`" in ENVIRONMENTS
    game = Game.seeded(Setup(players=5), "aims")
    for seat, target in product(range(5), repeat=2):
        action = Codec().action(f"Blamp>{target}", game.view(seat))
        assert eval(formula, {"seat": seat, "action": action, "AIM_ACTIONS": AIM_ACTIONS, "players": 5}) == target


def test_claims_are_made_in_text_and_heard() -> None:
    """By the next seat: in its prompt, its history and what it believes."""
    code = blocks("Claims", ENVIRONMENTS)
    known: dict[str, Any] = {}
    claim, *_ = _run(code, "")
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, known)
    assert claim == f"!suspect>{(known['seat'] + 1) % 5}"
    assert f"({claim})" in known["prompt"]
    view, history = known["env"].game.view(known["listener"]), known["env"].histories[known["listener"]]
    assert history[-1].claim == (known["seat"], claim)
    assert known["posterior"].saboteur != believe(view, history[:-1]).saboteur


def test_the_calibration_of_the_page_is_that_of_the_measurement() -> None:
    measured = json.loads((ROOT / "docs" / "measurements" / "clumsy+quiet+stranger.json").read_text(encoding="utf-8"))
    (five,) = (row["inference"] for row in measured["rows"] if row["players"] == 5)
    one, three = (next(each["calibration"] for each in five if each["go_round"] == trip) for trip in (1, 3))
    for place, pair in enumerate(zip(one, three, strict=True)):
        cells = " | ".join(f"{held:.1%} | {true:.1%} of {count:,}" for held, true, count in pair)
        assert f"| {10 * place} to {10 * place + 10}% | {cells} |" in PAGE


def test_the_protocol_can_be_copied(capsys: pytest.CaptureFixture[str]) -> None:
    """With fewer rounds; each line is a row of results."""
    code = blocks("Evaluation protocol").replace("rounds=2000", "rounds=2").replace("range(3, 11)", "[3, 5]")
    exec(code, {"Mine": lambda seed: make_bot("random", seed)})
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["players"] for row in rows] == [3, 5, 3, 5]
    assert all({"name", "sealed", "baseline", "ms_p50", "seed", "code"} <= set(row) for row in rows)
    told = PAGE.partition("A result row is")[2].partition("```")[0]
    assert [name for name in rows[0] if f"`{name}`" not in told] == []


def test_the_page_has_the_version_that_is_cited() -> None:
    """The entry for BibTeX and CITATION.cff name the same title and version."""
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    title, version = (re.search(rf'^{name}: "?(.*?)"?$', cited, re.MULTILINE) for name in ("title", "version"))
    assert title is not None
    assert version is not None
    assert f"{{{title[1]}}}" in PAGE
    assert f"version = {{{version[1]}}}" in PAGE
    assert version[1] == __version__
