"""What a record proves: every part of it is checked, and what cannot be checked is said."""

import re
from functools import cache
from typing import Any

import pytest

from saboteur.rules import Game, SaboteurError, from_plain
from saboteur.rules.proof import checksum_of, nonce_hash
from saboteur.rules.record import replayed
from saboteur.rules.verification import examined, fault_of
from tests.kit.proof_vectors import GONE, Plain, changed, paths, record, vectors, with_checksum

VECTORS = vectors()
NEW = tuple(name for name, vector in VECTORS["records"].items() if "form" in vector["record"]["proof"])
LONG = ("cancelled", "handed-on", "with-programs", "play-now")
FORGERS: tuple[Any, ...] = (lambda plain: plain, with_checksum)

CHECKSUM_ALONE = (
    r"/names/\d+",
    r"/dwarfs/\d+/\d",
    r"/times/(began|ended)",
    r"/talk(/\d+(/\d)?)?",
    r"/by(/\d+)?",
    r"/holders(/\d+(/(talk|moves|seat|name|bot|program|dwarf/\d))?)?",
    r"/programs(/\d+)?",
    r"/proof/hashes/\d+",
    r"/moves/\d+",
)
"""What a forger can change who makes the checksum anew. A hash is one of a seat whose nonce was not opened; a move
gives way to another that is legal and leads to the same result, or is the last of an abandoned game."""
ODD: tuple[Any, ...] = (
    GONE, None, True, -1, 0, 3, 10**16, 1.5, "", "x", "\ud800", "0" * 64, "ž" * 10_000, [], [[]], [None], {}, {"a": 1},
)  # fmt: skip


def fault(plain: Any) -> Any:
    """The code of the first fault; None if there is none."""
    found = whole_fault(plain)
    return found and found["code"]


def whole_fault(plain: Any) -> dict[str, Any] | None:
    try:
        examined(plain)
    except SaboteurError as error:
        return fault_of(error)
    return None


def codes(plain: Plain) -> set[str]:
    return {finding.code for finding in examined(plain).findings}


def seats(plain: Plain, code: str) -> Any:
    return next(finding.arguments["seats"] for finding in examined(plain).findings if finding.code == code)


# -- the vectors ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VECTORS["records"])
def test_a_record_has_its_verdict(name: str) -> None:
    assert examined(record(name)).plain() == VECTORS["records"][name]["verdict"]


@pytest.mark.parametrize(
    "tampering",
    VECTORS["tamperings"],
    ids=lambda t: f"{t['record']}{t['path']}={str(t.get('value'))[:9]},{t['checksum']}",
)
def test_a_tampered_record_has_its_fault(tampering: dict[str, Any]) -> None:
    value = GONE if tampering.get("delete") else tampering["value"]
    plain = changed(record(tampering["record"]), tampering["path"], value)
    if tampering["checksum"] == "renewed":
        plain = with_checksum(plain)
    assert whole_fault(plain) == tampering["fault"]


# -- every part of a record -------------------------------------------------------------------------------------------


def others(value: object) -> list[Any]:
    """Values of the same kind, or nothing at all."""
    if isinstance(value, str):
        last = "1" if value[-1:] != "1" else "2"
        return [value[:-1] + last, GONE]
    if isinstance(value, bool) or value is None:
        return ["0" * 64, 0, GONE]
    if isinstance(value, int):
        return [value + 1, max(0, value - 1) if value else 2, GONE]
    return [type(value)(), GONE] if value else [GONE]


# The long records are slow where every line is counted.
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name in LONG)) for name in NEW])
def test_no_part_of_a_record_can_be_changed_without_a_new_checksum(name: str) -> None:
    plain = record(name)
    for path, value in paths(plain):
        for other in others(value):
            assert fault(changed(plain, path, other)) is not None, (path, other)


