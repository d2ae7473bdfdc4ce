"""Words: English left over, letters of another alphabet, and one thing called by two names."""

import re
from collections.abc import Iterable, Iterator, Mapping

from tools.words.catalog import literal
from tools.words.style import LATIN, STYLES
from tools.words.typography import Fault

SOFT_HYPHEN = "\u00ad"
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
LETTERS = re.compile(r"[^\W\d_]+")
COMMAND = re.compile(r"^\s*saboteur .*$|“[^”]*”|„[^“”]*[“”]|«[^»]*»|\S*[@/=_.\[]\S+|--\S+", re.MULTILINE)
"""What stays English: commands in lines and quotes of their own, addresses, options."""
FUNCTION_WORDS = frozenset("the and of with you your this that from are isn’t doesn’t can’t was were which".split())
ALIKE = {"ru": frozenset("AaBCcEeHKMOoPpTXxy"), "el": frozenset("AaBEHIiKMNOoPTvXYZ")}
"""Latin letters that look like one of the language's own."""


def leftovers(node: object, english: object) -> Iterator[Fault]:
    """English that was not translated."""
    text, original = literal(node), literal(english)
    words = LETTERS.findall(COMMAND.sub(" ", original))
    if text == original and sum(len(word) > 1 for word in words) >= 2:
        yield "english", "is what English says"
        return
    for word in sorted({word.lower() for word in WORD.findall(COMMAND.sub(" ", text))} & FUNCTION_WORDS):
        yield "english", f"the English word “{word}”"


def foreign_letters(language: str, node: object, english: object) -> Iterator[Fault]:
    """A word in two alphabets, or with a letter that the language does not have; words of English are left alone."""
    own = STYLES[language].letters
    alike = ALIKE.get(language, frozenset())
    known = set(LETTERS.findall(literal(english)))
    for word in dict.fromkeys(LETTERS.findall(literal(node))):
        letters = set(word)
        if word in known or letters <= own:
            continue
        if letters & own:
            yield "letters", f"“{word}” has {_listed(letters - own)} of another alphabet"
        elif letters <= alike:
            yield "letters", f"“{word}” is written in Latin letters that look like others"
        elif not letters <= LATIN:
            yield "letters", f"“{word}” is written in another alphabet"


def _listed(letters: Iterable[str]) -> str:
    return ", ".join(sorted(letters))


class Sayings:
    """What the language says for each text of English, to find one text that is said in two ways."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, set[str]]] = {}

    def add(self, name: str, english: str, text: str) -> None:
        """A message says `text` where English says `english`."""
        self.said.setdefault(english, {}).setdefault(name, set()).add(text)

    def differences(self) -> Iterator[tuple[str, Fault]]:
        """Messages that say it otherwise than an earlier one, which has the same English text; each pair once."""
        told: set[tuple[str, str]] = set()
        for english, by_message in self.said.items():
            first, *others = by_message
            for other in others:
                if by_message[first].isdisjoint(by_message[other]) and (first, other) not in told:
                    told.add((first, other))
                    ours, theirs = min(by_message[other]), min(by_message[first])
                    yield other, ("same", f"“{english}” is “{ours}” here and “{theirs}” in {first}")


def missing_terms(glossary: Mapping[str, tuple[str, ...]], text: str, english: str) -> Iterator[Fault]:
    """Terms of the glossary that English uses and the language calls by another name; a code may stay English."""
    lower, original = text.lower().replace(SOFT_HYPHEN, ""), COMMAND.sub(" ", english).lower()
    for term, words in glossary.items():
        is_meant = re.search(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", original) and term not in lower
        if is_meant and not any(_has(lower, one) for one in words):
            yield "term", f"“{term}” is not called {' or '.join(words)}"


def _has(text: str, words: str) -> bool:
    """Whether the text has one of these words in some form: their beginnings count, as endings change."""
    return any(stem(word) in text for word in words.lower().split() if len(word) > 2)


def stem(word: str) -> str:
    """A word without what changes in its forms."""
    return word if len(word) <= 3 else word[: max(3, len(word) - 3)]
