"""Records from a file: one that may run over many lines, or one on each line, never more than one in memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from saboteur.cli.strict_json import Unusable, parsed
from saboteur.cli.usage_error import BadInput
from saboteur.rules import Game, IllegalMove, NotAMove, Record, SaboteurError, Step, from_plain
from saboteur.sentences import LONGEST, clipped, sentence, told

STANDARD_INPUT: Final = "-"
LARGEST: Final = 8 * 1024 * 1024
"""Bytes of one record. The longest game has a few hundred moves; the rest is room for talk."""
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
BLANK: Final = b" \t\r\n"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a record stands: the file, the game counted from 0, the line counted from 1."""

    file: str
    game: int
    line: int

    def bad_game(self, why: str) -> BadInput:
        """Says that this record cannot be used."""
        return BadInput(sentence("bad-game", file=self.file, game=self.game, line=self.line, why=why))

    def bad_move(self, index: int, move: str, reason: SaboteurError) -> BadInput:
        """Says that a move of this record cannot be played."""
        return BadInput(
            sentence(
                "bad-move",
                file=self.file,
                game=self.game,
                line=self.line,
                number=index + 1,
                index=index,
                move=clipped(move, LONGEST),
                why=told(reason),
            )
        )


def records_in(file: str) -> Iterator[tuple[Place, Record]]:
    """Every record of a file, in order; `-` is standard input. Raises BadInput where one cannot be read."""
    for place, plain in values_in(file):
        try:
            record = from_plain(plain)
        except SaboteurError as error:
            raise place.bad_game(told(error)) from None
        yield place, record


def values_in(file: str) -> Iterator[tuple[Place, object]]:
    """The same as the plain values they are written as, whatever these say."""
    with _opened(file) as stream:
        yield from _values_in(stream, file)


def play(game: Game, index: int, move: str, place: Place) -> Step:
    """Play the move of a record. Raises BadInput that names game, move and reason."""
    try:
        return game.play(game.to_act or 0, move)
    except (IllegalMove, NotAMove) as reason:
        raise place.bad_move(index, move, reason) from None


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file == STANDARD_INPUT:
        return _standard_input()
    try:
        return Path(file).open("rb")
    except OSError as error:
        raise _unreadable(file, error) from None


def _standard_input() -> AbstractContextManager[BinaryIO]:
    if sys.stdin is None:  # where the shell closed it
        raise BadInput(sentence("no-standard-input"))
    return nullcontext(sys.stdin.buffer)


def _values_in(stream: BinaryIO, file: str) -> Iterator[tuple[Place, object]]:
    lines = _Lines(stream, file)
    game = 0
    while (content := lines.next_with_content()) is not None:
        place = Place(file, game, lines.number)
        try:
            value = _value(content, lines, may_go_on=game == 0)
        except Unusable as problem:
            place = Place(file, game, place.line + problem.line - 1)
            raise place.bad_game(sentence(problem.key, **problem.arguments)) from None
        yield place, value
        game += 1
    if game == 0:
        raise BadInput(sentence("no-game", file=file))


class _Lines:
    """The lines of a file, counted, none longer than a record may be."""

    def __init__(self, stream: BinaryIO, file: str) -> None:
        self.stream = stream
        self.file = file
        self.number = 0

    def next_with_content(self) -> bytes | None:
        """The next line that is not blank, without a byte order mark; None at the end."""
        while line := self._read(LARGEST + 1, self.stream.readline):
            self.number += 1
            if self.number == 1:
                line = line.removeprefix(BYTE_ORDER_MARK)
            if line.strip(BLANK):
                return line
        return None

    def rest(self, room: int) -> bytes:
        """All that follows, up to so many bytes and one more."""
        return self._read(room + 1, self.stream.read)

    def _read(self, size: int, read: Any) -> bytes:
        try:
            return bytes(read(size))
        except OSError as error:  # a directory, for one, opens on some systems
            raise _unreadable(self.file, error) from None


def _value(content: bytes, lines: _Lines, *, may_go_on: bool) -> object:
    """The value on a line, or the one that begins there and runs to the end of the file."""
    try:
        return parsed(_fitting(content))
    except Unusable as problem:
        if problem.key != "json-cut-off" or not may_go_on:
            raise
        cut_off = problem
    rest = lines.rest(LARGEST - len(content))
    try:
        return parsed(_fitting(content + rest))
    except Unusable as problem:
        raise (cut_off if _begins_again(rest) else problem) from None


def _begins_again(rest: bytes) -> bool:
    """Whether a whole record follows on the next line, so that the file is one of JSON lines after all."""
    try:
        return isinstance(parsed(rest.lstrip(BLANK).partition(b"\n")[0]), dict)
    except Unusable:
        return False


def _fitting(content: bytes) -> bytes:
    if len(content) > LARGEST:
        raise Unusable("record-too-large", limit=LARGEST // 1024 // 1024)
    return content


def _unreadable(file: str, error: OSError) -> BadInput:
    return BadInput(sentence("cannot-read", file=file, why=error.strerror or str(error)))
