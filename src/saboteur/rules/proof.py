"""The fair deal: what is committed, shown and opened before the cards, and how anyone checks it afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from saboteur.rules.deal import SeededDeals
from saboteur.rules.record import Record
from saboteur.rules.refusals import SaboteurError


class BadProof(SaboteurError):
    """A proof that does not hold, or is none."""


@dataclass(frozen=True, slots=True)
class Proof:
    """How a game was dealt. Hashes and nonces are by seats; None where a seat showed none."""

    commitment: str
    secret: str
    hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]


def commitment_of(secret: bytes) -> str:
    """What the server publishes before it accepts any nonce."""
    return hashlib.sha256(b"saboteur/commit/1" + secret).hexdigest()


def nonce_hash(nonce: str) -> str:
    """What a seat shows before it opens its nonce."""
    return hashlib.sha256(b"saboteur/nonce/1" + nonce.encode()).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str | None]) -> str:
    """The seed that the secret and the nonces, in seat order, give."""
    opened = [(nonce or "").encode() for nonce in nonces]
    lengths = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in opened)
    return hashlib.sha256(b"saboteur/seed/1" + secret + lengths).hexdigest()


def proof_of(record: Record) -> Proof:
    """The proof that a record carries. Raises BadProof if it carries none that can be read."""
    plain = record.extras.get("proof")
    if not isinstance(plain, dict):
        raise BadProof("no-proof")
    return Proof(
        _hex(plain, "commitment"),
        _hex(plain, "secret"),
        _by_seats(plain, "hashes", record.setup.players),
        _by_seats(plain, "nonces", record.setup.players),
    )


def check(record: Record) -> list[int]:
    """Check the deal of a record; gives the seats that showed a hash and never opened it, a possible bias.

    Raises BadProof with the first thing that does not hold.
    """
    proof = proof_of(record)
    secret = bytes.fromhex(proof.secret)
    if not hmac.compare_digest(commitment_of(secret), proof.commitment):
        raise BadProof("commitment-misfits")
    for seat, (shown, nonce) in enumerate(zip(proof.hashes, proof.nonces, strict=True)):
        if nonce is not None and shown != nonce_hash(nonce):
            raise BadProof("nonce-misfits", seat=seat)
    if not isinstance(record.deals, SeededDeals) or record.deals.seed != seed_of(secret, proof.nonces):
        raise BadProof("seed-misfits")
    return [seat for seat, shown in enumerate(proof.hashes) if shown is not None and proof.nonces[seat] is None]


def check_cancelled(record: Record) -> int:
    """How many starts were cancelled before the deal. Raises BadProof if one does not fit its commitment."""
    plain = record.extras.get("proof")
    cancelled = plain.get("cancelled", []) if isinstance(plain, dict) else []
    if not isinstance(cancelled, list) or not all(isinstance(start, dict) for start in cancelled):
        raise BadProof("proof-unreadable", key="cancelled")
    for start in cancelled:
        if commitment_of(bytes.fromhex(_hex(start, "secret"))) != _hex(start, "commitment"):
            raise BadProof("commitment-misfits")
    return len(cancelled)


def _hex(plain: dict[str, Any], key: str) -> str:
    text = plain.get(key)
    if not isinstance(text, str) or len(text) != 64 or set(text) - set("0123456789abcdef"):
        raise BadProof("proof-unreadable", key=key)
    return text


def _by_seats(plain: dict[str, Any], key: str, players: int) -> tuple[str | None, ...]:
    values = plain.get(key)
    if not isinstance(values, list) or len(values) != players:
        raise BadProof("proof-unreadable", key=key)
    if not all(value is None or (isinstance(value, str) and _is_text(value)) for value in values):
        raise BadProof("proof-unreadable", key=key)
    return tuple(values)


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