@cache
def guarded_by_the_checksum_alone(name: str) -> frozenset[str]:
    """The paths of a record where a forger who makes the checksum anew can put something else."""
    plain = record(name)
    return frozenset(
        path
        for path, value in paths(plain)
        if path != "/checksum"
        if any(fault(with_checksum(changed(plain, path, other))) is None for other in others(value))
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", NEW)
def test_with_a_new_checksum_only_few_parts_can_be_changed(name: str) -> None:
    found = guarded_by_the_checksum_alone(name)
    assert [path for path in found if not any(re.fullmatch(pattern, path) for pattern in CHECKSUM_ALONE)] == []


@pytest.mark.slow
def test_the_parts_that_only_the_checksum_guards_are_really_those() -> None:
    """Otherwise the list above would hide what is checked."""
    found = frozenset().union(*map(guarded_by_the_checksum_alone, ("people", "withheld", "handed-on", "with-programs")))
    assert [pattern for pattern in CHECKSUM_ALONE if not any(re.fullmatch(pattern, path) for path in found)] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["people", "old-cancelled"])
@pytest.mark.parametrize("forger", FORGERS)
def test_nothing_in_a_record_makes_the_examination_fail_otherwise_than_by_a_fault(name: str, forger: Any) -> None:
    plain = record(name)
    for path, _ in paths(plain):
        for odd in ODD:
            fault(forger(changed(plain, path, odd)))  # would raise anything that is no SaboteurError


@pytest.mark.parametrize("plain", [None, 5, "x", [], [record("people")]])
def test_what_is_no_record_is_refused(plain: Any) -> None:
    assert fault(plain) == "not-an-object"


@pytest.mark.parametrize("plain", [{}, {"format": 1}])
def test_what_lacks_everything_is_refused(plain: Any) -> None:
    assert fault(plain) == "missing"


# -- found by an outsider ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["people", "old"])
@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("/winners", [0, 1, 2], "winners-misfit"),
        ("/nuggets/1", 30, "nuggets-misfit"),
        ("/ended", "abandoned", "ended-misfits"),
    ],
)
def test_another_result_is_refused(name: str, path: str, value: Any, code: str) -> None:
    assert fault(with_checksum(changed(record(name), path, value))) == code


@pytest.mark.parametrize(
    ("path", "value"),
    [("/rounds", 2), ("/options", ["all_saboteurs", "open_gold", "others_only"]), ("/first", 0), ("/first", None),
     ("/edition", "et"), ("/bots/3", "gruff"), ("/bots/3", None)],
)  # fmt: skip
def test_other_rules_or_bots_are_refused(path: str, value: Any) -> None:
    assert fault(with_checksum(changed(record("people"), path, value))) == "start-misfits"


@pytest.mark.parametrize("left", [0, 1, 66])
def test_moves_cut_off_a_finished_game_are_missed(left: int) -> None:
    plain = record("people")
    cut = {
        **plain,
        "moves": plain["moves"][:left],
        "talk": [],
        "by": {k: v for k, v in plain["by"].items() if int(k) < left},
    }
    assert fault(with_checksum(cut)) == "ended-misfits"
    pretended = with_checksum({**cut, "ended": "abandoned"})
    assert fault(pretended) == "winners-misfit"


def test_a_move_after_the_end_is_refused() -> None:
    plain = record("people")
    assert fault(with_checksum({**plain, "moves": [*plain["moves"], "-"]})) == "bad-move"


@pytest.mark.parametrize("kept", [[], slice(1, None), slice(0, 24), slice(5, 25)])
def test_a_cancelled_start_that_is_taken_out_is_missed(kept: Any) -> None:
    plain = record("cancelled")
    all_of_them = plain["proof"]["cancelled"]
    assert len(all_of_them) == 25
    left = [] if kept == [] else all_of_them[kept]
    assert fault(with_checksum(changed(plain, "/proof/cancelled", left))) == "start-misfits"


def test_cancelled_starts_in_another_order_or_twice_are_refused() -> None:
    plain = record("cancelled")
    starts = plain["proof"]["cancelled"]
    for other in (starts[::-1], [*starts, starts[-1]]):
        assert fault(with_checksum(changed(plain, "/proof/cancelled", other))) == "start-misfits"


def test_a_withheld_hash_that_is_erased_is_missed_by_the_checksum() -> None:
    plain = changed(record("withheld"), "/proof/hashes/1", None)
    assert fault(plain) == "checksum-misfits"
    assert "limit-checksum" in codes(with_checksum(plain))


