"""Names and chat are text from strangers: tidied, bounded, and never to be taken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from saboteur.rules.editions import MOST_PLAYERS
from saboteur.server.names.confusables import (
    folded,
    invisible,
    is_accent,
    looks,
    mixes_scripts,
    skeleton,
    without_ornaments,
    without_signs,
)
from saboteur.server.names.titles import is_title, without_titles
from saboteur.server.problems import Code, Problem

LONGEST_NAME: Final = 24
LONGEST_WRITTEN_OUT: Final = 2 * LONGEST_NAME
"""Of a name with its ligatures and signs written out: one sign may stand for a whole sentence of Arabic."""
BOT_NAMES: Final = (
    "Bruni", "Dagna", "Eldri", "Fjola", "Gimra", "Hadrin", "Ivo", "Korin", "Lofar", "Mjoll", "Nordri", "Orik",
)  # fmt: skip
"""Given from the first on; more than a table has seats, for people may have been allowed one before it was a bot's."""
_SIGNS_FOR_LETTERS: Final = str.maketrans("35$@!l", "essaii")
"""How letters are written with digits and signs, as far as Unicode does not call them look-alikes."""
_DIGITS_FOR_LETTERS: Final = str.maketrans("43057@$!€○◯", "aeostasieoo")
"""The same between people, where 1 and 0 look like l and O already; in a name without letters a digit is a digit."""
_B: Final = re.compile("13|[68]")
"""Digits for the letter B; only where a word has letters, for these stand beside names more often."""
_JOINING: Final = frozenset("'’ʼ.·&+/,:;-‐‑–—_")
"""Signs between letters that join them."""
_LIKE_LETTERS: Final = frozenset("✖✕✗✘✓⊂⊃∪∩⭕")
"""Signs that are read as a letter at the ends of a word, too; a heart or a star there is none."""
_ENCLOSED: Final = {
    first + number: chr(ord("A") + number) for first in (0x1F150, 0x1F170, 0x1F1E6) for number in range(26)
}
"""Letters in black circles and squares, and those that flags are made of: Unicode takes them for pictures."""
_ROMAN: Final = re.compile(r"(?<=\w)[\W_]+(?:I{2,3}|IV|VI{1,3}|IX)[\W_]*$", re.IGNORECASE)
"""A number from 2 to 9 behind a name, in letters; a single letter may be somebody's initial."""
_FEWEST_LETTERS: Final = 2
"""Of a name that somebody could pretend to have with a number."""
_MOST_ACCENTS: Final = 2
_MOST_MARKS: Final = 4
"""On one letter: accents, and marks of all kinds. Hebrew and Burmese have up to four, which are no accents."""


def tidied_name(text: str) -> str:
    """The name as it is shown. Raises Problem if nothing visible is left or it is too long."""
    name = tidied_text(text)
    if not name:
        raise Problem(Code.NAME_EMPTY)
    if len(name) > LONGEST_NAME or len(unicodedata.normalize("NFKC", name)) > LONGEST_WRITTEN_OUT:
        raise Problem(Code.NAME_TOO_LONG, most=LONGEST_NAME)
    return name


def tidied_chat(text: str) -> str:
    """A line of chat as it is shown. Raises Problem if nothing is left."""
    line = tidied_text(text)
    if not line:
        raise Problem(Code.EMPTY_TEXT)
    return f" {line}" if line.startswith("!") else line  # only a claim begins with the mark


def free_name(text: str, taken: Iterable[str], bots: Iterable[str], *, numbered: bool = False) -> str:
    """A tidied name that is like nobody's at the table, like no bot's, no title or seat, and of one script a word.

    Nor is it somebody's with a number, unless it is `numbered` by the table itself. Raises Problem.
    """
    name = tidied_name(text)
    of_bots = (*BOT_NAMES, *bots, "bot")
    if any(_hides(name, bot) or not _as_bots(name).isdisjoint(_as_bots(bot)) for bot in of_bots):
        raise Problem(Code.NAME_OF_A_BOT)
    if _is_seat_number(name) or any(map(is_title, _plain_readings(name))):
        raise Problem(Code.NAME_RESERVED)
    if any(look_alike(name, other) or (not numbered and _differ_by_a_number(name, other)) for other in taken):
        raise Problem(Code.NAME_TAKEN)
    if any(mixes_scripts(word) for word in name.split()):
        raise Problem(Code.NAME_MIXED_SCRIPTS)
    return name


def free_bot_name(taken: Iterable[str]) -> str:
    """The first of the bots' names that nobody at the table has."""
    used = {folded(name) for name in taken}
    return next(name for name in BOT_NAMES if folded(name) not in used)


def look_alike(name: str, other: str) -> bool:
    """Whether two names can be taken for each other, as they are or where case does not count."""
    return not likenesses(name).isdisjoint(likenesses(other)) or _hides(name, other) or _hides(other, name)


def _differ_by_a_number(name: str, other: str) -> bool:
    """Whether one of two names is the other with a number behind it, as somebody's second device might be called."""
    bare, other_bare = _without_number(name), _without_number(other)
    return (bare is not None and look_alike(bare, other)) or (other_bare is not None and look_alike(name, other_bare))


def _without_number(name: str) -> str | None:
    """What stands before a number at the end of a name; None if there is none, or if too little is left: R2 is not a
    second R."""
    roman = _ROMAN.search(name)
    bare = name[: roman.start()] if roman else name
    name = unicodedata.normalize("NFD", bare)
    letters = [at for at, sign in enumerate(name) if sign.isalpha() and not _is_numeral(sign)]
    last = letters[-1] + 1 if letters else 0
    while last < len(name) and unicodedata.category(name[last])[0] == "M":  # those of the last letter
        last += 1
    bare = unicodedata.normalize("NFC", name[:last])
    has_number = roman is not None or any(map(_is_numeral, name[last:]))
    return bare if has_number and sum(map(str.isalpha, bare)) >= _FEWEST_LETTERS else None


