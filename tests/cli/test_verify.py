"""`saboteur verify` says in plain words what a record proves, who shuffled, and what no file can prove."""

import json
from typing import Any

import pytest

from saboteur.cli.verify_command import MARK
from saboteur.sentences import languages, sentence
from tests.cli.command_runner import Here, lines_of
from tests.cli.refusals import bad_move
from tests.kit.proof_vectors import GONE, changed, record, vectors, with_checksum
from tests.kit.words import spoken

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


def bad(code: str, /, **arguments: str | int) -> str:
    """What is said of the only record of a file if this is wrong with it."""
    return spoken("verify-bad-game", file="-", game=0, line=1, why=spoken(f"refused-{code}", **arguments))


def test_the_summary_comes_first_and_then_what_is_proved_who_shuffled_and_what_is_not_proved(here: Here) -> None:
    lines = told(here, record("withheld")).splitlines()
    heads = [line for line in lines if not line.startswith(MARK)]
    assert heads == [
        spoken("verify-game", game=0, summary=spoken("verify-summary-remarks")),
        *(spoken(f"verify-group-{group}") for group in ("proved", "shuffle", "limits")),
    ]
    assert lines[0] == heads[0]


@pytest.mark.parametrize(
    ("name", "key", "arguments"),
    [
        ("people", "took-part", {"names": 'Žydrė, Ёжик 🦔, Ο "Νίκος" \\', "count": 3}),
        ("people", "bots", {"names": "Bot 3"}),
        ("people", "played", {"count": 67}),
        ("people", "cancelled-none", {}),
        ("play-now", "nobody", {}),
        ("withheld", "withheld", {"names": "Ben"}),
        ("withheld", "no-part", {"names": "Cleo"}),
        ("cancelled", "cancelled", {"count": 25}),
        ("second-game", "cancelled", {"count": 1}),
        ("abandoned", "played-abandoned", {"count": 7}),
        ("old", "limit-old", {}),
        ("old-cancelled", "cancelled-listed", {"count": 1}),
    ],
)
def test_it_says(here: Here, name: str, key: str, arguments: dict[str, str | int]) -> None:
    assert MARK + spoken(f"verify-{key}", **arguments) in told(here, record(name)).splitlines()


@pytest.mark.parametrize(
    ("name", "summary"), [("people", "fair"), ("play-now", "nobody"), ("withheld", "remarks"), ("old", "old")]
)
def test_it_sums_up(here: Here, name: str, summary: str) -> None:
    first = told(here, record(name)).splitlines()[0]
    assert first == spoken("verify-game", game=0, summary=spoken(f"verify-summary-{summary}"))


@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        ("/winners", [1], bad("winners-misfit")),
        ("/nuggets/0", 25, bad("nuggets-misfit")),
        ("/ended", "abandoned", bad("ended-misfits", ended="abandoned")),
        ("/rounds", 2, bad("start-misfits")),
        ("/options", ["all_saboteurs", "open_gold", "others_only"], bad("start-misfits")),
        ("/first", 0, bad("start-misfits")),
        ("/moves/66", GONE, bad("ended-misfits", ended="finished")),
        ("/moves/0", "R@1,0", bad_move(0, 1, 0, "R@1,0", spoken("refused-not-in-hand", card="R"))),
        ("/names", GONE, bad("missing", key="names")),
        ("/dwarfs/0", [1, 2], bad("misshapen", key="dwarfs")),
        ("/proof/form", 7, bad("unknown-form")),
        ("/proof/form", GONE, bad("form-removed")),
    ],
)
def test_a_forged_record_is_refused_although_its_checksum_was_made_anew(
    here: Here, path: str, value: Any, refusal: str
) -> None:
    assert refused(here, with_checksum(changed(record("people"), path, value))) == refusal


def test_erased_cancelled_starts_are_missed(here: Here) -> None:
    erased = with_checksum(changed(record("cancelled"), "/proof/cancelled", []))
    assert refused(here, erased) == bad("start-misfits")


def test_an_erased_hash_is_missed(here: Here) -> None:
    assert refused(here, changed(record("withheld"), "/proof/hashes/1", None)) == bad("checksum-misfits")


@pytest.mark.parametrize(
    ("name", "shown"), [("", spoken("seat", seat=1)), ("\x1b[2JBen\n", r"\u001b[2JBen\u000a")], ids=["deleted", "odd"]
)
def test_a_name_that_was_deleted_is_a_seat_and_none_can_write_on_the_terminal(
    here: Here, name: str, shown: str
) -> None:
    out = told(here, with_checksum(changed(record("withheld"), "/names/1", name)))
    assert spoken("verify-withheld", names=shown) in out


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
    assert here("verify", "-", given=deep.encode()).refusal() == bad("not-canonical")


@pytest.mark.parametrize("language", languages())
def test_every_finding_can_be_told_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, here: Here
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert len(FOUND) == 17  # every code of the verdict is met in the vectors
    told_by_all = "".join(told(here, record(name)) for name in VECTORS["records"])
    for code in FOUND - {"cancelled", "cancelled-listed", "played", "played-abandoned"}:
        assert sentence(f"verify-{code}", names="\0", count=2).split("\\u0000")[0] in told_by_all
