"""What the program says in English, looked up by the names of the sentences: tests do not repeat its words."""

from __future__ import annotations

import re
from typing import Final

from saboteur.sentences import Argument, sentence_in

ANYTHING: Final = "⁂"
"""An argument that a test leaves open: `heard` takes any text of one line for it. It selects no variant."""


def spoken(key: str, /, **arguments: Argument) -> str:
    """A sentence as the program says it."""
    return sentence_in("en", key, **arguments)


def heard(wanted: str, text: str) -> list[str]:
    """Every place of a text where a sentence is said, as it is said there; it may have holes, made with ANYTHING."""
    return re.findall(".+?".join(map(re.escape, wanted.split(ANYTHING))), text)
