"""What a puzzle says to the page: the moment it is about, and afterwards what was right."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from saboteur.lessons.puzzles import Puzzle, puzzles
from saboteur.rules import legal_moves, reached
from saboteur.rules.errors import Argument
from saboteur.server.wire.event_encoding import WireEvent, on_wire
from saboteur.server.wire.messages import WireView

KEPT: Final = 128
"""Questions that are kept encoded: all there are, so that asking costs nothing."""


class PuzzleQuestion(Struct, frozen=True):
    """A moment of a game, as the seat to act sees it."""

    number: int
    count: int
    """How many puzzles there are."""
    kind: str
    story: tuple[WireEvent, ...]
    """What this seat saw happen before."""
    view: WireView


class PuzzleReason(Struct, frozen=True):
    """Why somebody is suspected."""

    code: str
    arguments: dict[str, Argument]


class PuzzleVerdict(Struct, frozen=True):
    """Whether an answer was right, what is right, and why."""

    right: bool
    answer: str
    before: int | None = None
    after: int | None = None
    others: int | None = None
    """Cards missing, or per cent suspicion: before the move, after it, and after the best of the others."""
    reasons: tuple[PuzzleReason, ...] = ()


@lru_cache(KEPT)
def question(number: int) -> bytes:
    """A puzzle, encoded. Raises IndexError if there is none of this number."""
    puzzle = puzzles()[number]
    view = puzzle.game().view(puzzle.seat)
    cells = tuple(sorted(reached(view), key=lambda cell: (cell[1], cell[0])))
    story = tuple(on_wire(event) for events in puzzle.story() for event in events)
    seen = WireView(view.public, cells, view.seat, view.own, tuple(legal_moves(view)))
    return msgspec.json.encode(PuzzleQuestion(number, len(puzzles()), puzzle.kind, story, seen))


def verdict(puzzle: Puzzle, answer: str) -> PuzzleVerdict:
    """What becomes of an answer."""
    why = puzzle.why
    reasons = tuple(PuzzleReason(one["code"], one["arguments"]) for one in why.get("reasons", ()))
    numbers = {name: why.get(name) for name in ("before", "after", "others")}
    return PuzzleVerdict(answer == puzzle.answer, puzzle.answer, **numbers, reasons=reasons)
