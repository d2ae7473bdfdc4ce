"""Arguments that several commands share: numbers, ranges, seeds, and the table that is played at."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.rules import EDITIONS, OPTIONS, Setup
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS
from saboteur.sentences import LONGEST, clipped, sentence

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_RANGE: Final = re.compile(r"([0-9]{1,9})-([0-9]{1,9})", re.ASCII)
USUAL: Final = Setup()


def refused(key: str, text: str, **arguments: str | int) -> ArgumentTypeError:
    """Says why a text that was given is not accepted."""
    return ArgumentTypeError(sentence(key, text=clipped(text, LONGEST), **arguments))


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """Reads a number between two others, both included."""

    def read(text: str) -> int:
        number = int(text) if _NUMBER.fullmatch(text) else None
        if number is None or not lowest <= number <= highest:
            raise refused("not-in-range", text, lowest=lowest, highest=highest)
        return number

    return read


def number_or_range(lowest: int, highest: int) -> Callable[[str], range]:
    """Reads a number or two joined by a hyphen, as the range of the numbers meant."""
    read_one = whole_number(lowest, highest)

    def read(text: str) -> range:
        match = _RANGE.fullmatch(text)
        first, last = match.groups() if match else (text, text)
        numbers = range(read_one(first), read_one(last) + 1)
        if not numbers:
            raise refused("range-backwards", text)
        return numbers

    return read


def seed(text: str) -> str:
    """Reads a seed: any text that UTF-8 can write."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(sentence("refused-seed-not-text")) from None
    return text


def edition(text: str) -> str:
    """Reads the code of an edition."""
    if text not in EDITIONS:
        raise refused("not-an-edition", text, names=", ".join(EDITIONS))
    return text


def options(text: str) -> frozenset[str]:
    """Reads table options, split by commas; the empty text is none."""
    names = text.split(",") if text else []
    for name in names:
        if name not in OPTIONS:
            raise refused("not-an-option", name, names=", ".join(OPTIONS))
    return frozenset(names)


def bot(text: str) -> str:
    """Reads a bot: the name of one that is built in or installed, or a class as `module:Class`.

    Raises BadBot for a class that cannot be used.
    """
    from saboteur.bots import bot_names, make_bot
    from saboteur.bots.foreign_bots import is_path

    names = bot_names()
    if text not in names and not is_path(text):
        raise refused("not-a-bot", text, names=", ".join(names))
    make_bot(text, "")  # says now what would go wrong later
    return text


def add_table_arguments(parser: Parser, tell: Tell) -> None:
    """Edition, players, options, rounds and the seat that begins; what is not given is None."""
    parser.add_argument("--edition", metavar="CODE", type=edition, help=tell("help-edition"))
    players = whole_number(FEWEST_PLAYERS, MOST_PLAYERS)
    parser.add_argument("--players", metavar="N", type=players, help=tell("help-players"))
    parser.add_argument("--options", metavar="NAMES", type=options, help=tell("help-options"))
    parser.add_argument("--rounds", metavar="N", type=whole_number(1, MOST_ROUNDS), help=tell("help-rounds"))
    parser.add_argument("--first", metavar="SEAT", type=whole_number(0, MOST_PLAYERS - 1), help=tell("help-first"))


def setup_of(given: Namespace) -> Setup:
    """The table that was asked for. Raises BadSetup."""
    return Setup(
        edition=given.edition or USUAL.edition,
        players=given.players or USUAL.players,
        options=given.options or frozenset(),
        rounds=given.rounds or USUAL.rounds,
        first=given.first,
    )
