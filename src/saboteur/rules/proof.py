"""The fair deal: what is committed, shown and opened before the cards, as formulas that anyone can work out again.

`rules/verification.py` applies them to a record; docs/protocol.md ("The deal") describes them for other programs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from saboteur.rules.canonical_json import canonical
from saboteur.rules.editions import Setup
from saboteur.rules.errors import SaboteurError

FORM: Final = 2
"""The form of a proof. 1 had a secret that bound nothing but itself, and a record without a checksum."""
HEAD: Final = 16
"""Random bytes at the beginning of a secret; as many bytes of a hash follow."""


class BadProof(SaboteurError):
    """A proof that does not hold, or is none."""


@dataclass(frozen=True, slots=True)
class Start:
    """What is fixed when the server commits itself to a deal."""

    setup: Setup
    bots: tuple[str | None, ...]
    """For each seat the bot that plays it; None for a person."""
    cancelled: int = 0
    """Starts cancelled since the last finished game."""
    chain: str = ""
    """What `chained` gives for them."""

    def plain(self) -> dict[str, Any]:
        """The start as plain values, ready to be hashed."""
        return {
            "bots": list(self.bots),
            "cancelled": self.cancelled,
            "chain": self.chain,
            "edition": self.setup.edition,
            "first": self.setup.first,
            "options": sorted(self.setup.options),
            "players": self.setup.players,
            "rounds": self.setup.rounds,
        }


def secret_of(head: bytes, start: Start) -> bytes:
    """The secret of a deal: random bytes, and a hash that binds them to the start."""
    return head + hashlib.sha256(b"saboteur/start/1" + head + canonical(start.plain())).digest()[:HEAD]


def is_bound(secret: bytes, start: Start) -> bool:
    """Whether a secret was made for this start."""
    return secret == secret_of(secret[:HEAD], start)


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


def cancelled_start(commitment: str, secret: str, hashes: Sequence[str | None], reason: str) -> dict[str, Any]:
    """A cancelled start as records list it."""
    return {"commitment": commitment, "secret": secret, "hashes": list(hashes), "reason": reason}


def chained(chain: str, start: Mapping[str, Any]) -> str:
    """The chain with one more cancelled start; it begins as an empty text."""
    told = {key: start[key] for key in ("commitment", "hashes", "reason", "secret")}
    return hashlib.sha256(b"saboteur/cancelled/1" + chain.encode() + canonical(told)).hexdigest()


def checksum_of(plain: Mapping[str, Any]) -> str:
    """The checksum of a whole record. Raises BadRecord for values that no record has."""
    rest = {key: value for key, value in plain.items() if key != "checksum"}
    return hashlib.sha256(b"saboteur/record/1" + canonical(rest)).hexdigest()
