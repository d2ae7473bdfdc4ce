"""Unguessable things: seat tokens, table codes, transfer codes, record ids. At rest only hashes of tokens are kept."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: nothing that looks like something else. Five bits a letter."""
TOKEN_BYTES: Final = 24
SIGNATURE_BYTES: Final = 9
TOKEN_LENGTH: Final = (TOKEN_BYTES + SIGNATURE_BYTES) * 4 // 3
TABLE_LETTERS: Final = 8
TRANSFER_LETTERS: Final = 11
LONGEST_CODE: Final = 32
"""Of a code of a table or of a transfer as people may write it, with spaces and dashes."""
_CONFUSED: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V", "-": None, " ": None})


class SeatTokens:
    """Issues the tokens of seats, signed, so that a server recognises what it issued without looking it up.

    A signature says that a token was issued by this server, whenever and by whichever worker. It does not say that the
    token still opens a seat: the table knows that.
    """

    def __init__(self, host_key: Callable[[], str]) -> None:
        self._host_key = host_key

    def new(self) -> str:
        """192 random bits for a seat, and the signature."""
        chance = secrets.token_bytes(TOKEN_BYTES)
        return base64.urlsafe_b64encode(chance + self._signature(chance)).decode()

    def issued(self, token: str | None) -> bool:
        """Whether this server issued a token; of what a request may carry as one, anything at all."""
        if token is None or len(token) != TOKEN_LENGTH:
            return False
        try:
            signed = base64.b64decode(token.encode("ascii"), altchars=b"-_", validate=True)
        except (UnicodeEncodeError, binascii.Error):
            return False
        return hmac.compare_digest(self._signature(signed[:TOKEN_BYTES]), signed[TOKEN_BYTES:])

    def _signature(self, chance: bytes) -> bytes:
        key = f"seat tokens {self._host_key()}".encode()
        return hmac.digest(key, chance, "sha256")[:SIGNATURE_BYTES]


def hashed(token: str) -> bytes:
    """What is stored of a token. Tokens are random, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_table_code() -> str:
    """40 random bits: few enough to say aloud, enough for the limit of guesses."""
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
