"""Names and chat are text from strangers: tidied, bounded, and never to be taken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from saboteur.server.problems import Code, Problem

LONGEST_NAME: Final = 24
BOT_NAMES: Final = (
    "Bruni", "Dagna", "Eldri", "Fjola", "Gimra", "Hadrin", "Ivo", "Korin", "Lofar", "Mjoll", "Nordri", "Orik",
)  # fmt: skip
_BLANK_LETTERS: Final = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
"""Letters that show nothing."""
_LOOK_ALIKES: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁ", "abekmhopctyxijsd", strict=True)),
        **dict(zip("αβεηικνορτυχ", "abenikvoptux", strict=True)),
        **dict(zip("0135$@|!łøıɡɑl", "oiessaiiioigai", strict=True)),
    }
)  # fmt: skip
_MARKS_IN_A_ROW: Final = 2


def tidied_name(text: str) -> str:
    """The name as it is shown. Raises Problem if nothing visible is left or it is too long."""
    name = " ".join(_visible(text).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Problem(Code.NAME_EMPTY)
    if len(name) > LONGEST_NAME:
        raise Problem(Code.NAME_TOO_LONG, most=LONGEST_NAME)
    return name


def tidied_chat(text: str) -> str:
    """A line of chat as it is shown. Raises Problem if nothing is left."""
    line = " ".join(_visible(text).split())
    if not line:
        raise Problem(Code.EMPTY_TEXT)
    return f" {line}" if line.startswith("!") else line  # only a claim begins with the mark


def free_name(text: str, taken: Iterable[str], bots: Iterable[str]) -> str:
    """A tidied name that nobody at the table has and that no bot could be taken for. Raises Problem."""
    name = tidied_name(text)
    if skeleton(name) in {skeleton(bot) for bot in (*BOT_NAMES, *bots, "bot")}:
        raise Problem(Code.NAME_OF_A_BOT)
    if folded(name) in {folded(other) for other in taken}:
        raise Problem(Code.NAME_TAKEN)
    return name


def folded(name: str) -> str:
    """Equal for names that differ only in case, width or composition."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """Equal for names that look alike: letters of other alphabets, marks, digits and punctuation do not help."""
    plain = unicodedata.normalize("NFKD", folded(name)).translate(_LOOK_ALIKES)
    letters = "".join(letter for letter in plain if letter.isalpha())
    return re.sub(r"(.)\1+", r"\1", letters)


def _visible(text: str) -> str:
    """Without control, direction, private, unassigned and blank characters, and without towers of marks."""
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and letter not in _BLANK_LETTERS and marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return "".join(kept)
