"""docs/translating.md and the glossaries: a word for every term in every language, in one order; no file left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur.sentences import FALLBACK, LOCALES, languages
from tools.words.glossary import BINDING, glossaries, glossary_of, terms_of

PAGE = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")
OTHERS = [language for language in languages() if language != FALLBACK]


def listed(page: str) -> list[str]:
    """The terms in English, in their order."""
    section = page.partition("## The terms in English\n")[2].partition("\n## ")[0]
    groups = re.findall(r"^- \*\*[^*]+:\*\* (.*?)(?=^- |\Z)", section, re.MULTILINE | re.DOTALL)
    return [term for group in groups for term in terms_of(" ".join(group.split()))]


def missing(page: str, language: str) -> list[str]:
    """The terms that a glossary has no word for."""
    known = {term for cell in glossaries()[language] for term in terms_of(cell)}
    return [term for term in listed(page) if term not in known]


def test_the_terms_are_read() -> None:
    assert len(listed(PAGE)) == len(set(listed(PAGE))) > 70
    assert set(listed(PAGE)) >= BINDING


@pytest.mark.parametrize("language", OTHERS)
def test_a_glossary_has_a_word_for_every_term(language: str) -> None:
    assert missing(PAGE, language) == []
    assert set(glossary_of(language)) == BINDING


def test_a_term_without_a_word_is_noticed() -> None:
    """A planted fault: one more term."""
    assert missing(PAGE.replace("selfish dwarf (", "unselfish dwarf, selfish dwarf ("), "lt") == ["unselfish dwarf"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_glossary_follows_the_order_of_the_terms(language: str) -> None:
    """A row stands where the first of its terms belongs; rows of the language's own stand anywhere."""
    places = {term: place for place, term in enumerate(listed(PAGE))}
    rows = [[places[term] for term in terms_of(cell) if term in places] for cell in glossaries()[language]]
    firsts = [row[0] for row in rows if row]
    assert firsts == sorted(firsts)


def test_the_page_leads_to_every_glossary() -> None:
    assert {*re.findall(r"\(glossary/(\w+)\.md\)", PAGE)} == set(OTHERS) == set(glossaries())


def test_the_page_names_every_file() -> None:
    table = PAGE.partition("## Where the text is\n")[2].partition("\n## ")[0]
    named = re.findall(r"^\| `(\w+\.ftl)` \|", table, re.MULTILINE)
    assert sorted(named) == sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl"))
