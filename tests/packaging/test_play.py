"""`make play`: everything it needs is made ready first, and uncompiled rules are no obstacle."""

import os
import sys

import pytest

from tools.services import play


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that this process would have become."""
    commands: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, words: commands.append(words))
    monkeypatch.setattr(sys, "argv", ["play", "--port", "9000"])
    return commands


def test_rules_that_could_not_be_compiled_are_no_obstacle(
    monkeypatch: pytest.MonkeyPatch, became: list[list[str]]
) -> None:
    monkeypatch.setattr(play, "provide", lambda _: {"rules": "There is no C compiler."})
    play.main()
    assert [words[1:] for words in became] == [["-m", "saboteur", "serve", "--home", "--port", "9000"]]


def test_without_a_client_nothing_is_served(monkeypatch: pytest.MonkeyPatch, became: list[list[str]]) -> None:
    monkeypatch.setattr(play, "provide", lambda _: {"client": "The packages could not be installed."})
    with pytest.raises(SystemExit, match="1"):
        play.main()
    assert became == []
