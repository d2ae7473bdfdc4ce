"""All languages say the same things: every sentence, every placeholder, the plural forms of each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saboteur.bots import BUILT_IN_NAMES
from saboteur.bots.explanation import CODES
from saboteur.sentences import FALLBACK, languages, sentence, source_of

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = languages()
OTHERS = tuple(language for language in LANGUAGES if language != FALLBACK)
# The categories of CLDR that whole numbers use; Fluent's numbers may also be fractions, which no sentence here has.
PLURALS = {
    "en": {"one", "other"}, "et": {"one", "other"}, "el": {"one", "other"}, "lv": {"zero", "one", "other"},
    "lt": {"one", "few", "other"}, "ru": {"one", "few", "many"},
}  # fmt: skip
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Used(Visitor):
    """What a message needs: variables, other messages, and the variants of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        keys = (variant.key for variant in node.variants)
        self.variants.append({key.name if isinstance(key, ast.Identifier) else str(key.value) for key in keys})
        self.generic_visit(node)


def parsed(source: str) -> ast.Resource:
    return FluentParser().parse(source)


def messages_of(source: str) -> dict[str, Used]:
    """What each message of a Fluent text uses."""
    found = {}
    for entry in parsed(source).body:
        if isinstance(entry, ast.Message):
            used = Used()
            used.visit(entry)
            found[entry.id.name] = used
    return found


def needed(name: str, messages: dict[str, Used]) -> set[str]:
    """The variables of a message and of all it refers to."""
    used = messages[name]
    return used.variables.union(*(needed(other, messages) for other in used.references if other in messages))


def faults(language: str, source: str, english: dict[str, Used]) -> list[str]:
    """Everything in which a language differs from what English says."""
    messages = messages_of(source)
    found = [f"missing: {name}" for name in english if name not in messages]
    found += [f"unknown: {name}" for name in messages if name not in english]
    for name in english.keys() & messages.keys():
        if needed(name, messages) != needed(name, english):
            found.append(f"{name}: {sorted(needed(name, messages))} instead of {sorted(needed(name, english))}")
        found += [f"{name}: refers to {other}" for other in messages[name].references - messages.keys()]
        found += [f"{name}: lacks {lacking}" for lacking in _lacking_forms(language, messages[name], english[name])]
    return sorted(found)


def _lacking_forms(language: str, used: Used, english: Used) -> list[str]:
    plural = any("one" in variants for variants in english.variants)
    given = [variants for variants in used.variants if variants & CATEGORIES - {"other"}]
    if not plural:
        return []
    return [", ".join(sorted(PLURALS[language] - variants)) for variants in given if PLURALS[language] - variants]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_stands_once(language: str) -> None:
    body = parsed(source_of(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [name for name in set(names) if names.count(name) > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert faults(language, source_of(language), messages_of(source_of("en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_one_cancelled_deals_are_told_as_many(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where 21 takes the form of one, what follows the number still speaks of many."""
    monkeypatch.setenv("LC_ALL", language)
    one, some, many = (sentence("verify-cancelled", count=count).split(". ", 1)[1] for count in (1, 21, 25))
    assert one != some == many


def test_every_sentence_the_browser_asks_for_is_written() -> None:
    english = messages_of(source_of("en"))
    asked = {
        key
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
        for key in re.findall(r"""\bt\(\s*"([a-z0-9-]+)"|"(log-[a-z-]+)\"""", path.read_text(encoding="utf-8"))
    }
    keys = {one or other for one, other in asked}
    assert len(keys) > 200
    assert sorted(keys - english.keys()) == []


ENGLISH = "hello = Hello, { $name }!\ncards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n"


@pytest.mark.parametrize(
    ("language", "planted", "fault"),
    [
        ("et", "cards = { $count ->\n    [one] kaart\n   *[other] { $count } kaarti\n}\n", "missing: hello"),
        ("et", "hello = Tere!\ncards = { $count } kaarti\n", "hello: [] instead of ['name']"),
        ("et", "hello = Tere, { $nimi }!\ncards = { $count } kaarti\n", "hello: ['nimi'] instead of ['name']"),
        ("ru", "hello = { $name }\ncards = { $count ->\n    [one] карта\n   *[many] карт\n}\n", "cards: lacks few"),
        ("et", "hello = { $name }\ncards = { $count }\nextra = midagi\n", "unknown: extra"),
    ],
)
def test_a_planted_gap_is_found(language: str, planted: str, fault: str) -> None:
    assert fault in faults(language, planted, messages_of(ENGLISH))


def test_every_reason_of_a_suspicion_has_a_sentence_with_names() -> None:
    english = messages_of(source_of("en"))
    assert sorted({f"why-{code}" for code in (*CODES, "suspects")} - english.keys()) == []


def test_every_bot_has_a_name_of_its_own() -> None:
    text = source_of("en")
    for message in ("bot-name", "player-bot-named"):
        block = text.split(f"\n{message} = ", 1)[1].split("\n}\n", 1)[0]
        assert [name for name in BUILT_IN_NAMES if f"[{name}]" not in block] == []
