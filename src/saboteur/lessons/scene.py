"""A scene and how it is played: the learner's moves go in, where the scene stands comes out. Nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from saboteur.rules import Event, Game, IllegalMove, NotAMove, RoundDeal, Setup, redacted
from saboteur.rules.errors import Argument
from saboteur.rules.notation import Cell

LEARNER: Final = 0
"""The seat of whoever learns."""

Solves = Callable[[Game, str], bool]
"""Whether a move solved a task; takes the game after it, and the move."""
Verdict = Literal["asked", "right", "missed", "refused", "done"]


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do, and what the others play once it is done."""

    solves: Solves
    replies: tuple[str, ...] = ()
    """Moves of the other seats, in turn, until the learner is asked again."""
    spot: Cell | None = None
    """The cell that the task is about."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A hand-made deal, what happened in it before, and one or more tasks."""

    name: str
    setup: Setup
    deal: RoundDeal
    tasks: tuple[Task, ...]
    before: tuple[str, ...] = ()
    """Moves that have been played when the learner comes in."""
    first: int = LEARNER
    gold: tuple[int, ...] = (3, 2, 1)

    def game(self) -> Game:
        """The game that the scene begins with."""
        return Game.hand_made(self.setup, self.deal, first=self.first, gold=self.gold)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a scene stands."""

    game: Game
    task: int
    """The number of the task that is asked for; of the last one when all are done."""
    verdict: Verdict
    """What became of the last move: it was `right`, legal but `missed` the task, was `refused`, or all is `done`."""
    events: tuple[Event, ...]
    """What happened since the learner was asked before, as the learner sees it."""
    refusal: tuple[str, dict[str, Argument]] | None = None


@dataclass
class _Stage:
    """A scene while its moves are played."""

    lesson: Lesson
    game: Game
    task: int = 0
    events: list[Event] = field(default_factory=list)

    def play(self, move: str) -> None:
        """A move of whoever is to act. Raises IllegalMove or NotAMove."""
        step = self.game.play(self.game.to_act or 0, move)
        self.events += [redacted(event, LEARNER) for event in step.events]

    def tried(self, move: str) -> Verdict:
        """A move of the learner: kept if it solves the task, and then the others answer."""
        task = self.lesson.tasks[self.task]
        trial = self.game.clone()
        trial.play(LEARNER, move)
        if not task.solves(trial, move):
            return "missed"
        self.events.clear()
        self.play(move)
        if self.task + 1 == len(self.lesson.tasks):
            return "done"
        for reply in task.replies:
            self.play(reply)
        self.task += 1
        return "right"


def played(lesson: Lesson, moves: Sequence[str]) -> Moment:
    """The scene after the learner's moves. The first that solves nothing, or is refused, is the last that counts."""
    stage = _Stage(lesson, lesson.game())
    for move in lesson.before:
        stage.play(move)
    verdict: Verdict = "asked"
    for move in moves:
        try:
            verdict = stage.tried(move)
        except (IllegalMove, NotAMove) as refused:
            reason = refused.code, refused.arguments
            return Moment(stage.game, stage.task, "refused", tuple(stage.events), reason)
        if verdict in ("missed", "done"):
            break
    return Moment(stage.game, stage.task, verdict, tuple(stage.events))
