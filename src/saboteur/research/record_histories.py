"""What each seat of a record had seen and heard, as bots and `believe` are given it."""

from __future__ import annotations

from collections.abc import Iterator

from saboteur.bots import Observation
from saboteur.bots.noting import note
from saboteur.rules import Game, Record
from saboteur.rules.annotations import Said, asides
from saboteur.rules.claims import NotAClaim, parse_claim

Histories = list[list[Observation]]


def histories(record: Record, moves: int | None = None) -> Histories:
    """For each seat its history after so many moves of a record, and what was claimed up to then; all unless told.

    Raises ValueError for more moves than there are.
    """
    for game, told in replayed(record):
        if game.version == moves:
            return told
    if moves is not None:
        raise ValueError(f"moves: {moves!r} is not allowed, only whole numbers from 0 to {game.version}")
    return told


def replayed(record: Record) -> Iterator[tuple[Game, Histories]]:
    """The game before each move of a record and after the last one, and what each seat has seen and heard by then.

    It is the same game each time, and the same lists, which go on: copy what you want to keep.
    """
    talk, game = asides(record), Game(record.setup, record.deals)
    told: Histories = [[] for _ in range(record.setup.players)]
    note(dict(enumerate(told)), game.opening)
    for move in (*record.moves, None):
        for aside in talk.get(game.version, ()):
            if isinstance(aside, Said) and is_claim(aside.text):
                for history in told:
                    history.append(Observation(claim=(aside.seat, aside.text)))
        yield game, told
        seat = game.to_act
        if move is None or seat is None:
            return
        note(dict(enumerate(told)), game.play(seat, move).events)


def is_claim(text: str) -> bool:
    """Whether a text is a claim; people also say other things."""
    try:
        parse_claim(text)
    except NotAClaim:
        return False
    return True
