"""Unguessable things: seat tokens, table codes, transfer codes, record ids. At rest only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: nothing that looks like something else. Five bits a letter."""
TABLE_LETTERS: Final = 9
TRANSFER_LETTERS: Final = 11
_CONFUSED: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V", "-": None, " ": None})


def new_token() -> str:
    """192 random bits for a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """What is stored of a token. Tokens are random, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_table_code() -> str:
    """45 random bits."""
    return _letters(TABLE_LETTERS)


def new_transfer_code() -> str:
    """55 random bits."""
    return _letters(TRANSFER_LETTERS)


def new_record_id() -> str:
    """120 random bits."""
    return secrets.token_urlsafe(15)


def tidied(code: str) -> str:
    """A code as it is stored, however a person typed it."""
    return code.strip().upper().translate(_CONFUSED)


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))
