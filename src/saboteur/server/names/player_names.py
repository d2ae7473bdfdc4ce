"""Names and chat are text from strangers: tidied, bounded, and never to be taken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from saboteur.rules.editions import MOST_PLAYERS
from saboteur.sentences import languages, sentence_in
from saboteur.server.names.confusables import invisible, is_accent, mixes_scripts, skeleton, without_ornaments
from saboteur.server.problems import Code, Problem

LONGEST_NAME: Final = 24
BOT_NAMES: Final = (
    "Bruni", "Dagna", "Eldri", "Fjola", "Gimra", "Hadrin", "Ivo", "Korin", "Lofar", "Mjoll", "Nordri", "Orik",
)  # fmt: skip
_SIGNS_FOR_LETTERS: Final = str.maketrans("35$@!l", "essaii")
"""How letters are written with digits and signs, as far as Unicode does not call them look-alikes."""
_DIGITS_FOR_LETTERS: Final = str.maketrans("43057@$!€", "aeostasie")
"""The same between people, where 1 and 0 look like l and O already; in a name without letters a digit is a digit."""
_OFFICES: Final = """
    host admin administrator moderator bot robot
    šeimininkas šeimininkė administratorius botas robotas saimnieks saimniece administrators bots robots
    võõrustaja administraator хозяин хозяйка админ администратор бот робот οικοδεσπότης διαχειριστής ρομπότ
"""
"""What somebody can be at a table, in the languages that it speaks: beside Anna, nobody is “Anna (host)”."""
_ARTICLES: Final = ("the", "ο", "η")
_SEAT_WORDS: Final = ("seat {}", "{} vieta", "{} koht", "место {}", "игрок {}", "θέση {}", "παίκτης {}")
_ENCLOSED: Final = {
    first + number: chr(ord("A") + number) for first in (0x1F150, 0x1F170, 0x1F1E6) for number in range(26)
}
"""Letters in black circles and squares, and those that flags are made of: Unicode takes them for pictures."""
_MOST_ACCENTS: Final = 2
_MOST_MARKS: Final = 4
"""On one letter: accents, and marks of all kinds. Hebrew and Burmese have up to four, which are no accents."""


def tidied_name(text: str) -> str:
    """The name as it is shown. Raises Problem if nothing visible is left or it is too long."""
    name = _tidied(text)
    if not name:
        raise Problem(Code.NAME_EMPTY)
    if len(name) > LONGEST_NAME:
        raise Problem(Code.NAME_TOO_LONG, most=LONGEST_NAME)
    return name


def tidied_chat(text: str) -> str:
    """A line of chat as it is shown. Raises Problem if nothing is left."""
    line = _tidied(text)
    if not line:
        raise Problem(Code.EMPTY_TEXT)
    return f" {line}" if line.startswith("!") else line  # only a claim begins with the mark


def free_name(text: str, taken: Iterable[str], bots: Iterable[str]) -> str:
    """A tidied name that is like nobody's at the table, like no bot's, no office or seat, and of one script a word.

    Raises Problem.
    """
    name = tidied_name(text)
    if not _as_bots(name).isdisjoint(like for bot in (*BOT_NAMES, *bots, "bot") for like in _as_bots(bot)):
        raise Problem(Code.NAME_OF_A_BOT)
    if _is_seat_number(name) or not _skeletons(name).isdisjoint(_reserved()):
        raise Problem(Code.NAME_RESERVED)
    if any(look_alike(name, other) for other in taken):
        raise Problem(Code.NAME_TAKEN)
    if any(mixes_scripts(word) for word in name.split()):
        raise Problem(Code.NAME_MIXED_SCRIPTS)
    return name


def folded(name: str) -> str:
    """Equal for names that differ only in case, width or composition."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def look_alike(name: str, other: str) -> bool:
    """Whether two names can be taken for each other, as they are or where case does not count."""
    return not _skeletons(name).isdisjoint(_skeletons(other))


@lru_cache(maxsize=4096)
def _skeletons(name: str) -> frozenset[str]:
    """How the name looks as it is written, in small letters and in capitals; also without what is hardly seen.

    One of them does not do: I is like l, but i is not; В is like B, but п is like n only when small.
    """
    return frozenset(look for text in _readings(name) for look in _looks(text))


def _looks(text: str) -> Iterator[str]:
    plain = unicodedata.normalize("NFKC", text)
    for written in (plain, folded(plain), plain.upper()):
        look = skeleton(written)
        yield _letters(look) or look


def _readings(name: str) -> Iterator[str]:
    """The name, and what a hasty reader may take it for: without odd marks, with letters for digits and pictures of
    letters, without office."""
    yield name
    bare = without_ornaments(name.translate(_ENCLOSED))
    for reading in (bare, bare.translate(_DIGITS_FOR_LETTERS)):
        if any(sign.isalpha() for sign in bare):
            yield reading
            yield from _without_offices(reading)


def _without_offices(text: str) -> Iterator[str]:
    words = re.split(r"[\W_]+", text)
    rest = [word for word in words if word and folded(word) not in _offices()]
    if rest and len(rest) < len(words):
        yield " ".join(rest)


@cache
def _offices() -> frozenset[str]:
    return frozenset(folded(without_ornaments(word)) for word in _OFFICES.split())


@cache
def _reserved() -> frozenset[str]:
    """Skeletons of what an office, a seat or a player without a name is called: nobody is just “the host”, “Seat 3” or
    “Player 3”."""
    hosts = [sentence_in(code, "room-host") for code in languages()]
    offices = [f"{article} {word}" for word in (*_OFFICES.split(), *hosts) for article in ("", *_ARTICLES)]
    numbers = range(1, MOST_PLAYERS + 1)
    seats = [label.format(number) for label in _SEAT_WORDS for number in numbers]
    seats += [sentence_in(code, "seat", seat=number) for code in languages() for number in numbers]
    return frozenset(look for text in (*offices, *seats) for look in _looks(text))


def _is_seat_number(name: str) -> bool:
    """Whether a name is nothing but the number of a seat, in whatever digits; larger numbers are names."""
    signs = [sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign)[0] not in "MPSZ"]
    digits = [unicodedata.digit(sign, -1) for sign in signs]
    return bool(digits) and -1 not in digits and 1 <= int("".join(map(str, digits))) <= MOST_PLAYERS


def _letters(look: str) -> str:
    """Without spaces, punctuation and symbols: a full stop, a gap or a crown makes nobody another person."""
    return "".join(sign for sign in look if unicodedata.category(sign)[0] not in "PSZ")


def _as_bots(name: str) -> frozenset[str]:
    """Skeletons in which punctuation, digits for letters and letters twice do not help: bots are many people's."""
    plain = (like.casefold().translate(_SIGNS_FOR_LETTERS) for like in _skeletons(name))
    letters = ("".join(sign for sign in like if sign.isalpha()).replace("vv", "w") for like in plain)
    return frozenset(re.sub(r"(.)\1+", r"\1", like) for like in letters)


def _tidied(text: str) -> str:
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