def _is_numeral(sign: str) -> bool:
    """Whether a character stands for a number, in any script: a digit, a Roman or Chinese numeral, one in a circle."""
    return unicodedata.numeric(sign, None) is not None


def _hides(name: str, other: str) -> bool:
    """Whether a name is the other with signs in the place of letters: A§ta is like Asta."""
    pattern = _with_gaps(name)
    return pattern is not None and pattern.fullmatch(skeleton(folded(other))) is not None


@lru_cache(maxsize=4096)
def _with_gaps(name: str) -> re.Pattern[str] | None:
    """What a name with signs in its words can be read as; None if it has none but those that join words, or more signs
    than letters."""
    text = folded(name.translate(_ENCLOSED))
    hidden = {at for at in range(len(text)) if _may_hide_a_letter(text, at)}
    if not 0 < len(hidden) <= sum(map(str.isalpha, text)):
        return None
    parts = ["(?:rn|vv|\\w)" if at in hidden else re.escape(skeleton(sign)) for at, sign in enumerate(text)]
    return re.compile("".join(parts))


def _may_hide_a_letter(text: str, at: int) -> bool:
    """Whether a sign stands within a word, or one that looks like a letter at its end."""
    if unicodedata.category(text[at])[0] not in "PS" or text[at] in _JOINING:
        return False
    word = text[: at + 1].rsplit(maxsplit=1)[-1] if text[:at].strip() else text[at]
    before, after = len(word) > 1, at + 1 < len(text) and not text[at + 1].isspace()
    return (before and after) or (text[at] in _LIKE_LETTERS and (before or after))


@lru_cache(maxsize=4096)
def likenesses(name: str) -> frozenset[str]:
    """How the name looks as it is written, in small letters and in capitals; also without what is hardly seen.

    One of them does not do: I is like l, but i is not; В is like B, but п is like n only when small.
    """
    return frozenset(look for text in _readings(name) for look in looks(text))


def _readings(name: str) -> Iterator[str]:
    """The name, and what a hasty reader may take it for: without odd marks, with letters for digits and pictures of
    letters, without titles."""
    yield name
    bare = without_ornaments(name.translate(_ENCLOSED))
    if any(sign.isalpha() for sign in bare):
        for reading in dict.fromkeys(_without_digits(bare)):
            yield reading
            yield from without_titles(reading)
    elif any(sign.isdigit() for sign in bare):
        yield from (bare, *_overlooked(bare))


def _overlooked(bare: str) -> list[str]:
    """The text without signs that look like letters, if it has any."""
    plain = without_signs(bare)
    return [] if plain == bare else [plain]


def _plain_readings(name: str) -> Iterator[str]:
    """The name, without odd marks, and with letters for digits, everywhere or only in words that have letters."""
    bare = without_ornaments(name.translate(_ENCLOSED))
    yield from dict.fromkeys((name, *_without_digits(bare)))


def _without_digits(bare: str) -> Iterator[str]:
    """The text as it is, with letters for digits in both ways, and without signs that look like letters."""
    yield from (bare, bare.translate(_DIGITS_FOR_LETTERS), _with_rounded_digits(bare), *_overlooked(bare))


def _with_rounded_digits(text: str) -> str:
    """With B for 8, 6 and 13 in words that have letters, and the other digits as before; a number is a number."""
    words = text.split()
    return " ".join(
        _B.sub("b", word).translate(_DIGITS_FOR_LETTERS) if any(map(str.isalpha, word)) else word for word in words
    )


def _is_seat_number(name: str) -> bool:
    """Whether a name is nothing but the number of a seat, in whatever digits; larger numbers are names."""
    signs = [sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign)[0] not in "MPSZ"]
    digits = [unicodedata.digit(sign, -1) for sign in signs]
    return bool(digits) and -1 not in digits and 1 <= int("".join(map(str, digits))) <= MOST_PLAYERS


@lru_cache(maxsize=4096)
def _as_bots(name: str) -> frozenset[str]:
    """Skeletons in which punctuation, digits for letters and letters twice do not help: bots are many people's."""
    plain = (like.casefold().translate(_SIGNS_FOR_LETTERS) for like in likenesses(name))
    letters = ("".join(sign for sign in like if sign.isalpha()).replace("vv", "w") for like in plain)
    return frozenset(re.sub(r"(.)\1+", r"\1", like) for like in letters)


def tidied_text(text: str) -> str:
    """Composed, with single spaces, and without what cannot be seen; empty if nothing can be."""
    visible = "".join(_shown(sign) for sign in unicodedata.normalize("NFC", text))
    words = [word for word in map(_bounded, unicodedata.normalize("NFC", visible).split()) if word]
    return " ".join(words)


def _shown(sign: str) -> str:
    """The character, a space for any kind of space, or nothing for what does not show."""
    if sign.isspace() or unicodedata.category(sign)[0] == "Z":
        return " "
    return "" if invisible(sign) else sign


def _bounded(word: str) -> str:
    """The word without marks that have no letter and without towers of marks."""
    kept: list[str] = []
    accents, marks = _MOST_ACCENTS, _MOST_MARKS
    for sign in word:
        if unicodedata.category(sign)[0] != "M":
            accents = marks = 0
        else:
            accents, marks = accents + is_accent(sign), marks + 1
            if accents > _MOST_ACCENTS or marks > _MOST_MARKS:
                continue
        kept.append(sign)
    return "".join(kept)
