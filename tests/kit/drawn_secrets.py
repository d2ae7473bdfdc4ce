"""In place of the module `secrets`: codes, tokens and keys that are the same in every run."""

from __future__ import annotations

import random
from typing import Any


class DrawnSecrets:
    """The functions of `secrets` that the server uses, drawn from a known source."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def begin(self, seed: str) -> None:
        """From now on the values that follow from this seed."""
        self._chance.seed(seed)

    def token_bytes(self, size: int | None = None) -> bytes:
        return self._chance.randbytes(32 if size is None else size)

    def token_hex(self, size: int | None = None) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int | None = None) -> str:
        return self.token_hex(size)

    def choice(self, values: Any) -> Any:
        return values[self._chance.randrange(len(values))]
