"""What must hold of every scene of the tutorial, as functions that say what is wrong; planted faults must be found."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.lessons import Lesson, Moment, played
from saboteur.rules import legal_moves


def options(moment: Moment) -> list[str]:
    """What the learner can play now."""
    return legal_moves(moment.game.view(0))


def wrong_with(lesson: Lesson, solution: Sequence[str]) -> list[str]:
    """Everything that is wrong with a scene and its known solution."""
    return [*_unsolved(lesson, solution), *_teaches_nothing(lesson, solution), *_dead_ends(lesson)]


def _unsolved(lesson: Lesson, solution: Sequence[str]) -> list[str]:
    """It is solved step by step, and the learner is asked after each."""
    if len(solution) != len(lesson.tasks):
        return ["a move for each task"]
    found = []
    for count in range(len(solution) + 1):
        moment = played(lesson, solution[:count])
        due = "asked" if count == 0 else "done" if count == len(solution) else "right"
        if moment.verdict != due:
            found.append(f"{moment.verdict} instead of {due} after {count} moves")
        elif due == "right" and (moment.task, moment.game.to_act) != (count, 0):
            found.append(f"the learner is not asked after {count} moves")
    return found


def _teaches_nothing(lesson: Lesson, solution: Sequence[str]) -> list[str]:
    """In every task something legal is wrong and something is right."""
    found = []
    for count in range(len(lesson.tasks)):
        before = list(solution[:count])
        verdicts = {played(lesson, [*before, move]).verdict for move in options(played(lesson, before))}
        if "missed" not in verdicts:
            found.append(f"whatever is played solves task {count}")
        if not verdicts & {"right", "done"}:
            found.append(f"nothing solves task {count}")
    return found


def _dead_ends(lesson: Lesson) -> list[str]:
    """Whatever solves the first task leads on to the end."""
    found = []
    for move in options(played(lesson, [])):
        moment = played(lesson, [move])
        if moment.verdict == "right":
            ends = [played(lesson, [move, after]).verdict for after in options(moment)]
            if not {"right", "done"} & set(ends):
                found.append(f"{move} leads nowhere")
    return found
