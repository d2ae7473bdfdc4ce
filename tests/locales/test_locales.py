"""What code asks of the sentences: every one that is asked for is written; `tools.words.checker` looks at the words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur.bots import BUILT_IN_NAMES
from saboteur.bots.explanation import CODES
from saboteur.sentences import FALLBACK, languages, sentence, source_of
from tools.words.catalog import read

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", languages())
def test_twenty_one_cancelled_deals_are_told_as_many(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where 21 takes the form of one, what follows the number still speaks of many."""
    monkeypatch.setenv("LC_ALL", language)
    one, some, many = (sentence("verify-cancelled", count=count).split(". ", 1)[1] for count in (1, 21, 25))
    assert one != some == many


def test_every_sentence_the_browser_asks_for_is_written() -> None:
    english = read(FALLBACK).entries
    asked = {
        key
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
        for key in re.findall(r"""\bt\(\s*"([a-z0-9-]+)"|"(log-[a-z-]+)\"""", path.read_text(encoding="utf-8"))
    }
    keys = {one or other for one, other in asked}
    assert len(keys) > 200
    assert sorted(keys - english.keys()) == []


def test_every_reason_of_a_suspicion_has_a_sentence_with_names() -> None:
    english = read(FALLBACK).entries
    assert sorted({f"why-{code}" for code in (*CODES, "suspects")} - english.keys()) == []


def test_every_bot_has_a_name_of_its_own() -> None:
    text = source_of(FALLBACK)
    for message in ("bot-name", "player-bot-named"):
        block = text.split(f"\n{message} = ", 1)[1].split("\n}\n", 1)[0]
        assert [name for name in BUILT_IN_NAMES if f"[{name}]" not in block] == []
