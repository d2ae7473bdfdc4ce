"""Which texts look alike, which words mix scripts, which characters show nothing: Unicode's UTS #39.

The data is Unicode's own; `tools/generate/unicode_tables.py` writes it into `unicode_data.txt`. No package on PyPI was
fit to do this at run time: PyICU has no wheels; icu4py takes 40 MB and does not offer ICU's spoof checker;
confusable-homoglyphs (last data of 2023) and confusables (of 2021) have no skeletons; decancer knows no scripts;
confusable is an alpha.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).with_name("unicode_data.txt")
SEEN_AS: Final = {
    "ƅ": "b", "ꞓ": "e", "ĸ": "k", "ʍ": "rn", "π": "n", "ʋ": "u",
    "ɐ": "a", "ǝ": "e", "ɥ": "h", "ᴉ": "i", "ʞ": "k", "ɹ": "r", "ɾ": "r", "ʇ": "t",
    "ᴀ": "a", "ʙ": "b", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e", "ꜰ": "f", "ɢ": "g", "ʜ": "h", "ɪ": "i", "ᴊ": "j", "ᴋ": "k",
    "ʟ": "l", "ᴍ": "rn", "ɴ": "n", "ᴏ": "o", "ᴘ": "p", "ꞯ": "q", "ʀ": "r", "ꜱ": "s", "ᴛ": "t", "ᴜ": "u", "ᴠ": "v",
    "ᴡ": "vv", "ʏ": "y", "ᴢ": "z", "w": "vv", "W": "VV",
    **dict.fromkeys("│┃╎╏┆┇┊┋╽╿❘❙❚⏐¦।ㅣ丨", "l"), "ǃ": "i", "¡": "i",
}  # fmt: skip
"""Prototypes that UTS #39 keeps apart and a reader does not: the small letters вьнкмпт and εκπτυ end there. Letters
that were turned over are read as what they were, small capitals as small letters, upright lines as l, and
w as two v, as m is r and n."""
EUROPEAN: Final = ("Latn", "Grek", "Cyrl")
LIKE_EUROPEAN: Final = "european"
FOREIGN: Final = "foreign"
"""Letters that a sign looks like."""
NUKTA, FIRST_POINT, LAST_POINT = 7, 10, 35
"""Canonical combining classes of Unicode."""
BLANK: Final = frozenset("\u2800\U00016fe4\U0001d159\U00013441\U00013442")
"""Show nothing although Unicode counts them among the visible: blank pattern, filler, note head, blanks."""
STRAY: Final = dict.fromkeys((0x640, *range(0x302A, 0x3030), 0x3099, 0x309A, 0x16FF0, 0x16FF1))
"""Left out once a text is composed: the lengthened line of Arabic, tone marks of Han and Hangul, and voicing marks that
belong to no kana."""
WRITTEN_WITH: Final = {
    "Latn": {"Latn", "Jpan", "Hanb", "Kore"}, "Hani": {"Hani", "Jpan", "Hanb", "Kore"}, "Hira": {"Hira", "Jpan"},
    "Kana": {"Kana", "Jpan"}, "Bopo": {"Bopo", "Hanb"}, "Hang": {"Hang", "Kore"},
}  # fmt: skip
"""Writing systems that a script is part of, where there is more than the script itself: UTS #39, highly restrictive."""


def skeleton(text: str) -> str:
    """Equal for texts that look alike: the skeleton of UTS #39, without accents and other marks of European letters."""
    prototypes = _decomposed(text).translate(_look_alikes())
    return "".join(
        sign for sign in _decomposed(prototypes) if not (invisible(sign) or is_accent(sign) or is_point(sign))
    )


