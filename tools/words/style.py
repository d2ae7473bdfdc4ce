"""How each language is written: its letters, quotation marks, dashes and percentages."""

import string
from dataclasses import dataclass

NO_BREAK = "\u00a0"
LATIN = frozenset(string.ascii_letters)


def _letters(text: str) -> frozenset[str]:
    return frozenset(text) | frozenset(text.upper())


GREEK = _letters("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ") | frozenset("ΐΰ")


@dataclass(frozen=True)
class Style:
    """The writing of a language."""

    letters: frozenset[str]
    quotes: str
    """Pairs, an opening mark and its closing one; the outer pair first."""
    dash: str
    """Between two parts of a sentence, with spaces."""
    percent: str
    """What stands between a number and its %."""
    has_apostrophe: bool = False
    question: str = "?"


STYLES = {
    "en": Style(LATIN, "“”", "—", "", has_apostrophe=True),
    "lt": Style(LATIN | _letters("ąčęėįšųūž"), "„“", "–", NO_BREAK),
    "lv": Style(LATIN | _letters("āčēģīķļņšūž"), "„”", "–", NO_BREAK),
    "et": Style(LATIN | _letters("õäöüšž"), "„“", "–", "", has_apostrophe=True),
    "ru": Style(_letters("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"), "«»„“", "—", NO_BREAK),
    "el": Style(GREEK, "«»“”", "–", "", has_apostrophe=True, question=";"),
}  # fmt: skip
