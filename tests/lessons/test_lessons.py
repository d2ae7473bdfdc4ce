"""The scenes of the tutorial: each can be solved, each can be failed, and a learner sees nothing that is hidden."""

from dataclasses import replace

import pytest

from saboteur.lessons import LESSONS, Lesson, played
from saboteur.lessons.scene import Task
from saboteur.rules.events import HIDDEN
from saboteur.sentences import sentence_in
from tests.lessons.lesson_checks import options, wrong_with
from tests.lessons.solutions import SOLUTIONS

LANGUAGES = ("en", "lt", "lv", "et", "ru", "el")
EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_there_are_eight_to_ten_scenes_and_each_has_a_known_solution() -> None:
    assert 8 <= len(LESSONS) <= 10
    assert list(SOLUTIONS) == list(LESSONS)


@EVERY
def test_a_scene_can_be_solved_and_failed_and_leads_to_its_end(lesson: Lesson) -> None:
    assert wrong_with(lesson, SOLUTIONS[lesson.name]) == []


LAY, TOOLS = LESSONS["lay"], LESSONS["tools"]
PLANTED: dict[str, tuple[Lesson, list[str], str]] = {
    "a wrong solution": (LAY, ["Pnesw@-1,0"], "missed instead of done"),
    "a solution that is not legal": (TOOLS, ["Pew@2,0", "Pew@2,0"], "refused instead of right"),
    "a task that everything solves": (
        replace(LAY, tasks=(Task(lambda _game, _move: True),)), SOLUTIONS["lay"], "whatever is played",
    ),
    "a task that nothing solves": (
        replace(LAY, tasks=(Task(lambda _game, _move: False),)), SOLUTIONS["lay"], "nothing solves",
    ),
    "a second task without its end": (
        replace(TOOLS, tasks=(TOOLS.tasks[0], Task(lambda _game, _move: False))), SOLUTIONS["tools"], "leads nowhere",
    ),
    "others who do not reply": (
        replace(TOOLS, tasks=(replace(TOOLS.tasks[0], replies=()), TOOLS.tasks[1])), SOLUTIONS["tools"], "not asked",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught(fault: str) -> None:
    lesson, solution, said = PLANTED[fault]
    assert any(said in wrong for wrong in wrong_with(lesson, solution)), wrong_with(lesson, solution)


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