def folded(name: str) -> str:
    """Equal for names that differ only in case, width or composition."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def looks(text: str) -> Iterator[str]:
    """The skeletons of a text as it is written, in small letters and in capitals, without gaps and punctuation; and of
    one that is not all capitals, where an I among small letters is read as l, also what is left of case then."""
    plain = unicodedata.normalize("NFKC", text).translate(STRAY)
    seen, capitals = skeleton(plain), plain.upper()
    for look in (seen, skeleton(folded(plain)), skeleton(capitals), *([] if plain == capitals else [folded(seen)])):
        yield _letters(look) or look


def _letters(look: str) -> str:
    """Without spaces, punctuation and symbols: a full stop, a gap or a crown makes nobody another person."""
    return "".join(sign for sign in look if unicodedata.category(sign)[0] not in "PSZ")


def mixes_scripts(word: str) -> bool:
    """Whether letters, digits and marks of a word are of scripts that no writing system has together."""
    systems = [_systems(sign) for sign in word if unicodedata.category(sign)[0] in "LMN"]
    fixed = [system for system in systems if system]
    return bool(fixed) and not reduce(frozenset.intersection, fixed)


def invisible(sign: str) -> bool:
    """Whether a character shows nothing, or only moves or changes others; spaces are another matter."""
    return unicodedata.category(sign)[0] == "C" or sign in BLANK or sign in _ignorable()


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


def is_accent(sign: str) -> bool:
    """Whether a mark may stand on a European letter; a vowel sign of Devanagari or a voicing mark of kana may not."""
    if unicodedata.category(sign)[0] != "M":
        return False
    scripts = _systems(sign)
    return not scripts or not scripts.isdisjoint(EUROPEAN)


def is_point(sign: str) -> bool:
    """Whether a mark is a vowel point of Hebrew or Arabic or a dot below of Devanagari, which may be left out."""
    kind = unicodedata.combining(sign)
    return kind == NUKTA or FIRST_POINT <= kind <= LAST_POINT


def without_ornaments(text: str) -> str:
    """The text without small letters and signs above the line, without signs that look like letters of other scripts,
    and without any marks on European letters; those of scripts that are not written without marks keep their own."""
    kept: list[str] = []
    european = True
    for sign in unicodedata.normalize("NFD", text):
        if unicodedata.decomposition(sign).startswith("<super>"):
            continue
        kind = unicodedata.category(sign)
        scripts = _systems(sign)
        if kind[0] == "M" or kind == "Lm":
            if european or not scripts or not scripts.isdisjoint(EUROPEAN):
                continue
        elif kind[0] == "N":  # no script writes marks on numbers
            european = True
        elif kind[0] not in "PSZ":  # a gap or a sign is of no script: what follows it belongs to the letters before
            european = not scripts.isdisjoint(EUROPEAN)
        elif _letters_like(sign) == FOREIGN:
            continue
        kept.append(sign)
    return "".join(kept)


def without_signs(text: str) -> str:
    """The text without punctuation and symbols that look like European letters; the same text if it has none."""
    found = [sign for sign in text if _letters_like(sign) == LIKE_EUROPEAN]
    return text.translate(dict.fromkeys(map(ord, found))) if found else text


@lru_cache(maxsize=4096)
def _letters_like(sign: str) -> str:
    """What letters a sign looks like that is none: a bar is like l and % like o/o, a dash like a long vowel of kana.
    It may be read as these, or be overlooked like any other sign."""
    if unicodedata.category(sign)[0] not in "PS":
        return ""
    letters = _letters(skeleton(unicodedata.normalize("NFKC", sign)))
    european = any(not _systems(letter).isdisjoint(EUROPEAN) for letter in letters)
    return LIKE_EUROPEAN if european else FOREIGN if letters else ""


def _systems(sign: str) -> frozenset[str]:
    """The writing systems that a character belongs to; none if it belongs to all."""
    starts, ends, systems = _scripts()
    at = bisect_right(starts, ord(sign)) - 1
    return systems[at] if at >= 0 and ord(sign) <= ends[at] else frozenset()


# -- the tables, read when they are first needed -----------------------------------------------------------------------


@cache
def _look_alikes() -> dict[int, str]:
    found = {}
    for prototype, alike in _lines("look-alikes"):
        seen = "".join(SEEN_AS.get(letter, letter) for letter in map(_letter, prototype.split()))
        found.update(dict.fromkeys((int(point, 16) for point in alike), seen))
    return found | {ord(letter): seen for letter, seen in SEEN_AS.items()}


@cache
def _scripts() -> tuple[list[int], list[int], list[frozenset[str]]]:
    """First and last character of each run, and its writing systems; in order."""
    runs = []
    for names, spans in _lines("scripts"):
        systems = frozenset().union(*(WRITTEN_WITH.get(name, {name}) for name in names.split()))
        runs += [(*_span(span), systems) for span in spans]
    runs.sort(key=lambda run: run[0])
    starts, ends, systems_of = zip(*runs, strict=True)
    return list(starts), list(ends), list(systems_of)


@cache
def _ignorable() -> frozenset[str]:
    spans = (_span(span) for line in _section("ignorable") for span in line.split())
    return frozenset(chr(point) for first, last in spans for point in range(first, last + 1))


def _lines(section: str) -> Iterator[tuple[str, list[str]]]:
    for line in _section(section):
        key, _, values = line.partition(": ")
        yield key, values.split()


def _section(name: str) -> list[str]:
    """The lines below `[name]` in the data, without comments."""
    _, _, rest = DATA.read_text(encoding="ascii").partition(f"\n[{name}]\n")
    section, _, _ = rest.partition("\n[")
    return [line for line in section.replace("\n ", " ").splitlines() if line and not line.startswith("#")]


def _span(text: str) -> tuple[int, int]:
    first, _, last = text.partition("-")
    return int(first, 16), int(last or first, 16)


def _letter(point: str) -> str:
    return chr(int(point, 16))
