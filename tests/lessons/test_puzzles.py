"""Every puzzle has exactly one right answer, found again by the rules and the belief from what its seat saw."""

from collections import Counter
from dataclasses import replace

import pytest

from saboteur.lessons import puzzle_solutions
from saboteur.lessons.puzzle_solutions import FEWER_PER_CENT, SOLVERS, SURE, solution
from saboteur.lessons.puzzles import Puzzle, puzzles
from saboteur.rules import Game, RoundDeal, Setup, legal_moves
from tools.generate.puzzles import EACH, FILE, SEED, found, game_numbered, written

EVERY = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: f"{puzzle.kind} {puzzle.seed}")


def test_there_are_at_least_sixty_of_four_kinds() -> None:
    kinds = Counter(puzzle.kind for puzzle in puzzles())
    assert len(puzzles()) >= 60
    assert kinds == dict.fromkeys(SOLVERS, EACH)
    assert len({(puzzle.seed, puzzle.moves) for puzzle in puzzles()}) == len(puzzles())


def wrong_with(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle: another answer or explanation is right, or there is more than one, or none."""
    game = puzzle.game()
    right = solution(puzzle.kind, game, puzzle.seat)
    if right is None:
        return ["no single right answer"]
    found = [] if (right.answer, right.why) == (puzzle.answer, puzzle.why) else [f"{right} is right"]
    if puzzle.kind == "who":
        sure = right.why["reasons"][0]["arguments"]["percent"] >= round(100 * SURE)
        return found if sure and puzzle.answer != str(puzzle.seat) else [*found, "not sure"]
    if puzzle.kind == "stop" and puzzle.why["others"] - puzzle.why["after"] < FEWER_PER_CENT:
        found.append("its explanation tells no difference")
    return found if puzzle.answer in legal_moves(game.view(puzzle.seat)) else [*found, "not legal"]


@EVERY
def test_its_answer_is_the_only_right_one(puzzle: Puzzle) -> None:
    assert wrong_with(puzzle) == []


def test_the_script_finds_the_same_puzzles_again() -> None:
    """The first games of the seed give the first puzzles of the file."""
    again = found(SEED, EACH, most_games=3)
    assert again
    assert FILE.read_text(encoding="utf-8").startswith(written(again)[:-3])
    assert puzzles()[0].game().deal == game_numbered(SEED, int(puzzles()[0].seed.rsplit("/", 1)[1])).deal


@pytest.mark.parametrize("kind", SOLVERS)
def test_a_planted_wrong_answer_is_caught(kind: str) -> None:
    puzzle = next(one for one in puzzles() if one.kind == kind)
    moves = [str(seat) for seat in range(puzzle.setup.players)]
    others = moves if kind == "who" else legal_moves(puzzle.game().view(puzzle.seat))
    for answer in [other for other in others if other != puzzle.answer][:2]:
        assert wrong_with(replace(puzzle, answer=answer)) != []


def test_a_planted_wrong_explanation_is_caught() -> None:
    puzzle = next(one for one in puzzles() if one.kind == "stop")
    assert wrong_with(replace(puzzle, why={"before": 100, "after": 100, "others": 100})) != []


@pytest.mark.parametrize(("hand", "answers"), [(("Pew", "Pns"), 1), (("Pnew", "Pew"), 3), (("Pns", "Pns"), 0)])
def test_a_planted_second_answer_is_caught(hand: tuple[str, str], answers: int) -> None:
    """Two cards that reach the treasure, or one both ways round, are no puzzle; nor is a hand with none."""
    game = one_card_short(hand)
    wins = [move for move in legal_moves(game.view(0)) if len(after(game, move).results) > 0]
    assert len(wins) == answers
    found = solution("reach", game, 0)
    assert (found is not None) == (answers == 1)


def one_card_short(hand: tuple[str, ...]) -> Game:
    """The tunnel is one card short of the only goal that is left, which is therefore the treasure."""
    maps = ("V",) * len(hand)
    mine = ("Pnesw@1,0", "Pnesw@2,0", "Pnesw@3,0", "Pnesw@4,0", "Pnew@5,0", "Pesw@6,0", "Pes@8,-2", "Psw@8,2")
    deal = RoundDeal(
        roles=("digger", "digger", "saboteur"), spare="digger", goals=("Pes", "treasure", "Psw"),
        hands=(hand, maps, maps), deck=("R",), mine=mine,
    )  # fmt: skip
    return Game.hand_made(Setup("lt", 3, rounds=1), deal, first=0, gold=(3, 2, 1))


def after(game: Game, move: str) -> Game:
    trial = game.clone()
    trial.play(0, move)
    return trial


def test_two_moves_that_are_equally_good_are_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two moves are equally good, a puzzle is none."""
    puzzle = next(one for one in puzzles() if one.kind == "alive")
    monkeypatch.setattr(puzzle_solutions, "missing_cards", lambda *_: 3)
    assert solution("alive", puzzle.game(), puzzle.seat) is None
