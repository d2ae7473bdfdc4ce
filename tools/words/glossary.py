"""The glossaries in docs/glossary: what each language calls the things of the game."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "glossary"
ROW = re.compile(r"^\| *([^|]+?) *\| *([^|]+?) *\|", re.MULTILINE)
BINDING = frozenset(
    "saboteur;digger;rockfall;map;treasure;nugget;dead end;draw pile;path card;spectator;lamp;cart;bot".split(";")
)
"""Terms that the checker looks for. Verbs are not among them, nor words that English also uses in other senses."""

NAMES_OF_BOTS = frozenset({"bot-name", "player-bot-named"})
"""Messages in which “digger” is a bot, which may be of either role; languages call it otherwise, on purpose."""


@cache
def glossaries() -> dict[str, dict[str, str]]:
    """The tables of all languages, as they are written; none where the documents are not there."""
    pages = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}
    return {language: dict(ROW.findall(page)[2:]) for language, page in pages.items()}


def glossary_of(language: str) -> dict[str, tuple[str, ...]]:
    """The binding terms and the words of a language for them, one of which must be used."""
    found: dict[str, tuple[str, ...]] = {}
    for cell, translated in glossaries().get(language, {}).items():
        terms, words = terms_of(cell), _parts(translated)
        own = [(term, (word,)) for term, word in zip(terms, words, strict=False)]
        found |= dict(own if len(terms) == len(words) > 1 else [(term, tuple(words)) for term in terms])
    return {term: words for term, words in found.items() if term in BINDING}


def terms_of(cell: str) -> list[str]:
    """The English terms of a row, without what explains them."""
    return _parts(re.sub(r"\([^)]*\)", "", cell))


def _parts(cell: str) -> list[str]:
    """The words of a cell: “pick, lamp, cart”, “tunnel; rock”, “kaardipakk (short: pakk)”."""
    plain = re.sub(r"\bshort: |[*`„“”«»]", "", cell)
    return [part.strip() for part in re.split(r"[,;/()]", plain) if part.strip()]
