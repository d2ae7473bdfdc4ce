"""Every puzzle has exactly one right answer, found again by the rules and the belief from what its seat saw."""

from collections import Counter

import pytest

from saboteur.lessons import puzzle_solutions
from saboteur.lessons.puzzle_solutions import SOLVERS, SURE, solution
from saboteur.lessons.puzzles import Puzzle, puzzles
from saboteur.rules import legal_moves
from tools.generate.puzzles import EACH, FILE, SEED, found, game_numbered, written

EVERY = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: f"{puzzle.kind} {puzzle.seed}")


def test_there_are_at_least_sixty_of_four_kinds() -> None:
    kinds = Counter(puzzle.kind for puzzle in puzzles())
    assert len(puzzles()) >= 60
    assert kinds == dict.fromkeys(SOLVERS, EACH)
    assert len({(puzzle.seed, puzzle.moves) for puzzle in puzzles()}) == len(puzzles())


@EVERY
def test_its_answer_is_the_only_right_one(puzzle: Puzzle) -> None:
    game = puzzle.game()
    right = solution(puzzle.kind, game, puzzle.seat)
    assert right is not None
    assert (right.answer, right.why) == (puzzle.answer, puzzle.why)
    if puzzle.kind == "who":
        assert right.why["reasons"][0]["arguments"]["percent"] >= round(100 * SURE)
        assert puzzle.answer != str(puzzle.seat)
    else:
        assert puzzle.answer in legal_moves(game.view(puzzle.seat))


def test_the_script_finds_the_same_puzzles_again() -> None:
    """The first games of the seed give the first puzzles of the file."""
    again = found(SEED, EACH, most_games=3)
    assert again
    assert FILE.read_text(encoding="utf-8").startswith(written(again)[:-3])
    assert puzzles()[0].game().deal == game_numbered(SEED, int(puzzles()[0].seed.rsplit("/", 1)[1])).deal


def test_a_planted_second_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two moves are equally good, a puzzle is none."""
    puzzle = next(one for one in puzzles() if one.kind == "alive")
    monkeypatch.setattr(puzzle_solutions, "missing_cards", lambda *_: 3)
    assert solution("alive", puzzle.game(), puzzle.seat) is None
