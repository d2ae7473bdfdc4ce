"""`saboteur verify`: whether recorded games were dealt fairly and replay."""

from __future__ import annotations

from argparse import Namespace

from saboteur.cli.commands import Tell
from saboteur.cli.parser import Parser
from saboteur.cli.record_files import Place, play, records_in
from saboteur.rules import Game, Record, SaboteurError
from saboteur.rules.proof import check, check_cancelled
from saboteur.sentences import sentence, told


def add_arguments(parser: Parser, tell: Tell) -> None:
    """A file."""
    parser.add_argument("file", metavar="FILE", help=tell("help-verify-file"))


def run(given: Namespace) -> None:
    """Check every game of the file, up to the first that is wrong."""
    for place, record in records_in(given.file):
        _verify(place, record)


def _verify(place: Place, record: Record) -> None:
    try:
        silent, cancelled = check(record), check_cancelled(record)
    except SaboteurError as error:
        raise place.bad_game(told(error)) from None
    game = Game(record.setup, record.deals)
    for index, move in enumerate(record.moves):
        play(game, index, move, place)
    print(sentence("verify-fair", game=place.game))
    for seat in silent:
        print(sentence("verify-bias", game=place.game, seat=seat))
    if cancelled:
        print(sentence("verify-cancelled", game=place.game, count=cancelled))
