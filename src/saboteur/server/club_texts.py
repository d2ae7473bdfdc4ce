"""What an operator writes for the home page: a line, a link, a welcome of a few lines for each language."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from saboteur.sentences import languages

LONGEST_NAME: Final = 60
LONGEST_LINK: Final = 300
LONGEST_WELCOME: Final = 600
MOST_LINES: Final = 8
"""Of one language's welcome; empty ones count."""
LARGEST_FILE: Final = 32_768
"""Characters of a welcome in all languages, headings included."""
ALL: Final = "*"
"""Stands for every language that has no text of its own."""
_HEADING: Final = re.compile(r"\[([A-Za-z*]+)\]")
_MAIL: Final = re.compile(r"[^@\s<>\"]+@[^@\s<>\"]+\.[^@\s<>\"]+")


def club_name(text: str) -> str:
    """A name in one line. Raises ValueError."""
    if not text.strip() or len(text) > LONGEST_NAME or not _is_plain(text):
        raise ValueError(text)
    return " ".join(text.split())


def link(text: str) -> str:
    """The address of a page. Raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(text)
    if len(text) > LONGEST_LINK or not _is_plain(text) or re.search(r"[\s<>\"]", text):
        raise ValueError(text)
    return text


def contact(text: str) -> str:
    """An email address or the address of a page. Raises ValueError."""
    mail = text.removeprefix("mailto:")
    if _MAIL.fullmatch(mail) and len(mail) <= LONGEST_LINK and _is_plain(mail):
        return mail
    return link(text)


def parsed(text: str) -> dict[str, str]:
    """A welcome by language: what stands before the first heading, such as [lt], is for all that have none of their
    own. Raises ValueError for a language that does not exist, and for more than fits."""
    found: dict[str, list[str]] = {ALL: []}
    lines = found[ALL]
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            lines.append(line.strip())
            continue
        language = heading[1].lower()
        if language not in (ALL, *languages()):
            raise ValueError(line)
        lines = found.setdefault(language, [])
    told = {language: "\n".join(lines).strip() for language, lines in found.items()}
    return {language: _bounded(words) for language, words in told.items() if words}


def welcome_in(path: Path) -> dict[str, str]:
    """The welcome in a file. Raises OSError, ValueError."""
    with path.open(encoding="utf-8-sig") as file:
        text = file.read(LARGEST_FILE + 1)
    if len(text) > LARGEST_FILE:
        raise ValueError(path)
    return parsed(text)


def _bounded(text: str) -> str:
    if len(text) > LONGEST_WELCOME or text.count("\n") >= MOST_LINES or not _is_plain(text.replace("\n", " ")):
        raise ValueError(text)
    return text


def _is_plain(text: str) -> bool:
    """Whether there is nothing in a text that nobody sees or that turns others round."""
    return not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in text)
