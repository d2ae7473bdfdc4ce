"""A record whose deal can be verified."""

from typing import Any

from saboteur.rules.proof import commitment_of, nonce_hash, seed_of


def proven_record() -> dict[str, Any]:
    """A record with a proof that holds."""
    secret, nonces = bytes(range(32)), ["a", None, "čž"]
    return {
        "format": 1, "edition": "lt", "players": 3, "seed": seed_of(secret, nonces), "moves": [],
        "proof": {
            "commitment": commitment_of(secret), "secret": secret.hex(), "nonces": nonces,
            "hashes": [nonce_hash("a"), None, nonce_hash("čž")], "cancelled": [],
        },
    }  # fmt: skip
