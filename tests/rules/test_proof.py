"""The formulas of the fair deal, as other programs work them out (R14)."""

import hashlib
import json

from saboteur.rules import Setup
from saboteur.rules.proof import (
    HEAD,
    Start,
    cancelled_start,
    chained,
    checksum_of,
    commitment_of,
    is_bound,
    nonce_hash,
    secret_of,
    seed_of,
)
from tests.kit.proof_vectors import vectors

SETUP = Setup("lt", 3)
FORMULAS = vectors()["formulas"]


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def test_commitment_nonce_and_seed_have_prefixes_of_their_own() -> None:
    secret = bytes(range(32))
    assert commitment_of(secret) == sha(b"saboteur/commit/1", secret).hex()
    assert nonce_hash("čž") == sha(b"saboteur/nonce/1", "čž".encode()).hex()
    parts = b"\0\0\0\1a" + b"\0\0\0\0" + b"\0\0\0\4" + "čž".encode()
    assert seed_of(secret, ["a", None, "čž"]) == sha(b"saboteur/seed/1", secret, parts).hex()


def test_the_second_half_of_a_secret_binds_the_start() -> None:
    head = bytes(range(HEAD))
    plain = (
        '{"bots":[null,"gruff",null],"cancelled":0,"chain":"","edition":"lt","first":null,"options":[],"players":3,'
        '"rounds":3}'
    )
    secret = secret_of(head, Start(SETUP, (None, "gruff", None)))
    assert secret == head + sha(b"saboteur/start/1", head, plain.encode())[:16]
    assert is_bound(secret, Start(SETUP, (None, "gruff", None)))


def test_a_secret_is_bound_to_every_part_of_the_start() -> None:
    start = Start(SETUP, (None, None, None), 1, "c" * 64)
    secret = secret_of(bytes(HEAD), start)
    others = [
        Start(Setup("lv", 3), start.bots, 1, start.chain),
        Start(Setup("lt", 4), start.bots, 1, start.chain),
        Start(Setup("lt", 3, frozenset({"open_gold"})), start.bots, 1, start.chain),
        Start(Setup("lt", 3, rounds=2), start.bots, 1, start.chain),
        Start(Setup("lt", 3, first=0), start.bots, 1, start.chain),
        Start(SETUP, (None, "gruff", None), 1, start.chain),
        Start(SETUP, start.bots, 2, start.chain),
        Start(SETUP, start.bots, 1, "d" * 64),
    ]
    assert is_bound(secret, start)
    assert not [other for other in others if is_bound(secret, other)]


def test_the_chain_of_cancelled_starts_goes_on_from_the_one_before() -> None:
    start = cancelled_start("a" * 64, "b" * 64, [None, "c" * 64], "host")
    plain = json.dumps(start, sort_keys=True, separators=(",", ":")).encode()
    first = sha(b"saboteur/cancelled/1", plain).hex()
    assert chained("", start) == first
    assert (
        chained(first, {**start, "nonces": "not counted"}) == sha(b"saboteur/cancelled/1", first.encode(), plain).hex()
    )


def test_the_vectors_hold() -> None:
    given = FORMULAS["secret"]
    plain = given["start"]
    setup = Setup(plain["edition"], plain["players"], frozenset(plain["options"]), plain["rounds"], plain["first"])
    start = Start(setup, tuple(plain["bots"]), plain["cancelled"], plain["chain"])
    assert start.plain() == plain
    assert secret_of(bytes.fromhex(given["head"]), start).hex() == given["secret"]
    assert [chained(link["before"], link["start"]) for link in FORMULAS["chain"]] == [
        link["after"] for link in FORMULAS["chain"]
    ]
    assert checksum_of(FORMULAS["checksum"]["record"]) == FORMULAS["checksum"]["gives"]
    assert checksum_of({"b": 1, "a": ["ž"]}) == sha(b"saboteur/record/1", '{"a":["ž"],"b":1}'.encode()).hex()
