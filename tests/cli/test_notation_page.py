"""docs/notation.md: its moves are moves, its mistakes are none, its records replay, its output is what is printed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli.replay_command import result_of
from saboteur.rules import Game, NotAMove, final, from_plain, parse
from saboteur.rules.claims import Claim, all_claims, parse_claim
from saboteur.rules.core.cards import KINDS
from tests.cli.command_runner import Here, lines_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
RECORDS = [example for example in EXAMPLES if "format" in example]


def table(heading: str) -> list[str]:
    """What stands as code in the first column of the table with this heading."""
    rows = PAGE.split(f"| {heading} |")[1].split("\n\n")[0].splitlines()[2:]
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


def test_moves_are_moves() -> None:
    assert len(table("move")) == 10
    assert {parse(text).verb for text in table("move")} == set("PBMRV-TLG")


@pytest.mark.parametrize("text", table("not a move"))
def test_what_is_said_to_be_no_move_is_none(text: str) -> None:
    with pytest.raises(NotAMove):
        parse(text)


def test_all_kinds_are_listed_in_their_order() -> None:
    assert table("kinds, in the order in which hands are written") == KINDS


def test_all_words_of_claims_are_listed() -> None:
    listed = [parse_claim(text).word for text in table("claim")]
    assert set(listed) == {parse_claim(text).word for text in all_claims(3)}
    assert isinstance(parse_claim("!hello"), Claim)


def test_records_replay() -> None:
    assert len(RECORDS) == 2
    for record in RECORDS:
        assert isinstance(final(from_plain(record)), Game)


def test_all_keys_of_a_record_are_explained() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \| ", PAGE, re.MULTILINE))
    for record in RECORDS:
        assert set(record) <= explained
    deal = RECORDS[1]["deal"]
    assert {*deal, *deal["rounds"][0]} <= explained


def test_the_result_and_the_trace_are_those_of_the_second_record(here: Here) -> None:
    result, trace = (example for example in EXAMPLES if "format" not in example)
    assert result_of(final(from_plain(RECORDS[1]))) == result
    printed = here("replay", "-", "--trace", "--json", given=lines_of(RECORDS[1])).values
    assert printed[0] == trace
    assert printed[-1] == result
