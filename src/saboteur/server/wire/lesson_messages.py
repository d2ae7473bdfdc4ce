"""What a scene of the tutorial says to the page."""

from __future__ import annotations

from msgspec import Struct

from saboteur.lessons import LESSONS, Lesson, Moment
from saboteur.lessons.examples import Attempt, Example
from saboteur.lessons.scene import LEARNER, Verdict
from saboteur.rules import Game, legal_moves, reached
from saboteur.rules.errors import Argument
from saboteur.server.wire.event_encoding import WireEvent, on_wire
from saboteur.server.wire.messages import WireView


class LessonRefusal(Struct, frozen=True):
    """Why a move is not legal."""

    code: str
    arguments: dict[str, Argument]


class LessonMoment(Struct, frozen=True):
    """Where a scene of the tutorial stands."""

    lesson: str
    lessons: tuple[str, ...]
    """The names of all scenes, in their order."""
    task: int
    tasks: int
    spot: tuple[int, int] | None
    """The cell that the task is about."""
    verdict: Verdict
    refusal: LessonRefusal | None
    events: tuple[WireEvent, ...]
    """What happened since the learner was asked before."""
    view: WireView


class ExampleMoment(Struct, frozen=True):
    """An example of the rulebook after what was tried on it."""

    example: str
    refusal: LessonRefusal | None
    """Why the last move is not legal; those before it stand."""
    events: tuple[WireEvent, ...]
    """What came of the last move."""
    view: WireView


def example_moment(example: Example, attempt: Attempt) -> ExampleMoment:
    """An example as its reader sees it."""
    refusal = None if attempt.refusal is None else LessonRefusal(*attempt.refusal)
    return ExampleMoment(example.name, refusal, tuple(map(on_wire, attempt.events)), _learners_view(attempt.game))


def lesson_moment(lesson: Lesson, moment: Moment) -> LessonMoment:
    """A moment of a scene as the learner sees it."""
    refusal = None if moment.refusal is None else LessonRefusal(*moment.refusal)
    return LessonMoment(
        lesson.name, tuple(LESSONS), moment.task, len(lesson.tasks), lesson.tasks[moment.task].spot,
        moment.verdict, refusal, tuple(map(on_wire, moment.events)),
        _learners_view(moment.game),
    )  # fmt: skip


def _learners_view(game: Game) -> WireView:
    view = game.view(LEARNER)
    cells = tuple(sorted(reached(view), key=lambda cell: (cell[1], cell[0])))
    return WireView(view.public, cells, LEARNER, view.own, tuple(legal_moves(view)))
