"""Records that must replay for ever (P14): whatever changes in the code, these games end as they ended then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import saboteur.rules.game as game_module
from saboteur.rules import EDITIONS, IllegalMove, final, from_plain, to_plain
from tests.golden.records.expected import found_by_game
from tests.golden.records.write import DIGESTS, FOLDER, digest_of

FILES = sorted(FOLDER.glob("*.jsonl"))
LINES = [
    pytest.param(json.loads(line), id=f"{path.stem}:{number}")
    for path in FILES
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
]
RECORDS: list[dict[str, Any]] = [entry.values[0] for entry in LINES]  # type: ignore[misc]


@pytest.mark.parametrize("plain", LINES)
def test_a_record_leads_where_it_always_led(plain: dict[str, Any]) -> None:
    """Legal moves on the way, and everything at the end"""
    assert found_by_game(from_plain(plain)) == plain["expect"]


@pytest.mark.parametrize("plain", LINES)
def test_a_record_is_written_as_it_was_read(plain: dict[str, Any]) -> None:
    """Nothing a record carries is lost, what it leaves out is filled in, and from then on it stays the same."""
    written = to_plain(from_plain(plain))
    apart = ("options", "deal")  # these have an order or empty lists that need not be kept
    assert {key: written[key] for key in plain if key not in apart} == {
        key: value for key, value in plain.items() if key not in apart
    }
    assert set(written["options"]) == set(plain.get("options", ()))
    assert to_plain(from_plain(json.loads(json.dumps(written)))) == written


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_never_changed(path: Path) -> None:
    """New records come in a new file."""
    assert digest_of(path) == json.loads(DIGESTS.read_text(encoding="utf-8"))[path.name]


def test_no_file_is_missing() -> None:
    """A record cannot be got rid of by deleting it."""
    assert [path.name for path in FILES] == sorted(json.loads(DIGESTS.read_text(encoding="utf-8")))


def test_the_records_cover_the_game() -> None:
    """Every edition and number of players, seeds and deals, and stops in every phase."""
    assert {record["edition"] for record in RECORDS} == set(EDITIONS)
    assert {record["players"] for record in RECORDS} == set(range(3, 11))
    assert {"seed" in record for record in RECORDS} == {True, False}
    assert {record["expect"]["phase"] for record in RECORDS} == {"play", "turn-goal", "lay-stone", "pick-gold", "over"}
    ends = {result["how"] for record in RECORDS for result in record["expect"]["rounds"]}
    assert ends == {"treasure", "hands", "ring"}
    assert any(sum(record["expect"]["loose"]) for record in RECORDS)


def test_a_changed_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a lone saboteur is paid less, and the records say so."""
    monkeypatch.setattr(game_module, "NUGGETS_DUE", {1: 3, 2: 3, 3: 3, 4: 2})
    few = [record for record in RECORDS if record["players"] < 5]
    assert any(_leads_elsewhere(record) for record in few)


def _leads_elsewhere(record: dict[str, Any]) -> bool:
    """Whether a record ends otherwise than it did, or cannot even be played to its end."""
    try:
        return bool(found_by_game(from_plain(record)) != record["expect"])
    except IllegalMove:
        return True


def test_a_record_that_stops_early_has_no_winners() -> None:
    """R13"""
    early = [record for record in RECORDS if record["expect"]["phase"] != "over"]
    assert [final(from_plain(record)).winners for record in early] == [None] * len(early)
