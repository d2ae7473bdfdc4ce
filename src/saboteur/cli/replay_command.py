"""`saboteur replay`: a record as a story, as its result, or as a trace of legal moves."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.legal_moves_text import legal_texts
from saboteur.cli.record_files import Place, play, records_in
from saboteur.cli.shared_arguments import whole_number
from saboteur.rules import Game, Record, RoundResult
from saboteur.rules.annotations import SeatTaken, asides


def add_arguments(parser: Parser, tell: Tell) -> None:
    """A file, and what is wanted of it."""
    parser.add_argument("file", metavar="FILE", help=tell("help-replay-file"))
    parser.add_argument("--json", action="store_true", help=tell("help-replay-json"))
    parser.add_argument("--trace", action="store_true", help=tell("help-replay-trace"))
    parser.add_argument("--every", metavar="N", type=whole_number(1, 10_000), help=tell("help-replay-every"))


def run(given: Namespace) -> None:
    """Print every game of the file, up to the first that is wrong."""
    if given.json or given.trace:
        for place, record in records_in(given.file):
            _print_for_programs(place, record, given)
    else:
        _tell_stories(given)


def _tell_stories(given: Namespace) -> None:
    from saboteur.cli.record_story import Story

    for place, record in records_in(given.file):
        Story(record, place, given.every).tell()


def _print_for_programs(place: Place, record: Record, given: Namespace) -> None:
    game = Game(record.setup, record.deals)
    lines = []
    try:
        for line in traced(game, record, place) if given.trace else _played(game, record, place):
            lines.append(line)  # noqa: PERF402 - what came before a bad move is printed too
    finally:
        print("".join(lines), end="")
    if given.json:
        print(json.dumps({**result_of(game), **_holders(record)}))
    if sys.stdout is not None:
        sys.stdout.flush()  # a reader need not wait for the next game


def _played(game: Game, record: Record, place: Place) -> Iterator[str]:
    for index, move in enumerate(record.moves):
        play(game, index, move, place)
    yield from ()


def traced(game: Game, record: Record, place: Place) -> Iterator[str]:
    """Plays the record; gives a JSON line for each move, made before it was played."""
    names = Names(record)
    for index, move in enumerate(record.moves):
        line = _trace_line(place.game, game, move, names.at(index, game.to_act))
        play(game, index, move, place)
        yield line


def _trace_line(number: int, game: Game, move: str, name: str | None) -> str:
    """Written out by hand because it is made so often: a legal move holds no letter that JSON would have to quote."""
    legal = '", "'.join(legal_texts(game))
    named = "" if name is None else f'"name": {json.dumps(name)}, '
    return (
        f'{{"game": {number}, "round": {game.round}, "seat": {game.to_act}, {named}"phase": "{game.phase}", '
        f'"legal": ["{legal}"], "move": "{move}"}}\n'
    )


class Names:
    """Who has which seat, move by move, in a record that tells who took over a seat."""

    def __init__(self, record: Record) -> None:
        given = record.extras.get("names")
        names = given if isinstance(given, list) else []
        known = [name if isinstance(name, str) else "" for name in names[: record.setup.players]]
        self._names = known + [""] * (record.setup.players - len(known))
        self._asides = asides(record)
        self._told = any(isinstance(aside, SeatTaken) for between in self._asides.values() for aside in between)

    def at(self, index: int, seat: int | None) -> str | None:
        """Whose move it is, by name; None if the record tells of no change. To be asked for one move after another."""
        for aside in self._asides.get(index, []):
            if isinstance(aside, SeatTaken):
                self._names[aside.seat] = aside.name
        return self._names[seat] if self._told and seat is not None else None


def _holders(record: Record) -> dict[str, Any]:
    """Who took over which seat after how many moves, if the record tells of anybody."""
    found = [
        {"moves": moves, "seat": aside.seat, "name": aside.name, "bot": aside.bot}
        for moves, between in asides(record).items()
        for aside in between
        if isinstance(aside, SeatTaken)
    ]
    return {"holders": found} if found else {}


def result_of(game: Game) -> dict[str, Any]:
    """How a game stands, as plain values; `winners` is None while it is not over."""
    return {
        "nuggets": list(game.nuggets),
        "winners": None if game.winners is None else list(game.winners),
        "rounds": [_plain_round(result) for result in game.results],
    }


def _plain_round(result: RoundResult) -> dict[str, Any]:
    return {
        "winner": result.winner,
        "how": result.how,
        "starter": result.starter,
        "turns": result.turns,
        "finder": result.finder,
        "roles": list(result.roles),
    }
