"""`saboteur verify` says in plain words what a record proves, who shuffled, and what no file can prove."""

import json
from typing import Any

import pytest

from saboteur.sentences import languages, sentence
from tests.cli.command_runner import Here, lines_of
from tests.kit.proof_vectors import GONE, changed, record, vectors, with_checksum

VECTORS = vectors()
FOUND = {finding["code"] for vector in VECTORS["records"].values() for finding in vector["verdict"]["findings"]}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


def told(here: Here, plain: dict[str, Any]) -> str:
    done = here("verify", "-", given=lines_of(plain))
    assert (done.code, done.err) == (0, "")
    return done.out


def refused(here: Here, plain: dict[str, Any]) -> str:
    return here("verify", "-", given=lines_of(plain)).refusal()


def test_the_summary_comes_first_and_then_what_is_proved_who_shuffled_and_what_is_not_proved(here: Here) -> None:
    lines = told(here, record("withheld")).splitlines()
    heads = [line for line in lines if not line.startswith("  – ")]
    assert heads == [
        "Game 0. Everything checks out, but something happened before the deal that you should know about.",
        "What this file proves:", "Who took part in the shuffle:", "What it can’t prove:",
    ]  # fmt: skip
    assert lines[0] == heads[0]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("people", "Fair: the server and the players shuffled the cards together"),
        ("people", "Took part: Žydrė, Ёжик 🦔, Ο \"Νίκος\" \\."),
        ("people", "Bots never add anything: Bot 3."),
        ("people", "All 67 moves are legal and lead to exactly this result."),
        ("people", "No deal was cancelled before this one."),
        ("play-now", "no player took part in the shuffle"),
        ("play-now", "the server didn’t change the cards after the deal began, not that it picked them blindly"),
        ("withheld", "Announced a part but never revealed it: Ben."),
        ("withheld", "Added nothing to the shuffle: Cleo."),
        ("cancelled", "25 deals were cancelled before this one."),
        ("second-game", "One deal was cancelled before this one."),
        ("abandoned", "All 7 moves are legal; then the players ended the game."),
        ("old", "This is an older kind of record."),
        ("old-cancelled", "The file lists one deal that was cancelled"),
    ],
)  # fmt: skip
def test_it_says(here: Here, name: str, words: str) -> None:
    assert words in told(here, record(name))


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("/winners", [1], "The winners in the record aren’t the ones the moves lead to."),
        ("/nuggets/0", 25, "The nuggets in the record don’t match what the moves lead to."),
        ("/ended", "abandoned", "its moves run to the very end"),
        ("/rounds", 2, "aren’t the ones locked in before the shuffle"),
        ("/options", ["all_saboteurs", "open_gold", "others_only"], "aren’t the ones locked in before the shuffle"),
        ("/first", 0, "aren’t the ones locked in before the shuffle"),
        ("/moves/66", GONE, "its moves stop before that"),
        ("/moves/0", "R@1,0", "move 1 (moves[0]) “R@1,0” cannot be played"),
        ("/names", GONE, "“names” is missing"),
        ("/dwarfs/0", [1, 2], "“dwarfs” isn’t anything a server would write"),
        ("/proof/form", 7, "doesn’t know the kind of proof"),
        ("/proof/form", GONE, "somebody has turned it into an older one"),
    ],
)
def test_a_forged_record_is_refused_although_its_checksum_was_made_anew(
    here: Here, path: str, value: Any, words: str
) -> None:
    assert words in refused(here, with_checksum(changed(record("people"), path, value)))


def test_erased_cancelled_starts_are_missed(here: Here) -> None:
    assert "cancelled deals" in refused(here, with_checksum(changed(record("cancelled"), "/proof/cancelled", [])))


def test_an_erased_hash_is_missed(here: Here) -> None:
    assert "checksum" in refused(here, changed(record("withheld"), "/proof/hashes/1", None))


def test_a_name_that_was_deleted_is_told_as_a_seat(here: Here) -> None:
    assert "never revealed it: Seat 1." in told(here, with_checksum(changed(record("withheld"), "/names/1", "")))


def test_names_cannot_write_on_the_terminal(here: Here) -> None:
    out = told(here, with_checksum(changed(record("withheld"), "/names/1", "\x1b[2JBen\n")))
    assert r"never revealed it: \u001b[2JBen\u000a." in out


def test_programs_get_the_verdict_as_json(here: Here) -> None:
    done = here("verify", "--json", "-", given=lines_of(record("people"), record("old")))
    assert (done.code, done.err) == (0, "")
    expected = [VECTORS["records"][name]["verdict"] for name in ("people", "old")]
    assert done.values == [{"game": number, "fault": None, **verdict} for number, verdict in enumerate(expected)]


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("/proof/nonces/1", "x", {"code": "nonce-misfits", "arguments": {"seat": 1}}),
        ("/moves/2", "x", {"code": "bad-move", "arguments": {"index": 2}}),
    ],
)
def test_programs_get_the_fault_as_json(here: Here, path: str, value: Any, fault: dict[str, Any]) -> None:
    forged = with_checksum(changed(record("people"), path, value))
    done = here("verify", "--json", "-", given=lines_of(record("people"), forged))
    assert done.code == 2
    assert [line["fault"] for line in done.values] == [None, fault]


def test_a_record_of_lists_within_lists_is_refused(here: Here) -> None:
    deep = json.dumps(record("people")).replace('"names": [', '"depth": ' + "[" * 500 + "]" * 500 + ', "names": [', 1)
    assert "lists nested too deeply" in here("verify", "-", given=deep.encode()).refusal()


@pytest.mark.parametrize("language", languages())
def test_every_finding_can_be_told_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, here: Here
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert len(FOUND) == 17  # every code of the verdict is met in the vectors
    told_by_all = "".join(told(here, record(name)) for name in VECTORS["records"])
    for code in FOUND - {"cancelled", "cancelled-listed", "played", "played-abandoned"}:
        assert sentence(f"verify-{code}", names="\0", count=2).split("\\u0000")[0] in told_by_all
