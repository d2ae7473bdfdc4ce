"""What docs/arena.md says of the arena is there, and its examples run."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur.arena import compare
from saboteur.bots import Bot, Observation, make_bot, play
from saboteur.cli import arena_command
from saboteur.cli.argument_parser import Parser
from saboteur.rules import Game, Setup, View, legal_moves

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")


def _section(heading: str) -> str:
    return re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def _run(heading: str, **changes: str) -> dict[str, Any]:
    """The names that the one example of a section makes."""
    (code,) = re.findall(r"```python\n(.*?)```", _section(heading), re.DOTALL)
    for old, new in changes.items():
        code = code.replace(old, new)
    known: dict[str, Any] = {}
    exec(code, known)
    return known


def test_all_options_are_in_the_table() -> None:
    parser = Parser("saboteur arena")
    arena_command.add_arguments(parser, lambda *_, **__: "")
    taken = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}
    rows = [line.split(" | ")[0] for line in _section("All options").splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"--[a-z]+", row)} == taken - {"--help"}


def test_all_parameters_of_compare_are_in_the_table() -> None:
    parameters = inspect.signature(compare).parameters.values()
    wanted = {one.name: repr(one.default) for one in parameters if one.kind is one.KEYWORD_ONLY}
    found: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| (`[^|]+`) \| (`[^|]+`) \|", _section("From Python"), re.MULTILINE):
        found |= zip(re.findall(r"`(\w+)`", names), re.findall(r"`([^`]+)`", defaults), strict=True)
    assert {name: default.replace('"', "'") for name, default in found.items()} == wanted


def test_the_example_compares_bots(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    _run("From Python", **{"rounds=50": "rounds=2"})
    assert "points to the baseline" in capsys.readouterr().out


def test_a_changed_bot_plays_as_the_bot_inside() -> None:
    silent = _run("Change a built-in bot")["Silent"]
    kinds = (silent, lambda seed: make_bot("detective", seed))
    tables = [play(Game.seeded(Setup(players=5, rounds=1), 3), [kind("a"), *["digger"] * 4]) for kind in kinds]
    assert len({tuple(table.record.moves) for table in tables}) == 1
    assert [any(entry.claim for entry in table.histories[0]) for table in tables] == [False, True]


def test_the_example_says_once_in_a_round_what_it_saw() -> None:
    class Talker(Bot):
        claim = _run("Let your bot talk")["claim"]

        def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it looks where it can
            moves = legal_moves(view)
            return next((move for move in moves if move == "V@8,0"), moves[-1])

    table = play(Game.seeded(Setup(players=5, rounds=2), 1), [Talker(str(seat)) for seat in range(5)])
    said = Counter(entry.claim for entry in table.histories[0] if entry.claim)
    assert said
    assert max(said.values()) <= 2
    assert all(claim.startswith("!saw@8,0:") for _, claim in said)
