"""A proof of a fair deal holds, or is rejected with the first thing that does not (R14)."""

from typing import Any

import pytest

from saboteur.rules import Record, from_plain
from saboteur.rules.proof import BadProof, check, check_cancelled, commitment_of, nonce_hash
from tests.kit.proven import proven_record


@pytest.fixture
def proven() -> dict[str, Any]:
    return proven_record()


def test_a_proof_that_holds(proven: dict[str, Any]) -> None:
    assert check(from_plain(proven)) == []
    assert check_cancelled(from_plain(proven)) == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"commitment": "0" * 64}, "commitment-misfits"),
        ({"secret": "0" * 64}, "commitment-misfits"),
        ({"secret": "zz"}, "proof-unreadable"),
        ({"commitment": 5}, "proof-unreadable"),
        ({"nonces": ["b", None, "čž"]}, "nonce-misfits"),
        ({"nonces": ["a", "x", "čž"]}, "nonce-misfits"),
        ({"nonces": ["a", None, None]}, "seed-misfits"),
        ({"nonces": ["a", None]}, "proof-unreadable"),
        ({"nonces": "a"}, "proof-unreadable"),
        ({"hashes": [1, None, None]}, "proof-unreadable"),
        ({"nonces": ["\ud800", None, None]}, "proof-unreadable"),
        ({"cancelled": 3}, "proof-unreadable"),
        ({"cancelled": [{"secret": "0" * 64, "commitment": "0" * 64}]}, "commitment-misfits"),
    ],
)
def test_a_tampered_proof_is_rejected(proven: dict[str, Any], change: dict[str, Any], code: str) -> None:
    proven["proof"] |= change
    record = from_plain(proven)
    with pytest.raises(BadProof) as failure:
        _check_all(record)
    assert failure.value.code == code


def _check_all(record: Record) -> None:
    check(record)
    check_cancelled(record)


def test_another_seed_no_proof_or_a_hand_made_deal_is_rejected(proven: dict[str, Any]) -> None:
    with pytest.raises(BadProof, match="seed-misfits"):
        check(from_plain({**proven, "seed": "another"}))
    with pytest.raises(BadProof, match="no-proof"):
        check(from_plain({**proven, "proof": None}))
    assert check_cancelled(from_plain({**proven, "proof": None})) == 0


def test_a_cancelled_start_that_fits_its_commitment_is_counted(proven: dict[str, Any]) -> None:
    secret = bytes(32)
    proven["proof"]["cancelled"] = [{"secret": secret.hex(), "commitment": commitment_of(secret)}]
    assert check_cancelled(from_plain(proven)) == 1


def test_a_hash_that_was_never_opened_is_named(proven: dict[str, Any]) -> None:
    proven["proof"]["hashes"][1] = nonce_hash("kept back")
    assert check(from_plain(proven)) == [1]
