"""The rulebook that players read says every clause of docs/rules.md that concerns them, and cites no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur.sentences import FALLBACK
from tools.words.catalog import read

RULES = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
CITATION = re.compile(r"^Clause: (\d+\.\d+(?:, \d+\.\d+)*)\. ", re.MULTILINE)
UNSAID = {
    "what is in the box; no sentence lists it yet": "1.2 1.4 1.7 1.9",
    "seen in the pictures": "1.5",
    "a detail of play; no sentence tells it yet": "2.9 6.7 6.9 6.10 6.11 6.12 6.19 6.20 8.6 12.1 12.5 12.9 12.10",
    "how saboteurs are paid card by card; no sentence tells it yet": "8.10 8.12 8.13 8.15",
    "what two options do in rare cases; no sentence tells it yet": "11.5 11.6 11.10 11.11 11.13",
    "said by option-about, whose comment names the section": "11.2 11.4 11.7 11.8 11.9 11.12 11.14",
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
