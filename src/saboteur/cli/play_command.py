"""`saboteur play`: a game in the terminal, one person and bots."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from pathlib import Path

from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.prompt import asked_until_good, forgive_odd_letters
from saboteur.cli.usage_error import BadInput
from saboteur.rules import Game, record_of, to_plain
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """The table, the own seat, and where to keep the record."""
    from saboteur.bots import DEFAULT_BOT

    shared_arguments.add_table_arguments(parser, tell)
    seat = shared_arguments.whole_number(0, MOST_PLAYERS - 1)
    parser.add_argument("--seat", metavar="SEAT", type=seat, default=0, help=tell("help-play-seat"))
    parser.add_argument(
        "--bot", metavar="BOT", type=shared_arguments.bot, help=tell("help-play-bot", default=DEFAULT_BOT)
    )
    parser.add_argument("--seed", metavar="TEXT", type=shared_arguments.seed, help=tell("help-seed"))
    parser.add_argument("--save", metavar="FILE", help=tell("help-play-save"))


def run(given: Namespace) -> None:
    """Play until the game is over, the person leaves or the input ends."""
    from saboteur.bots import DEFAULT_BOT
    from saboteur.cli.terminal_table import Table

    forgive_odd_letters()
    _ask_for_the_rest(given)
    setup = shared_arguments.setup_of(given)
    if given.seat >= setup.players:
        raise BadInput(sentence("no-seat-at-table", seat=given.seat, last=setup.players - 1))
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    game = Game.seeded(setup, seed)
    try:
        Table(game, given.seat, given.bot or DEFAULT_BOT, seed).play()
    finally:
        if given.save is not None:
            _save(game, Path(given.save))


def _ask_for_the_rest(given: Namespace) -> None:
    """Ask for players and edition where they were not given; an empty answer takes the usual."""
    if given.players is None:
        read = shared_arguments.whole_number(FEWEST_PLAYERS, MOST_PLAYERS)
        given.players = asked_until_good(
            sentence("ask-players", usual=shared_arguments.USUAL.players), read, shared_arguments.USUAL.players
        )
    if given.edition is None:
        prompt = sentence("ask-edition", usual=shared_arguments.USUAL.edition)
        given.edition = asked_until_good(prompt, shared_arguments.edition, shared_arguments.USUAL.edition)


def _save(game: Game, file: Path) -> None:
    record = record_of(game, ended="finished" if game.over else "abandoned")
    try:
        file.write_text(json.dumps(to_plain(record)) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(sentence("cannot-save", file=str(file), why=error.strerror or str(error))) from None
