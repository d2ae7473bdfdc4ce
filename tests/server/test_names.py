"""Names are text from strangers."""

import pytest

from saboteur.server.names import BOT_NAMES, free_name, skeleton, tidied_chat, tidied_name
from saboteur.server.problems import Problem


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("Žydrūnė", "Žydrūnė"),
        ("Z\u030cydru\u0304ne\u0307", "Žydrūnė"),
        ("Ольга", "Ольга"),
        ("Ελένη", "Ελένη"),
        ("A\u202ena\u200b\u0007", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("A" + "\u0301" * 9, "Á\u0301\u0301"),
        ("🦡", "🦡"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_tidied(text: str, name: str) -> None:
    assert tidied_name(text) == name


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u0301", "\u202e", "\ue000", "\U000e0041"]
)
def test_invisible_names_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="name-empty"):
        tidied_name(text)


def test_long_names_are_refused() -> None:
    with pytest.raises(Problem, match="name-too-long"):
        tidied_name("x" * 25)


@pytest.mark.parametrize("text", ["ana", "ANA", "Ａna", "ana\u200b"])
def test_a_name_is_unique_at_a_table(text: str) -> None:
    with pytest.raises(Problem, match="name-taken"):
        free_name(text, ["Ana"], [])


def test_names_that_merely_begin_alike_are_free() -> None:
    assert free_name("Anna", ["Ana"], []) == "Anna"


@pytest.mark.parametrize(
    "text", ["Bruni", "BRUNI", "Brunі", "Вruni", "8runi Bruni"[6:], "B.r.u.n.i", "Brun1", "digger", "d1gger", "Вοt"]
)
def test_look_alikes_of_bots_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="name-of-a-bot"):
        free_name(text, [], ["digger"])


def test_bots_have_names_enough_that_do_not_look_alike() -> None:
    assert len({skeleton(name) for name in BOT_NAMES}) == len(BOT_NAMES) >= 10


def test_chat_keeps_its_letters_and_loses_its_tricks() -> None:
    assert tidied_chat("a\u2066b\u2069\n\tc") == "ab c"
    with pytest.raises(Problem, match="empty-text"):
        tidied_chat(" \u200b ")
