"""The scenes of the tutorial: each can be solved, each can be failed, and a learner sees nothing that is hidden."""

import pytest

from saboteur.lessons import LESSONS, Lesson, Moment, played
from saboteur.rules import legal_moves
from saboteur.rules.events import HIDDEN
from saboteur.sentences import sentence_in
from tests.lessons.solutions import SOLUTIONS

LANGUAGES = ("en", "lt", "lv", "et", "ru", "el")
EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def options(moment: Moment) -> list[str]:
    """What the learner can play now."""
    return legal_moves(moment.game.view(0))


def test_there_are_eight_to_ten_scenes_and_each_has_a_known_solution() -> None:
    assert 8 <= len(LESSONS) <= 10
    assert list(SOLUTIONS) == list(LESSONS)


@EVERY
def test_a_scene_is_solved_step_by_step(lesson: Lesson) -> None:
    solution = SOLUTIONS[lesson.name]
    assert len(solution) == len(lesson.tasks)
    assert played(lesson, []).verdict == "asked"
    for count in range(1, len(solution)):
        moment = played(lesson, solution[:count])
        assert (moment.verdict, moment.task) == ("right", count)
        assert moment.game.to_act == 0
    assert played(lesson, solution).verdict == "done"


@EVERY
def test_in_every_task_something_legal_is_wrong_and_something_is_right(lesson: Lesson) -> None:
    """A task that every move solves teaches nothing; one that none solves ends here."""
    for count in range(len(lesson.tasks)):
        before = SOLUTIONS[lesson.name][:count]
        verdicts = {played(lesson, [*before, move]).verdict for move in options(played(lesson, before))}
        assert "missed" in verdicts
        assert verdicts & {"right", "done"}


@EVERY
def test_whatever_solves_a_task_leads_on_to_the_end(lesson: Lesson) -> None:
    """No solution leaves the learner with a second task that cannot be solved, nor the others without their replies."""
    for move in options(played(lesson, [])):
        moment = played(lesson, [move])
        if moment.verdict == "right":
            ends = [played(lesson, [move, after]).verdict for after in options(moment)]
            assert "done" in ends, move


@EVERY
def test_a_move_that_is_not_it_changes_nothing(lesson: Lesson) -> None:
    beginning = played(lesson, [])
    wrong = next(move for move in options(beginning) if played(lesson, [move]).verdict == "missed")
    for moves in ([wrong], [wrong, *SOLUTIONS[lesson.name]], ["Pns@67,0"], ["nonsense"], ["G1"]):
        moment = played(lesson, moves)
        assert moment.verdict in ("missed", "refused")
        assert moment.game.view(0) == beginning.game.view(0)
    assert played(lesson, ["nonsense"]).refusal is not None


@EVERY
def test_others_cards_stay_hidden(lesson: Lesson) -> None:
    for count in range(len(lesson.tasks) + 1):
        for event in played(lesson, SOLUTIONS[lesson.name][:count]).events:
            kind = type(event).__name__
            if kind in ("Drew", "Discarded", "Dealt", "GoalSeen") and getattr(event, "seat", 0) != 0:
                assert HIDDEN in vars_of(event), event


def vars_of(event: object) -> list[object]:
    """The values of an event."""
    return [getattr(event, name) for name in event.__dataclass_fields__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_every_scene_has_its_words(lesson: Lesson, language: str) -> None:
    for part in ("title", "goal", "hint", "done"):
        for task in range(len(lesson.tasks)):
            key = f"lesson-{lesson.name}-{part}"
            assert sentence_in(language, key, task=task) not in ("", key)
