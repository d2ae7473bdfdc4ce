"""The key that an operator may ask for whoever makes a table: only its hash is kept, and comparing takes a while."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from pathlib import Path
from typing import Final

SHORTEST: Final = 8
LONGEST: Final = 128
"""Characters."""
LONGEST_LINE: Final = 1024
_COST: Final = 2**14
_HASHED: Final = re.compile(r"scrypt:[0-9a-f]{32}:[0-9a-f]{64}")


def kept(text: str) -> str:
    """A key as it is kept: hashed, or as it is if it was. Raises ValueError for one that is too short or too long."""
    if _HASHED.fullmatch(text):
        return text
    if not SHORTEST <= len(text) <= LONGEST or not text.isprintable() or text != text.strip():
        raise ValueError("a creation key")
    salt = secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_hash(text, salt).hex()}"


def matches(stored: str, key: str) -> bool:
    """Whether a key is the one that is kept."""
    _, salt, wanted = stored.split(":")
    return hmac.compare_digest(_hash(key, bytes.fromhex(salt)), bytes.fromhex(wanted))


def key_in(path: Path) -> str:
    """The key in a file, as it is kept: its first line, or the hash of a key there. Raises OSError, ValueError."""
    with path.open(encoding="utf-8-sig") as file:
        return kept(file.readline(LONGEST_LINE).strip())


def _hash(key: str, salt: bytes) -> bytes:
    return hashlib.scrypt(key.encode("utf-8", "surrogatepass"), salt=salt, n=_COST, r=8, p=1, dklen=32)
