"""Terminal and browser fill in the same sentences: Fluent for Python, and what the client is compiled to."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from saboteur.sentences import FALLBACK, languages, source_of
from tools.build import build_web
from tools.words.catalog import Value, catalog_of, read
from tools.words.samples import filled

SCRIPT = Path(__file__).with_name("format_messages.mjs")
MINUS = "\N{MINUS SIGN}"
"""Browsers write it in numbers below zero where the language has it; in the terminal people type what they read."""
Filled = tuple[str, dict[str, Value], str]


@pytest.fixture(scope="module", autouse=True)
def _modules() -> None:
    """The packages of the browser client, as `make setup` installs them."""
    build_web.install()


def in_node(jobs: list[tuple[str, str, list[Filled]]]) -> list[list[str]]:
    """The texts that the browser makes: language, Fluent text, messages with their arguments."""
    asked = [
        {"language": language, "source": source, "messages": [[name, values] for name, values, _ in messages]}
        for language, source, messages in jobs
    ]
    run = subprocess.run(
        [build_web.NODE, SCRIPT], cwd=build_web.WEB, input=json.dumps(asked).encode(), capture_output=True, check=True
    )
    answer: list[list[str]] = json.loads(run.stdout)
    return answer


def variants(language: str) -> list[Filled]:
    """Every message of a language in all its variants, filled in by Python."""
    catalog, english = read(language), read(FALLBACK)
    return [
        (entry.name, values, text)
        for entry in catalog.messages()
        if entry.name in english.entries
        for values, text in filled(catalog, english, entry.name)
    ]


def differences(jobs: list[tuple[str, str, list[Filled]]]) -> list[str]:
    """What the two fill in differently."""
    return [
        f"{language} {name} {values}: {ours!r} in Python, {theirs!r} in JavaScript"
        for (language, _, messages), texts in zip(jobs, in_node(jobs), strict=True)
        for (name, values, ours), theirs in zip(messages, texts, strict=True)
        if ours.replace(MINUS, "-") != theirs.replace(MINUS, "-")
    ]


def test_every_message_is_the_same_in_both() -> None:
    jobs = [(language, source_of(language), variants(language)) for language in languages()]
    assert all(len(messages) > 1000 for _, _, messages in jobs)
    assert differences(jobs) == []


def test_a_planted_difference_is_found() -> None:
    catalog = catalog_of("lt", {"home": "nuggets = Grynuolių: { $count }\n"})
    messages: list[Filled] = [("nuggets", {"count": 3}, catalog.text("nuggets", {"count": 3}))]
    assert differences([("lt", "nuggets = Grynuolių: { $count }\n", messages)]) == []
    assert len(differences([("lt", "nuggets = Grynuolių: { $counts }\n", messages)])) == 1
    assert len(differences([("lt", "nugget = Grynuolių: { $count }\n", messages)])) == 1
