"""Every clause of the rules has a test, and every test cites a clause that is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
RULES = (PROJECT / "docs" / "rules.md").read_text(encoding="utf-8")
TESTS = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
CITATION = re.compile(r"\bR\d+\.\d+\b")
SECTION = re.compile(r"\bR\d+\b(?!\.\d)")


def clauses_of(rules: str) -> list[str]:
    """The numbers of the clauses, in the order in which they stand."""
    return re.findall(r"^\*\*(R\d+\.\d+)\*\*", rules, re.MULTILINE)


def sections_of(rules: str) -> list[str]:
    """The numbers of the sections, in the order in which they stand."""
    return re.findall(r"^## (R\d+) ", rules, re.MULTILINE)


def cited_by(source: str) -> set[str]:
    """The clauses that the docstrings of a file's tests cite."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    tests = [node for node in functions if node.name.startswith("test_")]
    return {clause for test in tests for clause in CITATION.findall(ast.get_docstring(test) or "")}


def differences(rules: str, sources: Iterable[str]) -> tuple[set[str], set[str]]:
    """Clauses without a test, and citations of clauses that are not there."""
    clauses = set(clauses_of(rules))
    cited = {clause for source in sources for clause in cited_by(source)}
    return clauses - cited, cited - clauses


def test_every_clause_has_a_test_and_every_citation_a_clause() -> None:
    assert differences(RULES, TESTS) == (set(), set())


def test_a_clause_without_a_test_is_noticed() -> None:
    """A planted fault: one more clause."""
    assert differences(RULES + "\n**R9.99** Nobody has tried this.\n", TESTS) == ({"R9.99"}, set())


def test_a_clause_that_was_removed_is_noticed() -> None:
    """A planted fault: the first clause of the first section is gone."""
    assert differences(RULES.replace("**R1.1**", "**Lost**"), TESTS) == (set(), {"R1.1"})


def test_a_citation_in_a_comment_or_in_a_name_does_not_count() -> None:
    """A planted fault: what looks like a test and is none."""
    source = '# R1.1\ndef help_R1_1():\n    """R1.1"""\n\ndef test_nothing():\n    "R1.2"\n'
    assert cited_by(source) == {"R1.2"}


def test_clauses_are_numbered_in_order_without_gaps() -> None:
    counts = Counter(clause.partition(".")[0] for clause in clauses_of(RULES))
    assert clauses_of(RULES) == [
        f"{section}.{number}" for section, count in counts.items() for number in range(1, count + 1)
    ]


def test_sections_are_numbered_in_order() -> None:
    assert sections_of(RULES) == [f"R{number}" for number in range(1, 15)]


@pytest.mark.parametrize(
    "path", sorted((PROJECT / "src" / "saboteur" / "rules").glob("*.py")), ids=lambda path: path.name
)  # fmt: skip
def test_comments_in_the_code_cite_what_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(CITATION.findall(text)) <= set(clauses_of(RULES))
    assert set(SECTION.findall(text)) <= set(sections_of(RULES))


def test_the_rules_refer_to_clauses_that_are_there() -> None:
    assert set(CITATION.findall(RULES)) <= set(clauses_of(RULES))
