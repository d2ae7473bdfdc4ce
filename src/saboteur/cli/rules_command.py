"""`saboteur rules`: the rulebook in the terminal, all of it or what one clause says, in any language and edition."""

from __future__ import annotations

import re
import shutil
import textwrap
from argparse import ArgumentTypeError, Namespace
from collections.abc import Collection, Iterator
from typing import Final

from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.terminal_output import HEADING, QUIET, Voice
from saboteur.rulebook import CHAPTERS, OPTION_ABOUT, Chapter, Paragraph, shown, spare
from saboteur.rules import OPTIONS, Setup
from saboteur.sentences import LONGEST, clipped, language, languages, sentence, sentence_in

_CLAUSE: Final = re.compile(r"[Rr]?([0-9]{1,2})(?:\.([0-9]{1,2}))?", re.ASCII)
WIDEST: Final = 96


def add_arguments(parser: Parser, tell: Tell) -> None:
    """A clause, the table, and the language."""
    usual = shared_arguments.USUAL
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", type=clause, help=tell("help-rules-clause"))
    parser.add_argument(
        "--edition", metavar="EDITION", type=shared_arguments.edition, default=usual.edition, help=tell("help-edition")
    )
    parser.add_argument(
        "--options", metavar="NAMES", type=shared_arguments.options, default=frozenset(), help=tell("help-options")
    )
    parser.add_argument("--lang", metavar="CODE", type=speech, help=tell("help-rules-lang"))


def clause(text: str) -> str:
    """Reads `R4.7` or `4.7`, or a whole section, `R4`."""
    match = _CLAUSE.fullmatch(text)
    wanted = "" if match is None else match[1] if match[2] is None else f"{match[1]}.{match[2]}"
    if not wanted or not any(_states(one, wanted) for chapter in CHAPTERS for one in chapter.paragraphs):
        raise shared_arguments.refused("not-a-clause", text)
    return wanted


def speech(text: str) -> str:
    """Reads the code of a language."""
    if text not in languages():
        names = ", ".join(languages())
        raise ArgumentTypeError(sentence("not-a-language", text=clipped(text, LONGEST), names=names))
    return text


def run(given: Namespace) -> None:
    """Print what was asked for."""
    voice, code = Voice(), given.lang or language()
    width = min(WIDEST, shutil.get_terminal_size().columns)
    book = Book(code, given.edition, given.options)
    for style, line in book.lines(given.clause):
        for part in textwrap.wrap(line, width) or [""]:
            voice.say(part, style)


class Book:
    """The rulebook for one table, in one language."""

    def __init__(self, code: str, edition: str, options: Collection[str]) -> None:
        self.code = code
        self.edition = edition
        self.options = [name for name in OPTIONS if name in options]

    def lines(self, wanted: str | None = None) -> Iterator[tuple[str, str]]:
        """Styles and lines: of all chapters, or of the paragraphs that state a clause or a section."""
        yield QUIET, self._say("rules-edition", edition=self._say("edition-name", edition=self.edition))
        for chapter in CHAPTERS:
            told = [one for one in self._paragraphs(chapter, wanted) if wanted is None or _states(one, wanted)]
            if told:
                yield "", ""
                yield HEADING, self._say(f"rules-{chapter.name}-title")
            for one in told:
                yield "", self._text(one)
                if one.clauses:
                    yield QUIET, " ".join(f"R{number}" for number in one.clauses)

    def _paragraphs(self, chapter: Chapter, wanted: str | None) -> list[Paragraph]:
        """Those of the table; whoever asks for a clause gets it, also if it is an option's that is off."""
        return shown(chapter, self.options) if wanted is None else list(chapter.paragraphs)

    def _text(self, one: Paragraph) -> str:
        if one.key == OPTION_ABOUT:
            name = self._say("option-name", option=one.option or "")
            return f"{name}. {self._say(OPTION_ABOUT, option=one.option or '')}"
        rounds = Setup(self.edition).rounds
        return self._say(one.key, edition=self.edition, rounds=rounds, spare=spare(self.options))

    def _say(self, key: str, **arguments: str | int) -> str:
        return sentence_in(self.code, key, **arguments)


def _states(one: Paragraph, wanted: str) -> bool:
    return wanted in one.clauses or any(number.split(".")[0] == wanted for number in one.clauses)
