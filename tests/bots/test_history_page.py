"""What docs/arena.md says of a history: its tables name what is there, and its example counts what happened."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import saboteur.rules
from saboteur.bots import Observation, make_bot
from saboteur.rules import Setup, ToolBroken
from tests.bots.bot_games import sitting

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("### What a history contains")[2].partition("\n## ")[0]


def test_the_attributes_of_an_observation_are_all_there() -> None:
    named = re.findall(r"^\| `(\w+)` \| [^|]+ \|$", SECTION, re.MULTILINE)
    assert sorted(named) == sorted(field.name for field in fields(Observation))


def test_the_events_have_the_attributes_that_the_page_gives_them() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", SECTION, re.MULTILINE)
    assert len(rows) > 8
    for name, attributes in rows:
        known = [field.name for field in fields(getattr(saboteur.rules, name))]
        named = re.findall(r"`(\w+)`", attributes)
        assert set(named) <= set(known), name


def test_the_example_counts_who_broke_whose_tools() -> None:
    known: dict[str, Any] = {}
    (example,) = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)
    exec(example, known)
    played = sitting(Setup("lt", 5, rounds=1), "breakers", lambda seat: make_bot("digger", f"{seat}")).finish()
    broken = [event for seen in played.histories[0] for event in seen.events if isinstance(event, ToolBroken)]
    assert broken
    assert known["breakers"](played.histories[0]).total() == len(broken)
