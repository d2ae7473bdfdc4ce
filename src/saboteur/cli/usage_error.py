"""What the user gave cannot be used: one sentence on standard error, exit code 2."""

from __future__ import annotations


class BadInput(Exception):
    """Says in one sentence what is wrong with a file or an argument."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        super().__init__(sentence)
