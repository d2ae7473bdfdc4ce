"""Every reason can be said."""

from __future__ import annotations

import pytest

from saboteur.bots.explanation import CODES
from saboteur.sentences import sentence

EVERYTHING: dict[str, str | int] = {
    "seat": 1, "percent": 80, "card": "Pns", "column": 3, "row": -1, "tool": "lamp", "target": 2, "move": "Pns@1,0",
}  # fmt: skip


@pytest.mark.parametrize("code", sorted({*CODES, "suspects", "would-play"}))
def test_a_reason_has_a_sentence(code: str) -> None:
    assert "{" not in sentence(f"reason-{code}", **EVERYTHING)