def test_a_game_without_nonces_is_not_called_fair() -> None:
    verdict = examined(record("play-now"))
    assert verdict.summary == "nobody"
    assert {"nobody", "deal-unchanged"} <= codes(record("play-now"))
    assert not {"took-part", "deal-fixed"} & codes(record("play-now"))


# -- other ways to cheat ----------------------------------------------------------------------------------------------


def test_a_new_record_cannot_pass_for_an_old_one() -> None:
    plain = changed(record("withheld"), "/proof/form", GONE)
    del plain["checksum"]
    plain["proof"]["hashes"][1] = None
    assert fault(plain) == "form-removed"


def test_an_old_record_cannot_pass_for_a_new_one() -> None:
    plain = changed(record("old"), "/proof/form", 2)
    assert fault({**plain, "checksum": checksum_of(plain)}) == "start-misfits"


def test_an_old_record_says_what_it_cannot_show() -> None:
    verdict = examined(record("old"))
    assert (verdict.form, verdict.summary) == (1, "old")
    assert "limit-old" in codes(record("old"))
    assert not {"rules-fixed", "cancelled-none", "limit-checksum"} & codes(record("old"))


def test_an_empty_nonce_is_no_part_of_the_shuffle() -> None:
    plain = record("withheld")
    plain["proof"]["hashes"][1], plain["proof"]["nonces"][1] = nonce_hash(""), ""
    assert seats(with_checksum(plain), "took-part") == [0, 3]
    assert seats(with_checksum(plain), "no-part") == [1, 2]


def test_a_hand_made_deal_proves_nothing() -> None:
    plain = record("people")
    dealt = from_plain(plain).deals.round(1)
    by_hand = {
        "roles": list(dealt.roles), "spare": dealt.spare, "goals": list(dealt.goals), "deck": list(dealt.deck),
        "hands": [list(hand) for hand in dealt.hands],
    }  # fmt: skip
    plain |= {"seed": None, "deal": {"first": 2, "rounds": [by_hand]}}
    assert fault(with_checksum(plain)) == "seed-misfits"


def test_in_the_first_round_a_bots_seat_is_moved_by_bots() -> None:
    plain = record("people")
    game, index = Game(from_plain(plain).setup, from_plain(plain).deals), 0
    for index, (game, _) in enumerate(replayed(from_plain(plain))):  # noqa: B007 - the first move of seat 3
        if game.to_act == 3:
            break
    for other in (GONE, "clock"):
        assert fault(with_checksum(changed(plain, f"/by/{index}", other))) == "by-misfits"
    assert (
        fault(with_checksum(changed(plain, f"/by/{index}", "bot:random"))) is None
    )  # where a bot failed, another moves


def test_other_legal_moves_with_the_same_result_are_missed_by_the_checksum_alone() -> None:
    """Whoever looked at another goal did the same for the result: no file can show it."""
    plain = record("people")
    index, move = next((index, move) for index, move in enumerate(plain["moves"]) if move.startswith("V@"))
    forged = changed(plain, f"/moves/{index}", "V@8,0" if move != "V@8,0" else "V@8,2")
    assert fault(forged) == "checksum-misfits"
    assert fault(with_checksum(forged)) is None


@pytest.mark.parametrize(
    "path",
    ["/holders", "/holders/0", "/holders/0/moves", "/holders/0/talk", "/holders/0/seat", "/holders/0/name",
     "/holders/0/bot", "/holders/0/dwarf", "/holders/1/moves"],
)  # fmt: skip
def test_holders_are_looked_at_key_by_key(path: str) -> None:
    odd: tuple[Any, ...] = (True, -1, "\ud800", "Ben!", [[]], [None])
    for value in odd:
        found = fault(with_checksum(changed(record("handed-on"), path, value)))
        assert found is not None or (path.endswith("name") and value == "Ben!"), (path, value)


def test_with_holders_a_bots_seat_is_moved_by_bots_in_every_round() -> None:
    plain = changed(record("handed-on"), "/holders/1", GONE)
    assert whole_fault(with_checksum(plain)) == {"code": "by-misfits", "arguments": {"number": 68}}
    assert fault(with_checksum(changed(record("handed-on"), "/holders", GONE))) is None
