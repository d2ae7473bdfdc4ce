"""The rulebook that players read says every clause of docs/rules.md that concerns them, and cites no other."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from itertools import combinations
from pathlib import Path

import pytest

from saboteur.lessons import LESSONS
from saboteur.rulebook import CHAPTERS, CLAUSES_OF_REFUSALS, OPTION_ABOUT
from saboteur.rules import EDITIONS, OPTIONS, Edition, Refusal
from saboteur.sentences import FALLBACK, languages, sentence_in
from tools.generate import web_constants
from tools.generate.web_rulebook import typescript
from tools.words.catalog import read

ROOT = Path(__file__).resolve().parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
PAGE = (ROOT / "web" / "src" / "pages" / "RulebookPage.svelte").read_text(encoding="utf-8")
CITATION = re.compile(r"^Clause: (\d+\.\d+(?:, \d+\.\d+)*)\. ", re.MULTILINE)
UNSAID = {
    "said by option-about, whose comment names the section": "11.2 11.7 11.8 11.12",
    "follows from other clauses": "6.14 10.6 10.7",
    "for the program alone": "3.5 7.6 10.1 11.1 12.11 12.12 12.13 12.14",
    "a word in results and records": "7.8 8.7",
    "notation": "13.1 13.2 13.3 13.4 13.5 13.6 13.7",
    "the exact deal, for programs": "14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.10",
}
"""Clauses that no sentence cites, by the reason."""


def clauses_of(rules: str) -> set[str]:
    return set(re.findall(r"^\*\*R(\d+\.\d+)\*\*", rules, re.MULTILINE))


def cited() -> set[str]:
    comments = (entry.own_comment for entry in read(FALLBACK).messages())
    return {clause for comment in comments for found in CITATION.findall(comment) for clause in found.split(", ")}


def unsaid() -> list[str]:
    return [clause for clauses in UNSAID.values() for clause in clauses.split()]


def test_every_cited_clause_exists() -> None:
    assert len(cited()) > 50
    assert sorted(cited() - clauses_of(RULES)) == []


def test_every_clause_is_said_or_left_out_for_a_reason() -> None:
    assert sorted(clauses_of(RULES) - cited() - set(unsaid())) == []


def test_nothing_is_left_out_that_is_said_or_is_no_clause() -> None:
    assert sorted(cited() & set(unsaid())) == []
    assert sorted(set(unsaid()) - clauses_of(RULES)) == []
    assert len(unsaid()) == len(set(unsaid()))


def test_every_comment_that_names_a_clause_is_read() -> None:
    """A slip in the form of a comment would hide its clauses."""
    entries = [entry for entry in read(FALLBACK).messages() if "Clause" in entry.own_comment]
    assert [entry.name for entry in entries if not CITATION.search(entry.own_comment)] == []


@pytest.mark.parametrize("clause", ["99.1", "4.99"])
def test_a_clause_that_is_nowhere_is_noticed(clause: str) -> None:
    """A planted fault: one more clause."""
    more = clauses_of(f"{RULES}\n**R{clause}** Nobody says this.\n")
    assert more - cited() - set(unsaid()) == {clause}


# -- the structure that page and terminal are made from ---------------------------------------------------------------

PARAGRAPHS = [one for chapter in CHAPTERS for one in chapter.paragraphs]


def test_a_paragraph_states_the_clauses_that_its_sentence_cites() -> None:
    english = {entry.name: entry.own_comment for entry in read(FALLBACK).messages()}
    for one in PARAGRAPHS:
        if one.key != OPTION_ABOUT and one.clauses:
            (found,) = CITATION.findall(english[one.key])
            assert one.clauses == tuple(found.split(", ")), one.key


def test_the_structure_states_every_clause_that_people_need() -> None:
    stated = {clause for one in PARAGRAPHS for clause in one.clauses}
    in_the_table = {"2.1", "2.2"}
    unsaid_anywhere = set(unsaid()) - {clause for clause in stated if clause.startswith("11.")}
    assert sorted(stated - clauses_of(RULES)) == []
    assert sorted(clauses_of(RULES) - stated - unsaid_anywhere - in_the_table) == []


def test_every_refusal_of_the_rules_leads_to_a_clause() -> None:
    assert set(CLAUSES_OF_REFUSALS) == set(Refusal)
    stated = {clause for one in PARAGRAPHS for clause in one.clauses}
    assert sorted(set(CLAUSES_OF_REFUSALS.values()) - stated) == []
    assert str(typescript()).count('"not-reached": "4.7"') == 1, "the page reads the same list"


@pytest.mark.parametrize("language", languages())
def test_editions_differ_in_words_where_they_differ_in_the_rules(language: str) -> None:
    for paragraph in PARAGRAPHS:
        key, option = paragraph.key, paragraph.option or ""
        told = {
            code: sentence_in(language, key, edition=code, option=option, rounds=3, spare="yes") for code in EDITIONS
        }
        rule = {code: [getattr(edition, name) for name in paragraph.differs_by] for code, edition in EDITIONS.items()}
        for one, other in combinations(EDITIONS, 2):
            assert (told[one] == told[other]) == (rule[one] == rule[other]), (key, one, other)


def test_every_difference_between_editions_has_its_paragraph() -> None:
    stated = [name for one in PARAGRAPHS for name in one.differs_by]
    assert sorted([*stated, "code"]) == sorted(field.name for field in fields(Edition))


def compared(page: str, rulebook: str) -> list[str]:
    """The paragraphs by which the page compares the editions, as it takes them from the generated rulebook."""
    if "paragraphs).filter(({ byEdition }) => byEdition);" not in page:
        return []
    return re.findall(r'"key": "([a-z-]+)", "clauses": \[[^]]*\], "byEdition": true', rulebook)


def by_hand(page: str) -> list[str]:
    """Editions and paragraphs of the rulebook that the page names itself, and which could be incomplete."""
    names = re.findall(r"""["'`]([\w-]+)["'`]""", page)
    return [name for name in names if name in EDITIONS or name in {one.key for one in PARAGRAPHS}]


def test_the_page_compares_all_editions_by_all_their_differences() -> None:
    assert compared(PAGE, typescript()) == [one.key for one in PARAGRAPHS if one.differs_by]
    assert f"export const EDITIONS = {json.dumps(list(EDITIONS))} as const;" in web_constants.typescript()
    assert re.search(r"import \{[^}]*\bEDITIONS\b[^}]*\} from \"../generated/constants\"", PAGE)
    assert PAGE.count("{#each EDITIONS as code (code)}") == 2, "one list to choose from, one to compare"
    assert by_hand(PAGE) == []


def test_a_list_that_the_page_keeps_by_hand_is_found() -> None:
    planted = 'const EDITIONS = ["lt", "lv"]; const DIFFERENCES = ["rules-link", "rules-print"];'
    assert by_hand(planted) == ["lt", "lv", "rules-link"]
    assert compared(planted, typescript()) == []


def test_every_option_has_its_paragraph() -> None:
    assert sorted(one.option or "" for one in PARAGRAPHS if one.key == OPTION_ABOUT) == sorted(OPTIONS)


def test_every_scene_that_a_chapter_leads_to_exists() -> None:
    assert {chapter.lesson for chapter in CHAPTERS} - {None} <= set(LESSONS)
