"""What the pages say, looked up by the names of the sentences: tests do not repeat their words."""

from __future__ import annotations

from saboteur.sentences import Argument, sentence_in
from tests.kit.words import ANYTHING as ANYTHING
from tests.kit.words import heard as heard


def spoken(key: str, /, language: str = "en", **arguments: Argument) -> str:
    """A sentence as a page says it."""
    return sentence_in(language, key, **arguments)
