"""Values are spelled in one way, the same as JSON.stringify does it with sorted keys."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.rules import BadRecord
from saboteur.rules.canonical_json import DEEPEST, LARGEST, canonical
from tests.kit.proof_vectors import vectors

KEYS = st.text(st.characters(max_codepoint=127))
LEAVES = st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner), max_leaves=10)


@given(VALUES)
def test_it_is_json_without_spaces_and_with_sorted_keys(value: Any) -> None:
    spelled = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(value) == spelled.encode()


@pytest.mark.parametrize("vector", vectors()["formulas"]["canonical"], ids=str)
def test_the_vectors_hold(vector: dict[str, Any]) -> None:
    assert canonical(vector["value"]).hex() == vector["utf8"]


def test_keys_are_sorted_as_texts_and_lone_surrogates_escaped() -> None:
    assert canonical({"9": 1, "10": "\udc00"}) == b'{"10":"\\udc00","9":1}'


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def test_nesting_has_an_end() -> None:
    assert canonical(nested(DEEPEST)) == b"[" * DEEPEST + b"0" + b"]" * DEEPEST
    with pytest.raises(BadRecord, match="not-canonical"):
        canonical(nested(DEEPEST + 1))
    with pytest.raises(BadRecord, match="not-canonical"):
        canonical({"a": nested(5000)})


@pytest.mark.parametrize("value", [0.5, 5.0, LARGEST + 1, -LARGEST - 1, {"ž": 1}, {1: 2}, b"bytes", [{0.5: 1}]])
def test_what_has_no_such_spelling_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord, match="not-canonical"):
        canonical(value)
